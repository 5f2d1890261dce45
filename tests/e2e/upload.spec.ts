import { copyFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_DOCUMENT_BYTES } from '../../src/contract/limits.ts'
import { freshLibrary } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Maha lost her falcon.') })

test('a parent uploads an EPUB and a PDF, waits, and reads the verdict with its proof', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Add books' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Every book is weighed by four systems')).toBeVisible()
  for (const chip of ['PDF', 'Word', 'TXT', 'EPUB', 'RTF']) {
    await expect(main.getByText(chip, { exact: true }).first()).toBeVisible()
  }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([sample('falcon.en.epub'), sample('harbour.en.pdf')])
  await expect(page.getByText('Selected Files (2/10)')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'falcon.en.epub' })).toHaveText(
    /falcon\.en\.epubepub[\d.]+ KB/,
  )
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('All Books Processed', { exact: true })).toBeVisible()
  await expect(page.getByText('Successfully processed 2 book(s)!', { exact: true })).toBeVisible()

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

test('too many files, a wrong kind and a file that is too large are refused before anything is sent', async ({
  page,
}) => {
  const large = join(tmpdir(), `mizan-large-${process.pid}.pdf`)
  const handle = await open(large, 'w')
  await handle.truncate(MAX_DOCUMENT_BYTES + 1)
  await handle.close()
  try {
    await page.goto('/?view=upload')
    const input = page.locator('input[type=file]').first()
    const alert = page.getByRole('alert')
    await input.setInputFiles(Array.from({ length: 8 }, (_, index) => text(`book ${index}.txt`)))
    await input.setInputFiles([text('ninth.txt'), text('tenth.txt'), text('eleventh.txt')])
    await expect(alert).toHaveText('You can only add 2 more file(s). Maximum 10 files allowed at once.')
    await expect(page.getByText('Selected Files (10/10)')).toBeVisible()
    await page.getByRole('button', { name: 'Remove book 0.txt' }).click()
    await expect(page.getByText('Selected Files (9/10)')).toBeVisible()
    await expect(alert).toHaveCount(0)
    // One rejected file, and nothing of that drop is added.
    await input.setInputFiles([text('good.txt'), { ...text('film.mp4'), mimeType: 'video/mp4' }])
    await expect(alert).toHaveText('Only PDF, Word, TXT, EPUB, and RTF files are supported')
    await input.setInputFiles(large)
    await expect(alert).toHaveText('One or more files exceed 100MB size limit')
    await expect(page.getByText('Selected Files (9/10)')).toBeVisible()

    await page.goto('/ai-assessment')
    const one = page.locator('input[type=file]')
    await one.setInputFiles(large)
    await expect(page.getByText('File Too Large', { exact: true })).toBeVisible()
    await expect(page.getByText('Please upload a file smaller than 100MB.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start Deep Analysis' })).toHaveCount(0)
    await one.setInputFiles([text('first.txt'), text('second.txt')])
    await expect(page.getByText('first.txt')).toBeVisible()
    await expect(page.getByText('second.txt')).toHaveCount(0)
  } finally {
    await rm(large)
  }
})

test('a whole folder is chosen at once: its books are counted, what is none is named, and all of them are sent', async ({
  page,
  server,
}) => {
  await freshLibrary(server, [])
  const folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  for (const name of ['falcon.en.txt', 'harbour.en.txt']) await copyFile(sample(name), join(folder, name))
  await writeFile(join(folder, 'notes.csv'), 'no book')
  await page.goto('/?view=upload')
  await page.getByLabel('Choose a folder').and(page.locator('input')).setInputFiles(folder)
  await expect(page.getByText(/^2 books · [\d.]+ KB$/)).toBeVisible()
  await expect(page.getByText('1 other file is left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByText('Successfully processed 2 book(s)!', { exact: true })).toBeVisible()
  await rm(folder, { recursive: true })
})
