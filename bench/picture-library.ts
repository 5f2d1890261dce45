// How long the sheet of a book's pictures takes to open in a library of many picture books, and what the pictures of a book take to
// store at worst. Run: node bench/picture-library.ts [--books N]
import { randomBytes } from 'node:crypto'
import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { createPictureCollector, type FoundPicture } from '../src/pipeline/extract/pictures/picture-collector.ts'
import { ensureBrowser } from '../scripts/install-browser.ts'
import { openLibrary } from '../scripts/seed/open-library.ts'
import { seedMany } from '../scripts/seed/seed-many.ts'
import { drawnPicture } from '../tests/support/books/drawn-picture.ts'
import { startServer } from '../tests/support/start-server.ts'
import { percentilesOf } from './load/percentiles.ts'
import { publishSection } from './extraction/performance-section.ts'

const { values } = parseArgs({ options: { books: { type: 'string', default: '10000' } } })
const BOOKS = Number(values.books)
const PICTURES = 40
const OPENED = 12
const SAMPLES = ['harbour.en.epub'].map((name) => join(import.meta.dirname, '..', 'samples', name))
/** Whether all pictures of the sheet are there and decoded. */
const DRAWN = `(() => { const all = [...document.querySelectorAll('[role=tabpanel] li img')]; return all.length === ${PICTURES} && all.every((one) => one.complete && one.naturalWidth > 0) })()`
const SIZE = { width: 1200, height: 900 }

/** A drawing as heavy as a photograph. */
async function photograph(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const
  const texture = await sharp({ create: { ...SIZE, channels: 3, background: '#000000', noise } })
    .png()
    .toBuffer()
  return await sharp(await drawnPicture(number, SIZE))
    .composite([{ input: texture, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Nothing but grain, which no encoder makes small. */
async function grain(): Promise<Buffer> {
  const [width, height] = [400, 300]
  return await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

async function collected(count: number, make: (number: number) => Promise<Buffer>): Promise<FoundPicture[]> {
  const collector = createPictureCollector()
  for (let page = 0; page < count; page += 1) await collector.addFile(await make(page + 1), { page, at: 0 })
  const { kept } = await collector.finish()
  return kept
}

/** What is stored of pictures: their thumbnails, and the row beside them. */
function stored(pictures: readonly FoundPicture[]): { sheet: Buffer; rows: string } {
  let offset = 0
  const rows = pictures.map(({ thumbnail, ...picture }, index) => {
    const row = {
      number: index + 1,
      ...picture,
      page: picture.page + 1,
      nudity: 0.01,
      offset,
      length: thumbnail.length,
    }
    offset += thumbnail.length
    return row
  })
  return { sheet: Buffer.concat(pictures.map(({ thumbnail }) => thumbnail)), rows: JSON.stringify(rows) }
}

const usual = stored(await collected(PICTURES, photograph))
const worst = stored(await collected(400, grain))
const kilobytes = ({ sheet, rows }: { sheet: Buffer; rows: string }): number =>
  Math.round((sheet.length + Buffer.byteLength(rows)) / 1024)

const dataDir = await mkdtemp(join(tmpdir(), 'mizan-picture-library-'))
const database = await openLibrary({ dataDirectory: dataDir, databaseUrl: undefined })
await seedMany(database, SAMPLES, BOOKS)
const ids = await database.connection.selectFrom('evaluations').select('id').orderBy('id').execute()
const first = join(dataDir, 'sheet')
await writeFile(first, usual.sheet)
await database.transaction(async (transaction) => {
  for (const { id } of ids) {
    const key = `pictures/${id}/sheet.webps`
    const path = join(dataDir, 'files', key)
    await mkdir(dirname(path), { recursive: true })
    await link(first, path)
    await transaction
      .insertInto('files')
      .values({ key, evaluation_id: id, kind: 'cover', position: 0, size: usual.sheet.length, created_at: new Date() })
      .execute()
    await transaction
      .insertInto('book_pictures')
      .values({ evaluation_id: id, key, pictures: usual.rows, more: 0, created_at: new Date() })
      .execute()
  }
  await transaction.updateTable('evaluations').set({ picture_count: PICTURES }).execute()
})
await sql`analyze`.execute(database.connection)
await database.close()

const server = await startServer({}, dataDir)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const times: number[] = []
for (let opened = 0; opened < OPENED; opened += 1) {
  const { id } = ids[Math.floor((opened * ids.length) / OPENED)] as { id: string }
  // A page of its own each time: nothing of an earlier book helps.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${server.url}/?view=results&id=${id}`)
  const tab = page.getByRole('tab', { name: 'Pictures' })
  await tab.waitFor()
  const start = performance.now()
  await tab.click()
  while (!(await page.evaluate(DRAWN))) await setTimeout(5)
  times.push(performance.now() - start)
  await context.close()
}

/** A reviewer with the keyboard: the name, Enter on the first picture, and Enter for each that there is nothing to object to. */
async function walk(id: string): Promise<{ keys: number; ms: number }> {
  const page = await browser.newPage()
  await page.goto(`${server.url}/?view=results&id=${id}&tab=pictures`)
  await page.getByLabel('Your name').fill('Reviewer')
  await page.getByRole('button', { name: `Picture 1 of ${PICTURES}` }).focus()
  const begun = performance.now()
  await page.keyboard.press('Enter')
  for (let picture = 1; picture <= PICTURES; picture += 1) {
    await page.getByRole('heading', { name: `Picture ${picture} of ${PICTURES}` }).waitFor()
    await page.keyboard.press('Enter')
  }
  await page.getByText(`${PICTURES} of ${PICTURES} seen`).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const ms = performance.now() - begun
  await page.close()
  return { keys: PICTURES + 1, ms }
}
const walked = await walk(ids[0]?.id ?? '')
await browser.close()
await server.end()
await rm(dataDir, { recursive: true, force: true })

const seconds = (of: number): string => `${(of / 1000).toFixed(2)} s`
await publishSection(
  'picture-library',
  'Pictures in a large library',
  `${BOOKS.toLocaleString('en')} picture books of ${PICTURES} pictures on the embedded database; the sheet of ${OPENED} of them is opened in Chromium, each in a fresh one, from the click on the tab until all ${PICTURES} pictures are drawn, and in one of them each picture is marked by the Enter key as soon as it is shown: what is left of a minute is for looking (\`node bench/picture-library.ts\`), on ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}). Stored are the thumbnails and what is known of each picture, before the database compresses it.`,
  [
    { what: `sheet of ${PICTURES} pictures, middle`, figure: seconds(percentilesOf(times).p50), limit: '' },
    { what: 'slowest', figure: seconds(Math.max(...times)), limit: '1 s' },
    {
      what: `marked one by one, ${walked.keys} keys, without looking`,
      figure: seconds(walked.ms),
      limit: '60 s with looking',
    },
    { what: `stored, ${PICTURES} photographs`, figure: `${kilobytes(usual)} KB`, limit: '1,536 KB' },
    { what: 'stored, 400 pictures of nothing but grain', figure: `${kilobytes(worst)} KB`, limit: '1,536 KB' },
  ],
)
