import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bookTextSchema } from '../../src/contract/book-text.ts'
import { MizanError } from '../../src/contract/errors.ts'
import { createExtractor } from '../../src/pipeline/extract/extract-book.ts'
import type { ExtractedBook } from '../../src/pipeline/extract/reader.ts'

const DATA = resolve(import.meta.dirname, '../../../shared/data')
const HERE = existsSync(join(DATA, 'formats'))
const DOCUMENT = /\.(epub|docx?|docm|rtf|txt|xlsx|xml|zip)$/

const extractor = createExtractor({ processes: 2 })
afterAll(() => extractor.close())

if (!HERE) console.log('skipped: the development data is not at ../shared/data')

function filesIn(...folders: string[]): string[] {
  if (!HERE) return []
  return folders.flatMap((folder) =>
    readdirSync(join(DATA, folder))
      .filter((name) => DOCUMENT.test(name))
      .map((name) => join(folder, name)),
  )
}

function extract(file: string): Promise<ExtractedBook> {
  return extractor.extract({ paths: [join(DATA, file)], filename: basename(file), kind: 'document' })
}

/** The answer of the extractor: a book or an error with a sentence. Anything else fails the test. */
async function answerTo(file: string): Promise<ExtractedBook | MizanError> {
  try {
    return await extract(file)
  } catch (error) {
    if (error instanceof MizanError) return error
    throw error
  }
}

/** Share of the source's 5-grams found in the text and the other way round (the smaller), as multisets, white space folded away. */
function similarity(source: string, text: string): number {
  const known = fiveGrams(source)
  const found = fiveGrams(text)
  let common = 0
  for (const [gram, count] of known) common += Math.min(count, found.get(gram) ?? 0)
  const size = (grams: Map<string, number>): number => grams.values().reduce((total, count) => total + count, 0)
  return common / Math.max(size(known), size(found))
}

