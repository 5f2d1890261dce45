import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { buildEpub, page as sheet } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { redPicture } from '../support/books/red-picture.ts'
import { skinColouredPicture } from '../support/books/skin-coloured-picture.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { startServer } from '../support/start-server.ts'
import { untilEnded } from '../support/until.ts'
import { expect, test } from './mizan.ts'

/** A judged book of some pictures, one a page, on a server of its own. */
async function judgedBook(pictures: readonly Buffer[], environment: Record<string, string> = {}) {
  const server = await startServer(environment)
  const content = await buildEpub(
    { ...ENGLISH_BOOK, chapters: pictures.map(() => ({ heading: '', paragraphs: [] })) },
    {
      entries: Object.fromEntries(
        pictures.flatMap((picture, index) => [
          [
            `OPS/c${index}.xhtml`,
            sheet(`<p>Page ${index + 1}: the two sisters rowed on over the quiet sea.</p><img src="${index}.png"/>`),
          ],
          [`OPS/${index}.png`, picture],
        ]),
      ) as Record<string, string | Buffer>,
    },
  )
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'sisters.epub')
  const { id } = (await (
    await fetch(`${server.url}/api/evaluate`, { method: 'POST', body: form })
  ).json()) as UploadAnswer
  await untilEnded(async () => (await (await fetch(`${server.url}/api/evaluate/${id}`)).json()) as { status: string })
  return { server, id }
}

/** While a dialog fades in, its contrast is that of the moment. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function assertNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id: rule }) => rule)).toEqual([])
}

test('the pictures of a book in one look, each beside its text, by the keyboard, and in Arabic from right to left', async ({
  page,
}) => {
  const { server, id } = await judgedBook([await drawnPicture(1), await drawnPicture(2)])
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
  await assertNoFault(page)

  // Without a name nothing is marked.
  await dialog.getByRole('button', { name: 'Nothing to object' }).press('Enter')
  await expect(dialog).toContainText('Give your name first')
  await dialog.getByLabel('Your name').fill('Huda')
  await dialog.getByRole('button', { name: 'Object…' }).press('Enter')
  await dialog.getByLabel('What is it?').selectOption('Violence & terror')
  await dialog.getByLabel('Strong').check()
  await dialog.getByLabel('In a few words').fill('An oar is broken over a back.')
  await assertNoFault(page)
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

test('doubtful pictures come first, on the sheet and from the keyboard, and none is called harmless', async ({
  page,
}) => {
  const drawn = [1, 2, 3].map((number) => drawnPicture(number))
  const { server, id } = await judgedBook([...(await Promise.all(drawn)), await skinColouredPicture()])
  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  await expect(page.getByText('1 picture seems doubtful to it and comes first')).toBeVisible()
  const first = page.getByRole('list', { name: 'Look at these first' })
  await expect(first.getByRole('button')).toHaveCount(1)
  const others = page.getByRole('list', { name: 'The other pictures, in the order of the book' })
  await expect(others.getByRole('button')).toHaveCount(3)
  await assertNoFault(page)
  await first.getByRole('button', { name: 'Picture 4 of 4, Section 4. Doubtful: it may show nakedness' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Doubtful: it may show nakedness')
  await assertNoFault(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Picture 1 of 4, Section 1' })).toBeVisible()
  await expect(dialog).not.toContainText('Doubtful')
  await page.keyboard.press('Escape')

  await page.evaluate("localStorage.setItem('mizan.language', 'ar')")
  await page.reload()
  await expect(page.getByRole('list', { name: 'انظروا إلى هذه أولًا' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByText('صورة واحدة تثير شكها')).toBeVisible()
  await server.end()
  await server.remove()
})

test('what a model that sees objects to comes first and stays until a person has looked', async ({ page }) => {
  const stub = await startStubModel()
  const drawn = await Promise.all([1, 2].map((number) => drawnPicture(number)))
  const { server, id } = await judgedBook([...drawn, await redPicture()], stubEnvironment(stub, { AI_PICTURES: 'on' }))
  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  await expect(page.getByText('has seen 3 pictures; it objects to 1, until a person has looked.')).toBeVisible()
  await expect(page.getByText('0 of 3 seen')).toBeVisible()
  const first = page.getByRole('list', { name: 'Look at these first' })
  await first.getByRole('button', { name: 'Picture 3 of 3, Section 3. Violence & terror' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Red runs down all over the picture.')
  await expect(dialog.getByText('By the model')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await assertNoFault(page)
  await dialog.getByLabel('Your name').fill('Huda')
  await dialog.getByRole('button', { name: 'Nothing to object' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Picture 1 of 3' })).toBeVisible()
  await expect(dialog).toContainText('Seen by the model alone, which objects to nothing')
  await page.keyboard.press('Escape')
  await expect(first).toHaveCount(0)
  await expect(page.getByText('1 of 3 seen')).toBeVisible()
  await page.getByRole('button', { name: 'The other 2 are seen too, nothing to object' }).press('Enter')
  await expect(page.getByText('3 of 3 seen')).toBeVisible()
  await server.end()
  await server.remove()
  await stub.close()
})
