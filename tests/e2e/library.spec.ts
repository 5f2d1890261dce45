import { readFile } from 'node:fs/promises'
import { freshLibrary, libraryRows } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const BOOKS = ['falcon.en.txt', 'lastround.en.txt', 'falcon.ar.txt']

test('filters stand in the address, are counted, and are cleared at once', async ({ page, server }) => {
  await freshLibrary(server, BOOKS)
  await page.goto('/?view=library')
  const cards = page.locator('[data-book-index]')
  await expect(cards).toHaveCount(3)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: 'Not Whitelisted' }).click()
  await expect(page).toHaveURL(/verdict=Not\+Whitelisted/)
  await expect(cards).toHaveCount(1)
  await panel.getByRole('checkbox', { name: 'Arabic' }).click()
  await expect(page.getByRole('heading', { name: 'No books found' })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('checkbox', { name: 'Arabic' })).toBeChecked()
  await panel.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards).toHaveCount(3)
  await expect(page).not.toHaveURL(/language|verdict/)
})

test('search finds words of title and summary; the order can be chosen', async ({ page, server }) => {
  await freshLibrary(server, BOOKS)
  await page.goto('/')
  await page.getByRole('textbox', { name: /search/i }).fill('last ROUND')
  await expect(page).toHaveURL(/view=library.*q=last\+ROUND/)
  await expect(page.locator('[data-book-index]')).toHaveText(['The Last Round'])
  await page.getByRole('textbox', { name: /search/i }).press('Escape')
  await expect(page.locator('[data-book-index]')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest Rated')
  await expect(page).toHaveURL(/sort=rated/)
  await expect(page.locator('[data-book-index]').last()).toHaveText('The Last Round')
})

test('selected books are exported, and deleted after a question', async ({ page, server }) => {
  await freshLibrary(server, BOOKS)
  await page.goto('/?view=library&language=English')
  await page.getByRole('button', { name: 'Select Books' }).click()
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^books_export_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(lines[0]).toBe('Title,Author,Language,Age,Verdict,Score,NMC Band,Genres')
  expect(lines).toHaveLength(3)
  await expect(page.getByText('Exported 2 book(s) to CSV.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Selected Books' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await libraryRows(server)).toHaveLength(3)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Successfully deleted 2 book(s).', { exact: true })).toBeVisible()
  expect((await libraryRows(server)).map(({ filename }) => filename)).toEqual(['falcon.ar.txt'])
})

test('a book is edited: an empty title is refused, a new one is kept', async ({ page, server }) => {
  await freshLibrary(server, ['falcon.en.txt'])
  await page.goto('/?view=library')
  await page.getByRole('button', { name: /^Edit / }).click()
  await page.getByLabel('Title').fill('  ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title cannot be empty', { exact: true })).toBeVisible()
  await page.getByLabel('Title').fill('Maha, again')
  await page.getByLabel('Author').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Author cannot be empty', { exact: true })).toBeVisible()
  await page.getByLabel('Author').fill('A reader')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Book information updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Maha, again', exact: true })).toBeVisible()
})

test('an empty library shows the next step', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=library')
  await expect(page.getByRole('heading', { name: 'No books analyzed yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload a book' }).click()
  await expect(page).toHaveURL(/view=upload/)
})
