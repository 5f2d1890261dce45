import { freshLibrary } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

test.beforeEach(async ({ server }) => {
  await freshLibrary(server, [])
})

test('a parent uploads an EPUB, waits, and reads the verdict with its proof', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Add books' }).click()
  await page.locator('input[type=file]').first().setInputFiles(sample('falcon.en.epub'))
  await expect(page.getByText('Selected Files (1/10)')).toBeVisible()
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('All Books Processed', { exact: true })).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Maha and the Lost Falcon', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maha and the Lost Falcon' })).toBeVisible()
  await expect(page.getByText('Whitelisted').first()).toBeVisible()
  await expect(page.getByText(/^UAE\W+\d/)).toBeVisible()
  await expect(page.getByText('May read')).toBeVisible()
  await expect(page.getByText('Can read')).toBeVisible()

  await page.getByRole('tab', { name: 'Lessons' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(/Maha/)
  await page.getByRole('tab', { name: 'Quality Assurance' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Maha lived with her grandfather')
})

test('a reviewer sees why a book is rejected and goes to the page that says so', async ({ page }) => {
  await page.goto('/?view=upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([sample('lastround.en.docx'), sample('harbour.en.pdf')])
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('Successfully processed 2 book(s)!', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'The Last Round', exact: true }).click()
  await expect(page.getByText('Not Whitelisted').first()).toBeVisible()
  await page
    .getByRole('button', { name: /Evidence/ })
    .nth(1)
    .click()
  await expect(page.getByRole('dialog')).toContainText(/page \d/i)
})

test('scanned pages in Arabic become one Arabic book', async ({ page }) => {
  await page.goto('/?view=upload')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('tab').nth(1).click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(['1.png', '2.jpg', '3.webp'].map((page_) => sample(`falcon.ar-scan-${page_}`)))
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: /حلّل|تحليل/ }).click()
  await expect(page.getByText(/1/).first()).toBeVisible()
  await expect(page.getByText('معتمد').first()).toBeVisible({ timeout: 90_000 })
})

test('a file that is no book says so in a sentence and can be removed', async ({ page }) => {
  await page.goto('/?view=upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') })
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('1 failed')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('No book could be processed', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: '1 failed' }).click()
  await expect(page.getByText(/damaged/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
})

test('a wrong kind of file is refused before it is sent', async ({ page }) => {
  await page.goto('/?view=upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') })
  await expect(page.getByRole('alert')).toHaveText('Only PDF, Word, TXT, EPUB, and RTF files are supported')
})

test('the queue survives a reload', async ({ page }) => {
  await page.goto('/?view=upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([sample('falcon.ar.docx'), sample('harbour.ar.epub'), sample('lastround.ar.rtf')])
  const sent = page.waitForResponse(
    (response) => response.url().includes('/api/evaluate') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Upload All' }).click()
  await sent
  await page.reload()
  const library = (await (await page.request.get('/api/evaluations')).json()) as { filename: string }[]
  expect(library.map(({ filename }) => filename)).toContain('falcon.ar.docx')
  await expect
    .poll(
      async () => {
        const rows = (await (await page.request.get('/api/evaluations')).json()) as {
          filename: string
          status: string
        }[]
        return rows.filter(({ filename, status }) => filename === 'falcon.ar.docx' && status === 'completed').length
      },
      { timeout: 60_000 },
    )
    .toBe(1)
})
