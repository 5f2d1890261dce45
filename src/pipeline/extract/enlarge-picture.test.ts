import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Document, ImageRun, Packer, Paragraph } from 'docx'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildDoc } from '../../../tests/support/books/build-doc.ts'
import { buildEpub, page } from '../../../tests/support/books/build-epub.ts'
import { drawnPicture } from '../../../tests/support/books/drawn-picture.ts'
import { picturePdf } from '../../../tests/support/books/picture-pdf.ts'
import { ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import { enlargePicture } from './enlarge-picture.ts'
import { createExtractor } from './extract-book.ts'
import { hashDistance, pictureHash } from './pictures/picture-hash.ts'

const folder = await mkdtemp(join(tmpdir(), 'mizan-large-'))
const extractor = createExtractor({ processes: 1 })
afterAll(async () => {
  await extractor.close()
  await rm(folder, { recursive: true, force: true })
})

const SENTENCE = 'The small boat goes on over the quiet sea.'
// The second is an ornament, and the fourth is larger than anybody is shown.
const drawn = await Promise.all([
  drawnPicture(1, { width: 1200, height: 900 }),
  drawnPicture(9, { width: 60, height: 40 }),
  drawnPicture(2, { width: 1200, height: 900 }),
  drawnPicture(3, { width: 2400, height: 1800 }),
])
const kept = drawn.filter((_, index) => index !== 1)

const hashes = await Promise.all(kept.map(async (picture) => await pictureHash(sharp(picture))))
/** Index of the kept picture that this one looks like most. */
async function shown(picture: Sharp): Promise<number> {
  const own = await pictureHash(picture)
  const away = hashes.map((hash) => hashDistance(hash, own))
  return away.indexOf(Math.min(...away))
}

async function docx(): Promise<Buffer> {
  const children = drawn.flatMap((data) => [
    new Paragraph(SENTENCE),
    new Paragraph({
      children: [new ImageRun({ type: 'png', data, transformation: { width: 400, height: 300 } })],
    }),
  ])
  return await Packer.toBuffer(new Document({ sections: [{ children }] }))
}

function doc(): Buffer {
  const text = `${drawn.map(() => `${SENTENCE}\r\u0001\r`).join('')}The end.`
  const at = [...text.matchAll(/\u0001/g)].map(({ index }) => index)
  return buildDoc(ENGLISH_BOOK, {
    text,
    pictures: Object.fromEntries(drawn.map((bytes, index) => [at[index] ?? 0, bytes])),
  })
}

const rtf = (): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi ${drawn.map((data) => `${SENTENCE}\\par{\\pict\\pngblip ${data.toString('hex')}}\\par `).join('')}}`,
    'latin1',
  )

async function epub(): Promise<Buffer> {
  const entries = drawn.flatMap((picture, index): [string, string | Buffer][] => [
    [`OPS/p/${index}.png`, picture],
    [`OPS/c${index}.xhtml`, page(`<p>${SENTENCE}</p><img src="p/${index}.png"/>`)],
  ])
  const book = { ...ENGLISH_BOOK, chapters: drawn.map(() => ({ heading: '', paragraphs: [] })) }
  return await buildEpub(book, { entries: Object.fromEntries(entries) })
}

test.each([
  ['epub', epub],
  ['docx', docx],
  ['doc', doc],
  ['rtf', rtf],
  ['pdf', async () => await picturePdf(kept, SENTENCE)],
] as const)('each picture that is kept of a book as %s comes large from its file', async (ending, make) => {
  const path = join(folder, `book.${ending}`)
  await writeFile(path, await make())
  const source = { paths: [path], filename: `book.${ending}`, kind: 'document' } as const
  const { pictures } = await extractor.extract({ ...source, paths: [path] })
  expect(pictures).toHaveLength(kept.length)
  for (const [index, { thumbnail: _, ...picture }] of pictures.entries()) {
    const large = sharp(await extractor.enlarge({ ...source, paths: [path] }, picture))
    const { format, width } = await large.metadata()
    expect(format).toBe('webp')
    expect(width).toBe(ending === 'pdf' ? 1600 : Math.min(1600, index === 2 ? 2400 : 1200))
    expect(await shown(large)).toBe(index)
  }
})

test('a scanned page comes large, of several files and frames the one that is meant', async () => {
  const paths = await Promise.all(
    kept.map(async (picture, index) => {
      const path = join(folder, `${index}.png`)
      await writeFile(path, picture)
      return path
    }),
  )
  const [first = '', ...others] = paths
  const wanted = { number: 2, page: 2, hash: '0'.repeat(16) }
  const large = await extractor.enlarge({ paths: [first, ...others], filename: '0.png', kind: 'images' }, wanted)
  expect(await shown(sharp(large))).toBe(1)
})

test('a picture that is not in the file, and one of a text without pictures, is lost', async () => {
  const lost = { number: 1, page: 1, hash: '0123456789abcdef' }
  const inBook = join(folder, 'other.epub')
  await writeFile(inBook, await epub())
  const inText = join(folder, 'other.txt')
  await writeFile(inText, SENTENCE)
  for (const path of [inBook, inText]) {
    const source = { paths: [path], filename: path, kind: 'document', onProgress: () => undefined } as const
    await expect(enlargePicture({ ...source, paths: [path] }, lost)).rejects.toMatchObject({ code: 'picture_lost' })
  }
})
