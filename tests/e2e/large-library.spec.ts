import type { LibrarySummary } from '../../src/contract/library-facts.ts'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

test('a large library comes in pages: filters, words, order, selection and figures are those of the server', async ({
  page,
  server,
}) => {
  await freshLibrary(server, ['falcon.en.txt', 'harbour.en.txt', 'falcon.ar.txt'])
  // The library says it is larger than a browser holds; everything else is the server's own.
  await page.route('**/api/evaluations/summary*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as LibrarySummary), total: 100_000 } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/evaluations') asked.push(searchParams.get('limit') ?? 'all')
  })
  await page.goto('/?view=library')
  const cards = page.locator('[data-book-index]')
  await expect(page.getByText('3 books', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Arabic' }).click()
  await expect(page.getByText('1 book', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('lost falcon')
  await expect(cards).toHaveText(['Maha and the Lost Falcon'])
  await expect(page.getByText('1 book', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('')
  await page.getByLabel('Sort').selectOption('rated')
  await expect(cards).toHaveCount(3)
  await page.getByRole('button', { name: 'Select Books' }).click()
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(page.getByText('3 selected')).toBeVisible()

  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByLabel('Verdict').selectOption('Whitelisted')
  await expect(page.getByText(/^\d books? found/)).toBeVisible()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByText('Verdict Breakdown')).toBeVisible()
  await expect(page.getByText(/\d sec$/).first()).toBeVisible()
  expect(asked).not.toContain('all')
})
