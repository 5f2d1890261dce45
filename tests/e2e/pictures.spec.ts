import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { buildEpub, page as sheet } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { redPicture } from '../support/books/red-picture.ts'
import { skinColouredPicture } from '../support/books/skin-coloured-picture.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { startServer } from '../support/start-server.ts'
import { untilEnded } from '../support/until.ts'
import { faults } from './faults.ts'
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
  expect(await faults(page)).toEqual([])

  // Without a name nothing is marked.
  await dialog.getByRole('button', { name: 'Nothing to object' }).press('Enter')
  await expect(dialog).toContainText('Give your name first')
  await dialog.getByLabel('Your name').fill('Huda')
  await dialog.getByRole('button', { name: 'Object…' }).press('Enter')
  await dialog.getByLabel('What is it?').selectOption('Violence & terror')
  await dialog.getByLabel('Strong').check()
  await dialog.getByLabel('In a few words').fill('An oar is broken over a back.')
  expect(await faults(page)).toEqual([])
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
  expect(await faults(page)).toEqual([])
  await first.getByRole('button', { name: 'Picture 4 of 4, Section 4. Doubtful: it may show nakedness' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Doubtful: it may show nakedness')
  expect(await faults(page)).toEqual([])
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
  expect(await faults(page)).toEqual([])
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

/** How far the picture that is looked at closely is enlarged, and where in it we are. */
async function stageOf(page: Page): Promise<{ zoom: number; left: number; top: number; across: number }> {
  return await page.evaluate(`(() => {
    const stage = document.querySelector('section[tabindex][dir=ltr]')
    const picture = stage.querySelector('img')
    const fit = Math.min(stage.offsetWidth, stage.offsetHeight * picture.naturalWidth / picture.naturalHeight)
    return { zoom: picture.offsetWidth / fit, left: stage.scrollLeft, top: stage.scrollTop, across: picture.naturalWidth }
  })()`)
}

test('a picture is enlarged from the file of the book, and zoomed by the keyboard and the mouse', async ({ page }) => {
  const drawn = await Promise.all([1, 2].map((number) => drawnPicture(number, { width: 1500, height: 1100 })))
  const { server, id } = await judgedBook(drawn)
  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  await page.getByRole('button', { name: 'Picture 1 of 2, Section 1' }).press('Enter')
  await page.keyboard.press('+')
  const stage = page.getByRole('region', { name: 'The enlarged picture' })
  await expect(stage).toBeFocused()
  await expect(stage.locator('img')).toHaveJSProperty('naturalWidth', 1500)
  expect(await faults(page)).toEqual([])
  expect((await stageOf(page)).zoom).toBeCloseTo(1)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page.getByText('225%')).toBeVisible()
  const middle = await stageOf(page)
  expect(middle.zoom).toBeCloseTo(2.25, 1)
  expect(Math.min(middle.left, middle.top)).toBeGreaterThan(50)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await stageOf(page)).left).toBeGreaterThan(middle.left)
  await page.keyboard.press('0')
  await expect(page.getByText('100%')).toBeVisible()
  // What fits has nowhere to go: the arrows go on to the next picture.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Picture 2 of 2, Section 2' }).last()).toBeVisible()
  await expect(stage.locator('img')).toHaveJSProperty('naturalWidth', 1500)

  const box = (await stage.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  expect((await stageOf(page)).zoom).toBeCloseTo(2.5, 1)
  const before = await stageOf(page)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect((await stageOf(page)).left).toBeGreaterThan(before.left + 100)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await stageOf(page)).zoom).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Fit to the screen' }).click()
  expect((await stageOf(page)).zoom).toBeCloseTo(1)
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await server.end()
  await server.remove()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })

  test('the pictures in Arabic and dark: the sheet, a picture by two fingers, and a sentence where the file is gone', async ({
    page,
  }) => {
    const drawn = await Promise.all([1, 2].map((number) => drawnPicture(number, { width: 1500, height: 1100 })))
    const { server, id } = await judgedBook(drawn)
    await page.goto(server.url)
    await page.evaluate("localStorage.setItem('mizan.language', 'ar')")
    await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
    const sheetList = page.getByRole('list', { name: 'جميع الصور بترتيب الكتاب' })
    await expect(sheetList.getByRole('button')).toHaveCount(2)
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await sheetList.getByRole('button').first().tap()
    await page.getByRole('button', { name: 'تكبير الصورة' }).tap()
    const stage = page.getByRole('region', { name: 'الصورة المكبرة' })
    await expect(stage.locator('img')).toHaveJSProperty('naturalWidth', 1500)
    expect(await faults(page)).toEqual([])
    const fingers = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      await fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: 195 - apart, y: 450, id: 0 },
                { x: 195 + apart, y: 450, id: 1 },
              ],
      })
    await touch('touchStart', 40)
    for (const apart of [60, 80, 100, 120]) await touch('touchMove', apart)
    await touch('touchEnd')
    await expect.poll(async () => (await stageOf(page)).zoom).toBeGreaterThan(2)
    await stage.tap()
    await expect.poll(async () => (await stageOf(page)).zoom).toBeCloseTo(1)
    await page.getByRole('button', { name: 'إغلاق' }).last().tap()

    await rm(join(server.dataDir, 'files', 'books', id), { recursive: true })
    await page.reload()
    await sheetList.getByRole('button').last().tap()
    await page.getByRole('button', { name: 'تكبير الصورة' }).tap()
    await expect(page.getByRole('alert')).toContainText('لم يعد ملف هذا الكتاب محفوظًا')
    await expect(stage.locator('img')).toHaveJSProperty('naturalWidth', 320)
    expect(await faults(page)).toEqual([])
    await server.end()
    await server.remove()
  })
})

