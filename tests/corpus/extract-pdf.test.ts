import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import { imageReader } from '../../src/pipeline/extract/image/image-reader.ts'
import { pdfReader } from '../../src/pipeline/extract/pdf/pdf-reader.ts'
import type { RawBook, Reader } from '../../src/pipeline/extract/reader.ts'
import { characterSimilarity, gramSimilarity } from '../support/text-similarity.ts'

const DATA = resolve(import.meta.dirname, '../../../shared/data')
const HERE = existsSync(join(DATA, 'formats'))
const ANSWER_MS = 60_000
/** Long scans are cut short here: their other pages are unread, which is an answer too. The bench reads them whole. */
const SHORT_MS = 6_000

if (!HERE) console.log('skipped: the development data is not at ../shared/data')

function filesIn(folder: string, kind: RegExp): string[] {
  if (!HERE) return []
  return readdirSync(join(DATA, folder))
    .filter((name) => kind.test(name))
    .map((name) => join(folder, name))
}

function read(reader: Reader, file: string, deadline?: number): Promise<RawBook> {
  const source = { paths: [join(DATA, file)] as const, filename: basename(file), onProgress: () => undefined }
  return reader.read(deadline === undefined ? source : { ...source, deadline })
}

async function answerTo(reader: Reader, file: string, deadline?: number): Promise<RawBook | MizanError> {
  try {
    return await read(reader, file, deadline)
  } catch (error) {
    if (error instanceof MizanError) return error
    throw error
  }
}

function textOf(book: RawBook): string {
  return book.pages.map((page) => page.text).join('\n\n')
}

const PDF = /\.pdf$/
const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp)$/

describe.skipIf(!HERE)('every PDF is answered', () => {
  const files = [...filesIn('formats/pdf', PDF), ...filesIn('hostile', PDF)]
  test.each(files)('%s', { timeout: ANSWER_MS }, async (file) => {
    const answer = await answerTo(pdfReader, file, Date.now() + SHORT_MS)
    if (answer instanceof MizanError)
      expect(['damaged_file', 'no_text', 'no_readable_page', 'too_complex']).toContain(answer.code)
    else {
      expect(answer.pages.length).toBeGreaterThan(0)
      expect(textOf(answer)).not.toContain('\0')
      for (const page of answer.pages) {
        for (const heading of page.headings ?? []) expect(heading.end).toBeLessThanOrEqual(page.text.length)
      }
    }
  })
})

describe.skipIf(!HERE)('protected PDFs', () => {
  test('ask for the password to be removed, unless only copying is forbidden', async () => {
    const codes = new Map<string, string>()
    for (const file of filesIn('formats/protected', PDF)) {
      const answer = await answerTo(pdfReader, file)
      codes.set(basename(file), answer instanceof MizanError ? answer.code : 'read')
    }
    expect(codes.get('paperless-password-is-test.pdf')).toBe('password_protected')
    expect(codes.get('tika-testPDF_protected.pdf')).toBe('read')
    expect([...codes.values()].every((code) => ['password_protected', 'read', 'no_text'].includes(code))).toBe(true)
  })
})

const manifest: { file: string; note?: string }[] = HERE
  ? (JSON.parse(await readFile(join(DATA, 'MANIFEST.json'), 'utf8')) as { file: string; note?: string }[])
  : []

/** Containers of a known text. Picture books also carry their makers' names, which the known text does not. */
function knownBooks(): { pdf: string; source: string; least: number }[] {
  const whole = filesIn('formats/whole-books', PDF).map((pdf) => {
    const note = manifest.find((entry) => entry.file === pdf)?.note ?? ''
    const source = /whole text of (\S+\.txt)/.exec(note)?.[1] ?? ''
    return { pdf, source, least: source.startsWith('books-ar') ? 0.97 : 0.98 }
  })
  const picture = filesIn('formats/picture-books', PDF).map((pdf) => {
    const [, number = '', level = '', language = ''] = /(\d+)-(L\d)-(ar|en)/.exec(pdf) ?? []
    return { pdf, source: `levelled/${language}/${level}-${number}.txt`, least: 0.9 }
  })
  return [...whole, ...picture]
}

describe.skipIf(!HERE)('the text of a PDF is the text of its book', () => {
  test.each(knownBooks())('$pdf', async ({ pdf, source, least }) => {
    const book = await read(pdfReader, pdf)
    const similarity = gramSimilarity(textOf(book), await readFile(join(DATA, source), 'utf8'))
    console.log(`${similarity.toFixed(4)}  ${pdf}`)
    expect(similarity).toBeGreaterThanOrEqual(least)
    // A picture book's first page is its cover; a first page of plain type is none.
    expect(book.cover?.type).toBe(pdf.includes('picture-books') ? 'image/jpeg' : undefined)
    expect(book.metadata.title).toBeTruthy()
    expect(book.pages.some((page) => page.unread)).toBe(false)
  })
})

describe.skipIf(!HERE)('recognition', () => {
  const index = HERE
    ? filesIn('ocr/pages', /(?:clean|scan-gray|phone-photo|upside-down|fax)\.(?:png|jpg|webp|gif)$/)
    : []
  // Vowelled pages of a first reader are below the models: they are marked as hard to read, not measured here.
  const pages = index.filter((file) => !file.includes('0156-L1-ar')).filter((_, at) => at % 2 === 0)

  test.each(pages)('%s', { timeout: ANSWER_MS }, async (file) => {
    const truth = await readFile(join(DATA, file.replace(PICTURE, '.gt.txt')), 'utf8')
    const book = await read(imageReader, file)
    const similarity = characterSimilarity(textOf(book), truth)
    console.log(`${similarity.toFixed(4)}  ${file}`)
    expect(similarity).toBeGreaterThanOrEqual(0.9)
    expect(book.pages[0]?.confidence).toBeGreaterThanOrEqual(75)
  })

  test('a scanned PDF is recognised page by page', { timeout: ANSWER_MS }, async () => {
    const book = await read(pdfReader, 'ocr/scanned-pdf/0156-L1-en-scan.pdf')
    expect(book.pages.every((page) => page.source === 'ocr' && !page.unread)).toBe(true)
    expect(textOf(book)).toContain('crocodile')
  })
})

describe.skipIf(!HERE)('every picture is answered', () => {
  const files = [...filesIn('hostile', PICTURE), ...filesIn('formats/image', PICTURE)]
  test.each(files)('%s', { timeout: ANSWER_MS }, async (file) => {
    const answer = await answerTo(imageReader, file)
    if (answer instanceof MizanError) {
      expect(['damaged_file', 'too_complex', 'no_readable_page']).toContain(answer.code)
    } else expect(textOf(answer)).not.toBe('')
  })
})
