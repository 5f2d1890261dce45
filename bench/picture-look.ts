// How many innocent pictures the embedded look takes for doubtful: every distinct picture our readers find in the books and files of
// the development data, and every page of its PDFs and scans, drawn. Run: node bench/picture-look.ts
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { isDoubtful } from '../src/contract/pictures.ts'
import { createExtractor } from '../src/pipeline/extract/extract-book.ts'
import { openPdf } from '../src/pipeline/extract/pdf/open-pdf.ts'
import { renderForLooking } from '../src/pipeline/extract/pdf/render-page.ts'
import { loadNudityModel } from '../src/pipeline/extract/pictures/nudity-model.ts'
import { hashDistance, pictureHash } from '../src/pipeline/extract/pictures/picture-hash.ts'
import { DATA, requireData } from './data.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'

requireData()
const BOOKS = new Set(['.epub', '.docx', '.doc', '.rtf', '.pdf'])
const SCANS = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif', '.bmp'])
/** Of one book in two containers, or two sizes. */
const ALIKE = 3
/** A long book of type alone says nothing new after so many pages. */
const MOST_PAGES = 25
/** What a bar elsewhere would come to. */
const BARS = [0.2, 0.5]

const files = ['formats', 'ocr', 'books-en', 'books-ar', 'injection']
  .flatMap((folder) =>
    readdirSync(join(DATA, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .filter((file) => !file.includes('protected'))
  .toSorted()
const endingOf = (file: string): string => extname(file).toLowerCase()

type Looked = { kind: string; file: string; nudity: number }
const looked: Looked[] = []
const known: string[] = []
const isNew = (hash: string): boolean => {
  if (known.some((other) => hashDistance(other, hash) <= ALIKE)) return false
  known.push(hash)
  return true
}

const extractor = createExtractor({ processes: 1 })
let unlooked = 0
for (const file of files.filter((one) => BOOKS.has(endingOf(one)))) {
  const found = await extractor
    .extract({ paths: [file], filename: basename(file), kind: 'document' })
    .catch(() => undefined)
  for (const { hash, nudity } of found?.pictures ?? []) {
    if (nudity === undefined) unlooked += 1
    else if (isNew(hash)) {
      looked.push({
        kind: file.includes('picture-books') ? 'drawings of picture books' : 'pictures of other books',
        file,
        nudity,
      })
    }
  }
}
await extractor.close()

const model = await loadNudityModel()
async function look(kind: string, file: string, picture: Sharp): Promise<void> {
  // As the readers hand it over.
  const small = sharp(await picture.resize({ width: 320, height: 320, fit: 'inside' }).webp({ quality: 68 }).toBuffer())
  known.push(await pictureHash(small))
  looked.push({ kind, file, nudity: await model.rate(small) })
}
for (const file of files.filter((one) => endingOf(one) === '.pdf')) {
  const pdf = await openPdf(await readFile(file)).catch(() => undefined)
  if (pdf === undefined) continue
  const kind = file.includes('picture-books') ? 'pages of picture books, drawn' : 'pages of other PDFs, drawn'
  for (let index = 0; index < Math.min(MOST_PAGES, pdf.pageCount); index += 1) {
    const page = pdf.pdfium._FPDF_LoadPage(pdf.document, index)
    if (page === 0) continue
    await look(kind, file, renderForLooking(pdf.pdfium, page).picture)
    pdf.pdfium._FPDF_ClosePage(page)
  }
  pdf.close()
}
for (const file of files.filter((one) => SCANS.has(endingOf(one)))) {
  const bytes = await sharp(file, { failOn: 'none' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => undefined)
  if (bytes !== undefined)
    await look(
      file.includes('/image/') ? 'photographs and other picture files' : 'scanned and photographed pages',
      file,
      sharp(bytes),
    )
}

const at = (nudity: number, bar: number): boolean => nudity >= bar
const rowOf = (kind: string, of: readonly Looked[]): Row => ({
  pictures: kind,
  number: of.length,
  'shown first': of.filter((one) => isDoubtful(one)).length,
  ...Object.fromEntries(BARS.map((bar) => [`from ${bar}`, of.filter(({ nudity }) => at(nudity, bar)).length])),
  highest: Math.max(0, ...of.map(({ nudity }) => nudity)).toFixed(2),
})
for (const { kind, file, nudity } of looked.toSorted((a, b) => b.nudity - a.nudity).slice(0, 15)) {
  console.log(`${nudity.toFixed(2)} ${kind} ${basename(file)}`)
}
await publishSection(
  'picture-look',
  'Embedded look at pictures',
  `Innocent pictures that are shown first as doubtful (\`node bench/picture-look.ts\`): ${looked.length} distinct pictures and pages of the development data, none of which shows nakedness; "from" is what another bar would come to. ` +
    `${unlooked} pictures were not looked at. How much nakedness the look misses is not measured here: there is no such picture among them.`,
  [...[...Map.groupBy(looked, ({ kind }) => kind)].map(([kind, of]) => rowOf(kind, of)), rowOf('all', looked)],
)