test('with forty pictures one press a picture is enough, and one click where the sheet was looked at', async ({
  page,
}) => {
  const drawn = await Promise.all(Array.from({ length: 40 }, async (_, index) => await drawnPicture(index + 1)))
  const { server, id } = await judgedBook(drawn)
  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  await page.getByLabel('Your name').fill('Huda')
  await page.getByRole('button', { name: 'Picture 1 of 40, Section 1' }).press('Enter')
  const dialog = page.getByRole('dialog')
  for (let picture = 1; picture <= 40; picture += 1) {
    await expect(dialog.getByRole('heading', { name: `Picture ${picture} of 40` })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('40 of 40 seen')).toBeVisible()

  const seen = async (): Promise<number | undefined> =>
    ((await (await fetch(`${server.url}/api/evaluate/${id}`)).json()) as Evaluation).picturesSeen
  await expect.poll(seen).toBe(40)
  const again = await fetch(`${server.url}/api/evaluations/${id}/picture-marks`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pictures: drawn.map((_, index) => index + 1), performedBy: 'Huda' }),
  })
  expect(again.status).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'All 40 are seen, nothing to object' }).click()
  await expect(page.getByText('40 of 40 seen')).toBeVisible()
  await server.end()
  await server.remove()
})

test('the pictures of a book that was read before are taken out of its file from the page', async ({ page }) => {
  const { server: before, id } = await judgedBook(await Promise.all([1, 2, 3].map((number) => drawnPicture(number))))
  await before.end()
  const database = await openEmbeddedDatabase(before.dataDir)
  await database.connection.deleteFrom('book_pictures').execute()
  await database.connection.updateTable('evaluations').set({ picture_count: null }).execute()
  await database.close()

  const server = await startServer({}, before.dataDir)
  await page.goto(`${server.url}/?view=results&id=${id}`)
  await expect(page.getByText('Pictures unknown')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Pictures' })).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take its pictures out now' }).press('Enter')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await expect(
    page.getByRole('list', { name: 'All pictures, in the order of the book' }).getByRole('button'),
  ).toHaveCount(3)
  await expect(page.getByText('Pictures unknown')).toHaveCount(0)
  await server.end()
  await server.remove()
})
