import { readFile } from 'node:fs/promises'
import { deleteBook, freshLibrary, libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

test('every tab says something of this book, evidence leads to its place, paper shows all', async ({
  page,
  server,
}) => {
  const [id = ''] = await libraryWith(server, ['lastround.en.docx'])
  await page.goto(`/?view=results&id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'The Last Round' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Not Whitelisted').first()).toBeVisible()
  const names = await page.getByRole('tablist').getByRole('tab').allTextContents()
  expect(names).toEqual([
    'Overview',
    'Safety Score',
    'Lessons',
    'Activities',
    'Discussion',
    'For Parents',
    'NMC Standards',
    'Quality Assurance',
  ])
  const seen = new Set<string>()
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
    const text = (await page.getByRole('tabpanel').textContent()) ?? ''
    expect(text.length).toBeGreaterThan(80)
    seen.add(text)
  }
  expect(seen.size).toBe(names.length)

  await page.getByRole('tab', { name: 'Discussion' }).click()
  await page.getByRole('button', { name: 'Questions before and after reading' }).click()
  await expect(page.getByRole('tab', { name: 'For Parents' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page
    .getByRole('button', { name: /Evidence/ })
    .nth(1)
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/page \d/i)
  const quote = ((await dialog.locator('blockquote').first().textContent()) ?? '').trim()
  expect(quote.length).toBeGreaterThan(5)
  await dialog.getByRole('button', { name: /text/i }).first().click()
  await expect(page.getByRole('tab', { name: 'Quality Assurance' })).toHaveAttribute('aria-selected', 'true')
  const marked = await page.waitForFunction<string>(
    "[...(CSS.highlights.get('mizan-focus') ?? [])].map((range) => range.toString()).join('')",
  )
  expect(await marked.jsonValue()).toBe(quote)

  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))')
  await expect(page.getByRole('tabpanel')).toHaveCount(8)
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('reports are downloaded in three formats, a link is shared, a failed download says so', async ({
  page,
  server,
  context,
}) => {
  const [id = ''] = await freshLibrary(server, ['falcon.en.txt'])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/?view=results&id=${id}&tab=lessons`)
  const save = async (button: string, format: string): Promise<string> => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`falcon.en.txt_report.${format}`)
    await expect(page.getByText('Download Started', { exact: true })).toBeVisible()
    const toast = `Report downloaded as ${format.toUpperCase()} format.`
    await expect(page.getByText(toast, { exact: true })).toBeVisible()
    return (await readFile(await file.path())).toString('latin1')
  }
  expect(JSON.parse(await save('JSON Data', 'json'))).toBeInstanceOf(Object)
  expect(await save('Download Summary', 'txt')).toContain('Maha and the Lost Falcon')
  expect(await save('Text Summary', 'txt')).toContain('Maha and the Lost Falcon')
  expect(await save('PDF Report', 'pdf')).toMatch(/^%PDF-/)

  await page.getByRole('button', { name: 'Share Book' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  await page.goto('/about')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Maha and the Lost Falcon' })).toBeVisible()

  await deleteBook(server, id)
  await page.getByRole('button', { name: 'JSON Data' }).click()
  await expect(page.getByText('Download Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to download report. Please try again.', { exact: true })).toBeVisible()
})
