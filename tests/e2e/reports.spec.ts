import { readFile } from 'node:fs/promises'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

test('selected books and one book come as PDF files with their names and toasts', async ({ page, server }) => {
  test.setTimeout(90_000)
  const [first] = await freshLibrary(server, ['falcon.en.epub', 'harbour.ar.epub'])
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Select All' }).click()
  const selection = page.waitForEvent('download')
  await page.getByRole('button', { name: /Generate Report \(2\)/ }).click()
  const report = await selection
  expect(report.suggestedFilename()).toMatch(/^Selected_Books_Report_\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('PDF report with 2 books has been downloaded.', { exact: true })).toBeVisible()

  await page.goto(`/?view=results&id=${String(first)}`)
  const single = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF Report' }).click()
  const book = await single
  expect(book.suggestedFilename()).toMatch(/_report\.pdf$/)
  expect((await readFile(await book.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Report downloaded as PDF format.', { exact: true })).toBeVisible()
})
