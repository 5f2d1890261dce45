import { AxeBuilder } from '@axe-core/playwright'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { buildEpub, page as sheet } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { startServer } from '../support/start-server.ts'
import { untilEnded } from '../support/until.ts'
import { expect, test } from './mizan.ts'

test('the pictures of a book in one look, each beside its text, by the keyboard, and in Arabic from right to left', async ({
  page,
}) => {
  const server = await startServer()
  const numbers = [1, 2]
  const content = await buildEpub(ENGLISH_BOOK, {
    entries: Object.fromEntries([
      ...numbers.map((number) => [
        `OPS/c${number - 1}.xhtml`,
        sheet(`<p>Page ${number}: the two sisters rowed on over the quiet sea.</p><img src="${number}.png"/>`),
      ]),
      ...(await Promise.all(numbers.map(async (number) => [`OPS/${number}.png`, await drawnPicture(number)] as const))),
    ]) as Record<string, string | Buffer>,
  })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'sisters.epub')
  const { id } = (await (
    await fetch(`${server.url}/api/evaluate`, { method: 'POST', body: form })
  ).json()) as UploadAnswer
  await untilEnded(async () => (await (await fetch(`${server.url}/api/evaluate/${id}`)).json()) as { status: string })

  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  const list = page.getByRole('list', { name: 'All pictures, in the order of the book' })
  await expect(list.getByRole('button')).toHaveCount(2)
  for (const picture of await list.locator('img').all()) await expect(picture).toHaveJSProperty('naturalWidth', 320)
  await list.getByRole('button', { name: 'Picture 1 of 2, Section 1' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Page 1: the two sisters')
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Picture 2 of 2, Section 2' })).toBeVisible()
  await expect(dialog).toContainText('Page 2: the two sisters')
  const assertNoFault = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id: rule }) => rule)).toEqual([])
  }
  await assertNoFault()

  // Without a name nothing is marked.
  await dialog.getByRole('button', { name: 'Nothing to object' }).press('Enter')
  await expect(dialog).toContainText('Give your name first')
  await dialog.getByLabel('Your name').fill('Huda')
  await dialog.getByRole('button', { name: 'Object…' }).press('Enter')
  await dialog.getByLabel('What is it?').selectOption('Violence & terror')
  await dialog.getByLabel('Strong').check()
  await dialog.getByLabel('In a few words').fill('An oar is broken over a back.')
  await assertNoFault()
  await dialog.getByRole('button', { name: 'Save the objection' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Picture 1 of 2, Section 1' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('An oar is broken over a back.')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Nothing to object' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('2 of 2 seen · 1 objection')).toBeVisible()
  await expect(page.getByText('objects to some of them (1)')).toBeVisible()
  await list.getByRole('button', { name: 'Picture 2 of 2, Section 2. Violence & terror' }).press('Enter')
  await dialog.getByRole('button', { name: 'Take back' }).press('Enter')
  await expect(dialog).not.toContainText('An oar is broken over a back.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.evaluate("localStorage.setItem('mizan.language', 'ar')")
  await page.reload()
  const arabic = page.getByRole('list', { name: 'جميع الصور بترتيب الكتاب' })
  await arabic.getByRole('button').first().press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('heading', { name: 'الصورة 2 من 2' })).toBeVisible()
  await server.end()
  await server.remove()
})
