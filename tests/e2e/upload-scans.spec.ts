import { freshLibrary } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

test('scanned pages in Arabic become one Arabic book, watched while it is read', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=upload')
  await page.getByRole('tab', { name: 'OCR Upload' }).click()
  await expect(page.getByText(/The words are read from the pictures by AI OCR/)).toBeVisible()
  await expect(page.getByText('BMP', { exact: true })).toBeVisible()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(['1.png', '2.jpg'].map((end) => sample(`falcon.ar-scan-${end}`)))
  await expect(page.getByText('OCR', { exact: true })).toHaveCount(2)
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Extract & Analyze (2)' }).click()
  await page.getByRole('button', { name: /^Watch / }).click()
  await expect(page.getByRole('heading', { name: 'AI Deep Analysis in Progress' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(/falcon\.ar-scan-1\.png.+[KM]B/)
  await expect(main.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(4)
  await expect(main.getByText(/Estimated time remaining: about/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel' })).toBeVisible()
  // It gives way to the result as soon as there is one.
  await expect(main.getByText('Whitelisted').first()).toBeVisible({ timeout: 90_000 })
  await expect(main.getByText('Arabic', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(main.getByText('معتمد').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
