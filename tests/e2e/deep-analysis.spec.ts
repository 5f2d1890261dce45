import { readFile } from 'node:fs/promises'
import { expect, sample, test } from './mizan.ts'

const bookInput = 'input[type=file]'

test('a book is analysed in depth, downloaded and added to the library', async ({ page }) => {
  const books = async () =>
    (await (await page.request.get('/api/evaluations')).json()) as { filename: string; status: string }[]
  const before = (await books()).length
  await page.goto('/ai-assessment')
  await page.locator(bookInput).setInputFiles(sample('harbour.en.epub'))
  await page.getByRole('button', { name: 'Start Deep Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'The Night Watch at Storm Harbour' })).toBeVisible()
  await expect(page.getByText('Your deep analysis is ready!', { exact: true })).toBeVisible()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'The Night Watch at Storm Harbour',
    'Narrative Structure & Evidence',
    'Language Metrics & Analysis',
    'Cultural Assessment with Evidence',
    'Educational Value & Pedagogy',
    'Comprehensive Safety Analysis',
    'AI Recommendations & Implementation',
  ])
  await expect(page.getByText('Section 1', { exact: true }).first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report (JSON)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('The Night Watch at Storm Harbour_deep_analysis.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveProperty('narrative_structure')

  expect(await books()).toHaveLength(before)
  await page.getByRole('button', { name: 'Add to Library' }).click()
  await expect(page.getByText('You will find its whole result there.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Added to Library' })).toBeDisabled()
  const after = await books()
  expect(after).toHaveLength(before + 1)
  expect(after.map(({ filename }) => filename)).toContain('harbour.en.epub')

  await page.getByRole('button', { name: 'العربية' }).first().click()
  await expect(page.getByRole('heading', { name: 'بناء القصة وشواهده' })).toBeVisible()
  await expect(page.getByText(/\([ABC][12]\)/).first()).toBeVisible()
  await page.getByRole('button', { name: 'تحليل جديد' }).click()
  await expect(page.getByText('اختر ملفًا', { exact: true })).toBeVisible()
})

test('where the answer is no stream, the bar climbs by ten and waits at ninety', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/deep-analyze*', async (route) => {
    await promise
    await route.fulfill({ status: 422, json: { error: 'The file is damaged.', code: 'damaged_file' } })
  })
  await page.clock.install()
  await page.goto('/ai-assessment')
  await page.locator(bookInput).setInputFiles(sample('falcon.en.txt'))
  const start = page.getByRole('button', { name: 'Start Deep Analysis' })
  await expect(start).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await start.click()
  const bar = page.getByRole('progressbar', { name: 'Analyzing your book...' })
  for (const percent of ['10', '20', '30']) {
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('aria-valuenow', percent)
  }
  await page.clock.runFor(6 * 500)
  await expect(bar).toHaveAttribute('aria-valuenow', '90')
  await page.clock.runFor(5_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '90')
  await page.clock.resume()
  resolve()
  await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('The file is damaged.', { exact: true })).toBeVisible()
})

test('leaving the page cancels the analysis', async ({ page }) => {
  await page.goto('/ai-assessment')
  await page.locator(bookInput).setInputFiles(sample('falcon.en.txt'))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/deep-analyze*', async () => await held)
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/deep-analyze'))
  await page.getByRole('button', { name: 'Start Deep Analysis' }).click()
  await expect(page.getByText('Analyzing your book...').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  expect((await cancelled).failure()?.errorText).toContain('ERR_ABORTED')
  release()
})
