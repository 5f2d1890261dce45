import { freshLibrary, libraryRows } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

const choose = (names: readonly string[]) => names.map((name) => sample(name))

test('cancel stops the queue and removes what had not finished', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(choose(['falcon.en.txt', 'harbour.en.txt', 'lastround.en.txt']))
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('0 of 3 completed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel books' }).click()
  await expect(page).not.toHaveURL(/view=queue/)
  await expect.poll(async () => (await libraryRows(server)).length).toBe(0)
})

test('a waiting book can be removed; the others are read', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=upload')
  const names = ['falcon.en.txt', 'harbour.en.txt', 'lastround.en.txt', 'falcon.ar.txt', 'harbour.ar.txt']
  await page.locator('input[type=file]').first().setInputFiles(choose(names))
  await page.getByRole('button', { name: 'Upload All' }).click()
  await page.getByRole('button', { name: 'Remove harbour.ar.txt' }).click()
  await expect(page.getByText('Successfully processed 4 book(s)!', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page).not.toHaveURL(/view=queue/)
  expect((await libraryRows(server)).map(({ filename }) => filename).toSorted()).toEqual(names.slice(0, 4).toSorted())
})

test('an upload whose connection broke is tried again', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=upload')
  await page.route('**/api/evaluate', (route) => route.abort('connectionreset'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(choose(['falcon.en.txt']))
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('No book could be processed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '1 failed' }).click()
  await expect(page.getByText('Upload failed', { exact: true }).first()).toBeVisible()
  await page.unroute('**/api/evaluate')
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(page.getByText('Successfully processed 1 book(s)!', { exact: true })).toBeVisible({ timeout: 60_000 })
})
