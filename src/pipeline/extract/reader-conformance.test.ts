import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDoc } from '../../../tests/support/books/build-doc.ts'
import { buildDocx } from '../../../tests/support/books/build-docx.ts'
import { buildEpub, page } from '../../../tests/support/books/build-epub.ts'
import { buildPdf } from '../../../tests/support/books/build-pdf.ts'
import { buildRtf } from '../../../tests/support/books/build-rtf.ts'
import { buildTxt } from '../../../tests/support/books/build-txt.ts'
import { buildZip } from '../../../tests/support/books/build-zip.ts'
import { ARABIC_BOOK, ENGLISH_BOOK, type SampleBook } from '../../../tests/support/books/sample-book.ts'
import { bookTextSchema, pageAt, type BookFormat, type PageKind } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { createExtractor } from './extract-book.ts'
import type { ExtractedBook } from './reader.ts'

/** What every format must be able to do; a new reader adds a row. */
type Fixture = {
  format: Exclude<BookFormat, 'image'>
  pageKind: PageKind
  build: (book: SampleBook) => Promise<Buffer> | Buffer
  bomb: () => Promise<Buffer> | Buffer
  bombCode: string
  /** The builder has no font for Arabic; its layout is tested beside its reader. */
  latinOnly?: true
}

const EMPTY: SampleBook = { title: 'Empty', author: 'Nobody Here', chapters: [{ heading: '', paragraphs: [' '] }] }
const ZEROS = Buffer.alloc(40 * 1024 * 1024, 0x20)

const FIXTURES: Fixture[] = [
  {
    format: 'pdf',
    pageKind: 'page',
    build: buildPdf,
    bomb: () =>
      Buffer.from(
        buildPdf(ENGLISH_BOOK)
          .toString('latin1')
          .replace(/\/Kids \[[^\]]*/, '/Kids [2 0 R'),
        'latin1',
      ),
    bombCode: 'damaged_file',
    latinOnly: true,
  },
  {
    format: 'epub',
    pageKind: 'section',
    build: (book) => buildEpub(book),
    bomb: () =>
      buildEpub(ENGLISH_BOOK, { entries: { 'OPS/c0.xhtml': Buffer.concat([Buffer.from(page('a')), ZEROS]) } }),
    bombCode: 'too_complex',
  },
  {
    format: 'docx',
    pageKind: 'page',
    build: buildDocx,
    bomb: () => buildZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': ZEROS }),
    bombCode: 'too_complex',
  },
  {
    format: 'doc',
    pageKind: 'page',
    build: (book) => buildDoc(book),
    bomb: () => {
      const bytes = buildDoc(ENGLISH_BOOK)
      // The first sector of the allocation table points to itself for ever.
      for (let offset = 512 + 4; offset < 1_024; offset += 4) bytes.writeUInt32LE(1, offset)
      return bytes
    },
    bombCode: 'damaged_file',
  },
  {
    format: 'rtf',
    pageKind: 'page',
    build: buildRtf,
    bomb: () => Buffer.from(`{\\rtf1 ${'{'.repeat(200_000)}a${'}'.repeat(200_000)}}`),
    bombCode: 'too_complex',
  },
  {
    format: 'txt',
    pageKind: 'part',
    build: buildTxt,
    bomb: () => Buffer.alloc(20_000_000, 'long '),
    bombCode: 'too_complex',
  },
]

const extractor = createExtractor({ processes: 2 })
let folder = ''
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-conformance-'))
})
afterAll(async () => {
  await extractor.close()
  await rm(folder, { recursive: true, force: true })
})

async function extract(
  bytes: Buffer,
  filename: string,
  kind: 'document' | 'images' = 'document',
): Promise<ExtractedBook> {
  const path = join(folder, String(count++))
  await writeFile(path, bytes)
  return extractor.extract({ paths: [path], filename, kind })
}

