import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import { createPdfReader, pdfReader } from '../../src/pipeline/extract/pdf/pdf-reader.ts'
import { answerTo, DATA, filesIn, HERE, read, textOf } from '../support/corpus-files.ts'
import { gramSimilarity } from '../support/text-similarity.ts'

/**
 * Pages without a text layer are drawn but not recognised here: that takes seconds for each, and is proved by the corpus
 * of pictures and, for these very files, by the bench.
 */
const quickReader = createPdfReader(() => ({
  async readPicture({ data, width, height }) {
    if (data.length !== width * height) throw new Error('the picture is not whole')
    return { text: '', source: 'ocr', unread: true, writing: true }
  },
  close: () => Promise.resolve(),
}))

const PDF = /\.pdf$/

describe.skipIf(!HERE)('every PDF is answered', () => {
  const files = [...filesIn('formats/pdf', PDF), ...filesIn('hostile', PDF)]
  test.each(files)('%s', async (file) => {
    const answer = await answerTo(quickReader, file)
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
