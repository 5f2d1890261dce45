import { readFile } from 'node:fs/promises'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

test('selected books and one book come as PDF files with their names and toasts', async ({ page, server }) => {
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

test('in Arabic books are filtered, chosen, and a report is begun, stopped and made', async ({ browser, server }) => {
  await freshLibrary(server, ['falcon.en.epub', 'harbour.ar.epub'])
  const context = await browser.newContext({ baseURL: server, locale: 'ar-AE', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/reports')
  // Its label holds the options too, and 'language level' begins otherwise.
  const language = page.getByLabel(/^اللغة/)
  const make = page.getByRole('button', { name: /^أنشئ التقرير|^جارٍ الإعداد/ })
  await expect(page.getByText('وجدنا كتابين')).toBeVisible()
  await expect(make).toBeDisabled()
  await language.selectOption('Arabic')
  await expect(page.getByText('وجدنا كتابًا واحدًا')).toBeVisible()
  await page.getByText('معايير التقييم').click()
  await page.getByLabel('التصنيف العمري الإعلامي').selectOption('21+')
  await expect(page.getByText('جرّب تغيير التصفية')).toBeVisible()
  await page.getByLabel('التصنيف العمري الإعلامي').selectOption('All')

  // A card and its box choose the same book; another filter lets it be, 'Select All' takes what is shown.
  const card = page.getByRole('listitem')
  await card.getByRole('button').click()
  await expect(card.getByRole('checkbox')).toBeChecked()
  await language.selectOption('English')
  await expect(make).toHaveText('أنشئ التقرير (1)')
  await page.getByRole('button', { name: 'إلغاء التحديد' }).click()
  await expect(make).toBeDisabled()
  await language.selectOption('All')
  await page.getByRole('button', { name: 'تحديد الكل' }).click()
  await expect(make).toHaveText('أنشئ التقرير (2)')

  const download = page.waitForEvent('download')
  // Two books are set so fast that only a look at every frame is sure to see it.
  const body = await page.locator('body').elementHandle()
  const progress = page.waitForFunction(
    (element) => /إعداد الصفحات: \d من كتابين/u.test((element as unknown as { innerText: string }).innerText),
    body,
  )
  await make.click()
  await progress
  expect((await download).suggestedFilename()).toMatch(/^Selected_Books_Report_\d{4}-\d\d-\d\d\.pdf$/)
  await expect(page.getByText('نُزّل تقرير PDF عن كتابين.', { exact: true })).toBeVisible()

  // Held back on its way, so that there is time to stop it.
  await page.route('**/api/generate-pdf-report*', async () => undefined, { times: 1 })
  await make.click()
  await expect(page.getByRole('progressbar', { name: 'تقدم إعداد التقرير' })).toBeVisible()
  await page.getByRole('button', { name: 'إلغاء', exact: true }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('تعذر إنشاء التقرير')).toHaveCount(0)

  // What breaks off begins again by itself; what the server refuses is told.
  await page.route('**/api/generate-pdf-report*', async (route) => await route.abort(), { times: 1 })
  const again = page.waitForEvent('download')
  await make.click()
  await expect(page.getByText(/^لا اتصال بالمكتبة؛ نحاول من جديد بعد/)).toBeVisible()
  await again
  await page.route('**/api/generate-pdf-report*', async (route) => await route.fulfill({ status: 500, body: '{}' }))
  await make.click()
  await expect(page.getByText('تعذر إنشاء التقرير', { exact: true })).toBeVisible()
  await context.close()
})
