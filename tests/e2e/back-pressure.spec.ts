import { startServer } from '../support/start-server.ts'
import { libraryRows } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

test('a library that takes one book at a time gets all of them, refused ones kept and sent again by themselves', async ({
  browser,
}) => {
  const server = await startServer({ MAX_WAITING_BOOKS: '1', WORKERS: '1' })
  const context = await browser.newContext({ baseURL: server.url, locale: 'ar-AE' })
  const page = await context.newPage()
  let refused = 0
  page.on('response', (response) => {
    if (response.status() === 429) refused += 1
  })
  await page.goto('/?view=upload')
  const names = ['falcon.en.pdf', 'harbour.en.txt', 'lastround.en.txt', 'falcon.ar.txt']
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => sample(name)))
  await page.getByRole('button', { name: 'ارفع الكل' }).click()
  await expect(page.getByText(/^المكتبة مشغولة الآن؛ يُعاد إرسال هذا الكتاب بعد/).first()).toBeVisible()
  // Leaving now would lose what only this page has.
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByText('عولجت 4 كتب بنجاح!', { exact: true })).toBeVisible({ timeout: 100_000 })
  expect(refused).toBeGreaterThan(0)
  const rows = await libraryRows(server.url)
  expect(rows.map(({ filename }) => filename).toSorted()).toEqual(names.toSorted())
  expect(rows.every(({ status }) => status === 'completed')).toBe(true)
  await context.close()
  await server.end()
  await server.remove()
})

test('a server that is started again during an upload gets the book', async ({ page }) => {
  const first = await startServer()
  await page.goto(`${first.url}/?view=upload`)
  await page.locator('input[type=file]').first().setInputFiles(sample('falcon.en.txt'))
  await page.waitForLoadState('networkidle')
  await first.end()
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText(/^No connection; this book is sent again in \d+ sec$/)).toBeVisible()
  const second = await startServer({ PORT: new URL(first.url).port }, first.dataDir)
  await expect(page.getByText('Successfully processed 1 book(s)!', { exact: true })).toBeVisible()
  await second.end()
  await second.remove()
})
