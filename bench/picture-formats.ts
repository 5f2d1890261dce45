// Whether the same picture book gives the same pictures in every format. The development data has its picture books with pictures as
// EPUB and PDF; as DOCX, DOC and RTF they are set here from the EPUB's own pictures. Run: node bench/picture-formats.ts
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { Document, ImageRun, Packer, Paragraph } from 'docx'
import sharp from 'sharp'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { buffer } from 'node:stream/consumers'
import { createExtractor } from '../src/pipeline/extract/extract-book.ts'
import type { ExtractedPicture } from '../src/pipeline/extract/reader.ts'
import { hashDistance } from '../src/pipeline/extract/pictures/picture-hash.ts'
import { buildDoc } from '../tests/support/books/build-doc.ts'
import { ENGLISH_BOOK } from '../tests/support/books/sample-book.ts'
import { DATA, requireData } from './data.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'

requireData()
const FOLDER = join(DATA, 'formats', 'picture-books')
/** Of one picture in two sizes and qualities. */
const ALIKE = 8
const SENTENCE = 'The small boat goes on over the quiet sea.'

/** The pictures of a zipped book in the order of their names, none twice. */
async function picturesIn(file: string): Promise<Buffer[]> {
  const open = promisify(fromBuffer) as (bytes: Buffer, options: { autoClose: boolean }) => Promise<ZipFile>
  const zip = await open(await readFile(file), { autoClose: false })
  const entries: Entry[] = []
  zip.on('entry', (entry: Entry) => entries.push(entry))
  await once(zip, 'end')
  const stream = promisify(zip.openReadStream.bind(zip))
  const pictures = entries
    .filter(({ fileName }) => /\.(?:jpe?g|png)$/i.test(fileName))
    .toSorted((one, other) => one.fileName.localeCompare(other.fileName))
  const files: Buffer[] = []
  for (const entry of pictures) files.push(await buffer(await stream(entry)))
  zip.close()
  return files
}

async function asDocx(pictures: readonly Buffer[]): Promise<Buffer> {
  const children = await Promise.all(
    pictures.map(async (data) => {
      const { format, width, height } = await sharp(data).metadata()
      const type = format === 'png' ? 'png' : 'jpg'
      const run = new ImageRun({
        type,
        data,
        transformation: { width: Math.round(width / 4), height: Math.round(height / 4) },
      })
      return [new Paragraph(SENTENCE), new Paragraph({ children: [run] })]
    }),
  )
  return await Packer.toBuffer(new Document({ sections: [{ children: children.flat() }] }))
}

async function asRtf(pictures: readonly Buffer[]): Promise<Buffer> {
  const parts = await Promise.all(
    pictures.map(async (data) => {
      const { format } = await sharp(data).metadata()
      return `${SENTENCE}\\par{\\pict\\${format === 'png' ? 'pngblip' : 'jpegblip'} ${data.toString('hex')}}\\par\\page `
    }),
  )
  return Buffer.from(`{\\rtf1\\ansi ${parts.join('')}}`, 'latin1')
}

const extractor = createExtractor({ processes: 1 })
const folder = await mkdtemp(join(tmpdir(), 'mizan-formats-'))
const read = async (path: string): Promise<ExtractedPicture[]> =>
  (await extractor.extract({ paths: [path], filename: basename(path), kind: 'document' })).pictures

const rows: Row[] = []
for (const file of readdirSync(FOLDER)
  .filter((name) => extname(name) === '.epub')
  .toSorted()) {
  const epub = await read(join(FOLDER, file))
  const own = await picturesIn(join(FOLDER, file))
  const placed = `${own.map(() => `${SENTENCE}\r\u0001\r`).join('')}The end.`
  const at = [...placed.matchAll(/\u0001/g)].map(({ index }) => index)
  const made = {
    docx: await asDocx(own),
    doc: buildDoc(ENGLISH_BOOK, {
      text: placed,
      pictures: Object.fromEntries(own.map((bytes, index) => [at[index] ?? 0, bytes])),
    }),
    rtf: await asRtf(own),
  }
  const counts: Row = { book: file.replace(/\.epub$/, ''), epub: epub.length }
  const compare = (name: string, pictures: readonly ExtractedPicture[]): void => {
    const same = pictures.filter(({ hash }) => epub.some((other) => hashDistance(other.hash, hash) <= ALIKE))
    counts[name] =
      same.length === pictures.length ? pictures.length : `${pictures.length}, ${same.length} of them the same`
  }
  compare('pdf', await read(join(FOLDER, file.replace(/epub$/, 'pdf'))))
  for (const [ending, bytes] of Object.entries(made)) {
    const path = join(folder, `book.${ending}`)
    await writeFile(path, bytes)
    compare(`${ending}, set here`, await read(path))
  }
  rows.push(counts)
}
await extractor.close()
await rm(folder, { recursive: true, force: true })
await publishSection(
  'picture-formats',
  'The same pictures in every format',
  'Pictures that are kept of the picture books of the development data (`node bench/picture-formats.ts`); EPUB and PDF are as they were published, DOCX, DOC and RTF were set from the picture files of the EPUB, each once, for the data has none with pictures. Every picture is one of the EPUB (difference of the hashes at most 8 bits) unless the cell says otherwise.',
  rows,
)
