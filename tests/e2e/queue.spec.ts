import { freshLibrary, libraryRows } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

const choose = (names: readonly string[]) => names.map((name) => sample(name))

test.beforeEach(async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=upload')
})

test('cancel stops the queue and removes what had not finished', async ({ page, server }) => {
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(choose(['falcon.en.txt', 'harbour.en.txt', 'lastround.en.txt']))
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('0 of 3 completed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel books' }).click()
  await expect(page).not.toHaveURL(/view=queue/)
  // What a quick worker had finished before the click stays.
  await expect
    .poll(async () => (await libraryRows(server)).filter(({ status }) => status !== 'completed').length)
    .toBe(0)
  await page.goto('/?view=queue')
  await expect(page.getByRole('heading', { name: 'Nothing is being processed' })).toBeVisible()
})

test('a waiting book can be removed; the others are read', async ({ page, server }) => {
  const names = ['falcon.en.txt', 'harbour.en.txt', 'lastround.en.txt', 'falcon.ar.txt', 'harbour.ar.txt']
  await page.locator('input[type=file]').first().setInputFiles(choose(names))
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByRole('heading', { name: 'Processing Books' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible()
  await expect(page.getByText('Waiting its turn')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove harbour.ar.txt' }).click()
  await expect(page.getByText('Successfully processed 4 book(s)!', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/view=queue/)
  await expect(page.locator('[data-book-index]')).toHaveCount(4)
  expect((await libraryRows(server)).map(({ filename }) => filename).toSorted()).toEqual(names.slice(0, 4).toSorted())
})

test('a file that is no book, and a lost connection, say what happened and can be tried again', async ({
  page,
  context,
}) => {
  const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') }
  await page.locator('input[type=file]').first().setInputFiles(broken)
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('No book could be processed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '1 failed' }).click()
  await expect(page.getByText(/damaged/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove broken.pdf' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add books' }).click()

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(choose(['falcon.en.txt']))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText(/^No connection; this book is sent again in \d+ sec$/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Successfully processed 1 book(s)!', { exact: true })).toBeVisible()
})

test('the queue survives a reload', async ({ page, server }) => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(choose(['falcon.ar.docx', 'harbour.ar.epub', 'lastround.ar.rtf']))
  const sent = page.waitForResponse(
    (response) => response.url().includes('/api/evaluate') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Upload All' }).click()
  await sent
  await page.reload()
  await expect
    .poll(
      async () =>
        (await libraryRows(server)).filter(({ filename }) => filename === 'falcon.ar.docx').map(({ status }) => status),
      { timeout: 60_000 },
    )
    .toEqual(['completed'])
})