function fiveGrams(text: string): Map<string, number> {
  // "#" marks headings in the sources.
  const folded = text
    .normalize('NFC')
    .replaceAll(/[\s#\u200B-\u200F]+/g, '')
    .replaceAll(/[“”«»„]/g, '"')
  const grams = new Map<string, number>()
  for (let at = 0; at + 5 <= folded.length; at++) {
    const gram = folded.slice(at, at + 5)
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

describe.skipIf(!HERE)('documents of the development data', () => {
  const files = filesIn(
    'formats/epub',
    'formats/docx',
    'formats/doc',
    'formats/rtf',
    'formats/txt',
    'formats/protected',
    'hostile',
  )

  test.concurrent.each(files)('%s is a book or a clear error', async (file) => {
    const answer = await answerTo(file)
    if (answer instanceof MizanError) {
      expect(answer.code).not.toBe('internal')
      expect(answer.sentence('en')).toMatch(/\w{3}.*\.$/)
      expect(answer.sentence('ar')).toMatch(/\p{Script=Arabic}{3}/u)
      return
    }
    expect(bookTextSchema.safeParse(answer.book).success).toBe(true)
    expect(answer.book.text).toMatch(/\p{L}/u)
    expect(answer.book.text).not.toContain('root:x:0:0')
  })

  test.concurrent.each([
    ['hostile/made-zip-bomb.epub', 'too_complex'],
    ['hostile/made-zip-bomb-document-xml.docx', 'too_complex'],
    ['hostile/made-billion-laughs.docx', 'damaged_file'],
    ['hostile/made-empty.epub', 'file_empty'],
    ['hostile/poi-poc-xmlbomb.xlsx', 'disguised_type'],
    ['hostile/tika-testWORD_truncated.docx', 'file_cut_off'],
    ['hostile/tika-testZipEncrypted.zip', 'disguised_archive'],
    ['hostile/made-mz-as-pdf.pdf', 'disguised_program'],
    ['formats/doc/tika-testWordPerfect_42.doc', 'old_word_processor'],
    ['formats/protected/tika-testWORD_protected_passtika.docx', 'password_protected'],
    ['formats/protected/tika-testWORD_protected_passtika.doc', 'password_protected'],
    ['formats/doc/poi-Word6.doc', 'old_word_format'],
    ['formats/doc/poi-word95err.doc', 'old_word_format'],
    ['formats/txt/udhr-Farsi_Persian-UTF8.txt', 'unsupported_language'],
  ])('%s is refused as %s', async (file, code) => {
    expect(await answerTo(file)).toMatchObject({ code })
  })

  test.concurrent.each(filesIn('formats/txt').filter((file) => file.includes('ar-story-0141')))(
    '%s is the same story in every encoding',
    async (file) => {
      const source = await readFile(join(DATA, 'levelled/ar/L3-0141.txt'), 'utf8')
      // The codepages without curly quotes have question marks in their place.
      expect(similarity(source, (await extract(file)).book.text)).toBeGreaterThan(0.97)
    },
  )
})

const SOURCES: Record<string, string> = {
  'ghulaman-asiran': 'books-ar/child/ghulaman-asiran.txt',
  'grimms-fairy-tales': 'books-en/child/grimms-fairy-tales.txt',
  'kalila-monkey-turtle': 'books-ar/child/kalila-09.txt',
  'kalila-wa-dimna': 'books-ar/teen/kalila-wa-dimna.txt',
  'potter-the-tale-of-peter-rabbit': 'books-en/child/potter-the-tale-of-peter-rabbit.txt',
  'the-black-cat': 'books-en/adult/the-black-cat.txt',
  'the-gambler': 'books-en/adult/the-gambler.txt',
  'treasure-island': 'books-en/child/treasure-island.txt',
}

function sourceOf(file: string): string {
  const stem = basename(file, extname(file))
  const [, number, level, language] = /^(\d+)-(L\d)-(\w\w)$/.exec(stem) ?? []
  return number === undefined ? (SOURCES[stem] ?? '') : `levelled/${language}/${level}-${number}.txt`
}

/** In smaller files the styles and fonts in front take more than the text. */
const LONG_BYTES = 30_000

describe.skipIf(!HERE)('books that were copied in part', () => {
  test.concurrent.each(
    filesIn('formats/whole-books')
      .filter((file) => statSync(join(DATA, file)).size > LONG_BYTES)
      .flatMap((file) => [0.3, 0.9].map((share) => [file, share] as const)),
  )('%s, %d of it, gives its share of the text and says so', async (file, share) => {
    const source = await readFile(join(DATA, sourceOf(file)), 'utf8')
    const whole = await readFile(join(DATA, file))
    const folder = await mkdtemp(join(tmpdir(), 'mizan-cut-'))
    try {
      const path = join(folder, 'part')
      await writeFile(path, whole.subarray(0, Math.floor(whole.length * share)))
      const { book } = await extractor.extract({ paths: [path], filename: basename(file), kind: 'document' })
      expect(book.notices).toContainEqual({ code: 'cut_off_file' })
      // Containers keep other things than text, too.
      expect(book.text.length).toBeGreaterThan(0.5 * share * source.length)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe.skipIf(!HERE)('books whose text is known', () => {
  test.concurrent.each(filesIn('formats/whole-books', 'formats/picture-books'))(
    '%s reads as its source',
    async (file) => {
      const source = await readFile(join(DATA, sourceOf(file)), 'utf8')
      const { book } = await extract(file)
      const alike = similarity(source, book.text)
      if (process.env['SHOW_SIMILARITY']) console.log(alike.toFixed(4), file)
      expect(alike).toBeGreaterThanOrEqual(file.endsWith('.pdf') ? 0.97 : 0.99)
      expect(book.metadata.language).toBe(/-ar\.|ghulaman|kalila/.test(file) ? 'ar' : 'en')
      expect(book.metadata.title).toBeTruthy()
    },
  )
})