const LANGUAGES = [
  { name: 'English', sample: ENGLISH_BOOK, language: 'en' },
  { name: 'Arabic', sample: ARABIC_BOOK, language: 'ar' },
]

describe.each(FIXTURES)('$format', ({ format, pageKind, build, bomb, bombCode, latinOnly }) => {
  describe.each(latinOnly ? LANGUAGES.slice(0, 1) : LANGUAGES)('in $name', ({ sample, language }) => {
    let answer: ExtractedBook
    beforeAll(async () => {
      answer = await extract(await build(sample), `a.${format}`)
    })

    test('gives every paragraph whole, in order', () => {
      const { text } = answer.book
      let from = 0
      for (const line of sample.chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])) {
        const at = text.indexOf(line, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + line.length
      }
      expect(bookTextSchema.safeParse(answer.book).success).toBe(true)
      expect(text).toBe(text.normalize('NFC'))
    })

    test('has pages at exact offsets', () => {
      const { text, pages } = answer.book
      expect(answer.book.format).toBe(format)
      expect(answer.book.pageKind).toBe(pageKind)
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1))
      expect(pages.at(-1)?.end).toBe(text.length)
      for (const [index, { start, end }] of pages.entries()) {
        expect(start).toBeGreaterThanOrEqual(pages[index - 1]?.end ?? 0)
        expect(end).toBeGreaterThanOrEqual(start)
      }
      if (pageKind === 'part') return
      expect(pages).toHaveLength(sample.chapters.length)
      for (const [index, { paragraphs }] of sample.chapters.entries()) {
        const { start = 0, end = 0 } = pages[index] ?? {}
        expect(text.slice(start, end)).toContain(paragraphs[0])
        expect(pageAt(pages, text.indexOf(paragraphs[0] ?? ''))).toBe(index + 1)
      }
    })

    test('has its headings at exact offsets', () => {
      const { text, headings } = answer.book
      expect(headings.map(({ start, end }) => text.slice(start, end))).toEqual(
        sample.chapters.map(({ heading }) => heading),
      )
    })

    test('has its title, author and language', () => {
      const { title, author } = sample
      expect(answer.book.metadata).toMatchObject({ title, author, language })
    })
  })

  test('a file without text is refused as no_text', async () => {
    const bytes = format === 'txt' ? Buffer.from(' \n\n 12 \n') : await build(EMPTY)
    await expect(extract(bytes, `a.${format}`)).rejects.toMatchObject({ code: 'no_text' })
  })

  test('an empty file is refused as file_empty', async () => {
    await expect(extract(Buffer.alloc(0), `a.${format}`)).rejects.toMatchObject({ code: 'file_empty' })
  })

  test('a truncated file is a book or a clear error', async () => {
    const whole = await build(ENGLISH_BOOK)
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const answer = await extract(whole.subarray(0, Math.ceil(whole.length * share)), `a.${format}`).catch(
        (error: unknown) => error,
      )
      if (answer instanceof MizanError) expect(answer.code).toMatch(/damaged_file|file_cut_off|no_text/)
      else expect(bookTextSchema.safeParse((answer as ExtractedBook).book).success).toBe(true)
    }
  })

  test('is read under the name of another document', async () => {
    const { book } = await extract(await build(ENGLISH_BOOK), format === 'doc' ? 'a.docx' : 'a.doc')
    expect(book.format).toBe(format)
  })

  test('is refused where pictures are expected, and a picture under its name', async () => {
    await expect(extract(await build(ENGLISH_BOOK), 'a.png', 'images')).rejects.toMatchObject({ code: 'wrong_type' })
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    await expect(extract(picture, `a.${format}`)).rejects.toMatchObject({
      code: 'wrong_type',
      params: { actual: 'PNG' },
    })
  })

  test('a bomb is refused quickly', async () => {
    const bytes = await bomb()
    const start = performance.now()
    await expect(extract(bytes, `a.${format}`)).rejects.toMatchObject({ code: bombCode })
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
