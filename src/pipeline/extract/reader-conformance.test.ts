import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRtf } from '../../../tests/support/books/build-rtf.ts'
import { ARABIC_BOOK, ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import { docFixture } from '../../../tests/support/conformance/doc.ts'
import { docxFixture } from '../../../tests/support/conformance/docx.ts'
import { epubFixture } from '../../../tests/support/conformance/epub.ts'
import { imageFixture } from '../../../tests/support/conformance/image.ts'
import { pdfFixture } from '../../../tests/support/conformance/pdf.ts'
import type { BookFiles, ReaderFixture } from '../../../tests/support/conformance/reader-fixture.ts'
import { rtfFixture } from '../../../tests/support/conformance/rtf.ts'
import { txtFixture } from '../../../tests/support/conformance/txt.ts'
import { gramSimilarity } from '../../../tests/support/text-similarity.ts'
import { BOOK_FORMATS, bookTextSchema, pageAt } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { createExtractor } from './extract-book.ts'
import type { ExtractedBook } from './reader.ts'
import { processorMs } from '../../../tests/support/processor-time.ts'

/** What every format must be able to do. */
const FIXTURES: ReaderFixture[] = [
  pdfFixture,
  docxFixture,
  docFixture,
  rtfFixture,
  epubFixture,
  txtFixture,
  imageFixture,
]
const BOOKS = { en: ENGLISH_BOOK, ar: ARABIC_BOOK }
/** A dash for a longer dash costs two hundredths in a text as short as this. */
const RECOGNISED = 0.95
/** What a file loses at its very end may be filling. */
const LOSES_TEXT = 0.9

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

async function extract(files: BookFiles, filename: string, kind: ReaderFixture['kind']): Promise<ExtractedBook> {
  const place = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, String(count++))
    await writeFile(path, bytes)
    return path
  }
  const [first, ...others] = files
  return extractor.extract({ paths: [await place(first), ...(await Promise.all(others.map(place)))], filename, kind })
}

test('every format has a fixture', () => {
  expect(FIXTURES.map(({ format }) => format)).toEqual(BOOK_FORMATS)
})

describe.each(FIXTURES)('$format', (fixture) => {
  const { format, kind, filename, otherName, pageKind, languages, build, empty, bomb } = fixture
  const read = (files: BookFiles): Promise<ExtractedBook> => extract(files, filename, kind)

  describe.each(languages)('in %s', (language) => {
    const sample = BOOKS[language]
    let answer: ExtractedBook
    beforeAll(async () => {
      answer = await read(await build(sample))
    })

    test('gives every paragraph whole, in order', () => {
      const { text } = answer.book
      const lines = sample.chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
      expect(bookTextSchema.safeParse(answer.book).success).toBe(true)
      expect(text).toBe(text.normalize('NFC'))
      if (fixture.recognised) {
        expect(gramSimilarity(text, lines.join('\n'))).toBeGreaterThan(RECOGNISED)
        return
      }
      let from = 0
      for (const line of lines) {
        const at = text.indexOf(line, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + line.length
      }
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
        const words = paragraphs[0]?.slice(0, 40) ?? ''
        expect(text.slice(start, end).replaceAll(/\s+/g, ' ')).toContain(words)
        if (!fixture.recognised) expect(pageAt(pages, text.indexOf(words))).toBe(index + 1)
      }
    })

    test('has its headings at exact offsets', () => {
      const { text, headings } = answer.book
      expect(headings.map(({ start, end }) => text.slice(start, end))).toEqual(
        sample.chapters.map(({ heading }) => heading),
      )
    })

    test('has its language, and its title and author where the file says them', () => {
      const { title, author } = sample
      expect(answer.book.metadata).toMatchObject({ language, ...(fixture.describesItself && { title, author }) })
    })
  })

  test('a file without text is refused', async () => {
    await expect(read(await empty.build())).rejects.toMatchObject({ code: empty.code })
  })

  test('an empty file is refused as file_empty', async () => {
    await expect(read([Buffer.alloc(0)])).rejects.toMatchObject({ code: 'file_empty' })
  })

  test('a truncated file is a book or a clear error', async () => {
    const [whole] = await build(ENGLISH_BOOK)
    // Recognition tries hard with half a page and costs seconds.
    for (const share of fixture.recognised ? [0.1, 0.9] : [0.1, 0.5, 0.9, 0.99]) {
      const answer = await read([whole.subarray(0, Math.ceil(whole.length * share))]).catch((error: unknown) => error)
      if (answer instanceof MizanError)
        expect(answer.code).toMatch(/^(damaged_file|file_cut_off|no_text|no_readable_page)$/)
      else {
        const { book } = answer as ExtractedBook
        expect(bookTextSchema.safeParse(book).success).toBe(true)
        if (fixture.tellsCutOff && share <= LOSES_TEXT) expect(book.notices).toContainEqual({ code: 'cut_off_file' })
      }
    }
  })

  test('is read under the name of another kind', async () => {
    const { book } = await extract(await build(ENGLISH_BOOK), otherName, kind)
    expect(book.format).toBe(format)
  })

  test('is refused in the place of the other kind, and what belongs there in its place', async () => {
    const picture = await imageFixture.empty.build()
    const document: BookFiles = [buildRtf(ENGLISH_BOOK)]
    const elsewhere =
      kind === 'images' ? extract(picture, 'a.pdf', 'document') : extract(await build(ENGLISH_BOOK), 'a.png', 'images')
    await expect(elsewhere).rejects.toMatchObject({ code: 'wrong_type' })
    const [stranger, actual] = kind === 'images' ? [document, 'RTF'] : [picture, 'PNG']
    await expect(read(stranger)).rejects.toMatchObject({ code: 'wrong_type', params: { actual } })
  })

  test('a bomb is refused quickly', async () => {
    const files = await bomb.build()
    const start = processorMs()
    await expect(read(files)).rejects.toMatchObject({ code: bomb.code })
    expect(processorMs() - start).toBeLessThan(10_000)
  })
})
