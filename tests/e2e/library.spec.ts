import { readFile } from 'node:fs/promises'
import { deleteBook, freshLibrary, libraryRows, libraryWith } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

const BOOKS = ['falcon.en.txt', 'lastround.en.txt', 'falcon.ar.txt']

test('filters and search stand in the address, are counted, and are cleared; the order can be chosen', async ({
  page,
  server,
}) => {
  await libraryWith(server, BOOKS)
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

  const search = page.getByRole('textbox', { name: /search/i })
  await search.fill('last ROUND')
  await expect(page).toHaveURL(/view=library.*q=last\+ROUND/)
  await expect(cards).toHaveText(['The Last Round'])
  await search.press('Escape')
  await expect(cards).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest Rated')
  await expect(page).toHaveURL(/sort=rated/)
  await expect(cards.last()).toHaveText('The Last Round')
})

test('selected books are exported, and deleted after a question; a deletion that fails says so', async ({
  page,
  server,
}) => {
  await freshLibrary(server, BOOKS)
  const bar = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/?view=library&language=English')
  await bar('Select Books').click()
  // A card is now a switch; no card can be edited.
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0)
  await bar('The Last Round').click()
  await expect(page.getByRole('checkbox', { name: 'Select The Last Round' })).toBeChecked()
  await expect(page.getByText('1 selected')).toBeVisible()
  await bar('Cancel').click()
  await bar('Select Books').click()
  await expect(page.getByText('0 selected')).toBeVisible()
  await bar('Select All').click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await bar('Deselect All').click()
  await expect(bar('Export CSV')).toBeDisabled()
  await bar('Select All').click()

  const download = page.waitForEvent('download')
  await bar('Export CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^books_export_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(lines[0]).toBe('Title,Author,Language,Age,Verdict,Score,NMC Band,Genres')
  expect(lines).toHaveLength(3)
  await expect(page.getByText('Exported 2 book(s) to CSV.', { exact: true })).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Delete Selected Books' })
  await bar('Delete').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await libraryRows(server)).toHaveLength(3)
  await bar('Delete').click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Successfully deleted 2 book(s).', { exact: true })).toBeVisible()
  const left = await libraryRows(server)
  expect(left.map(({ filename }) => filename)).toEqual(['falcon.ar.txt'])

  // Somebody else deletes the last one first.
  await page.goto('/?view=library')
  await bar('Select Books').click()
  await bar('Select All').click()
  await deleteBook(server, left[0]?.id ?? '')
  await bar('Delete').click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Delete Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to delete selected books. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No books analyzed yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload a book' }).click()
  await expect(page).toHaveURL(/view=upload/)
})

test('a book is edited and deleted; what cannot be saved says why', async ({ page, server }) => {
  await freshLibrary(server, ['falcon.en.txt'])
  await page.goto('/?view=library')
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Edit / }).click()
  await says('PNG, JPG, JPEG up to 10MB')
  await page.getByLabel('Title').fill('  ')
  await save()
  await says('Validation Error')
  await says('Title cannot be empty')
  await page.getByLabel('Title').fill('Maha, again')
  await page.getByLabel('Author').fill('')
  await save()
  await says('Author cannot be empty')
  await page.getByLabel('Author').fill('A reader')
  await page.getByLabel('Cover image').setInputFiles(sample('falcon.en-scan-1.png'))
  await save()
  await says('Book information updated successfully!')
  await expect(page.getByRole('button', { name: 'Maha, again', exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('li img')).toHaveJSProperty('complete', true)

  const question = page.getByRole('dialog', { name: 'Delete Book?' })
  const ask = async () => {
    await page.getByRole('button', { name: 'Edit Maha, again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(question).toContainText('This cannot be undone.')
  }
  await ask()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  // A key that is pressed in the moment in which the question goes belongs to nobody.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }).toPass()
  const [book] = await libraryRows(server)
  expect(book?.result).toMatchObject({ title: 'Maha, again', author: 'A reader' })
  await ask()
  // A slow line: the button tells that it works.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/evaluations/*', async (route) => {
    await promise
    await route.continue()
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  resolve()
  await says('Book deleted successfully!')
  expect(await libraryRows(server)).toEqual([])

  const [id = ''] = await freshLibrary(server, ['falcon.en.txt'])
  await page.reload()
  await page.getByRole('button', { name: /^Edit / }).click()
  await page.getByLabel('Title').fill('Too late')
  await deleteBook(server, id)
  await save()
  await says('Error')
  await says('This book is not in the library (any more).')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await says('Failed to delete book')
})
