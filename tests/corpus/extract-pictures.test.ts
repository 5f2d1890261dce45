import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import { imageReader } from '../../src/pipeline/extract/image/image-reader.ts'
import { pdfReader } from '../../src/pipeline/extract/pdf/pdf-reader.ts'
import { answerTo, DATA, filesIn, HERE, read, textOf } from '../support/corpus-files.ts'
import { characterSimilarity } from '../support/text-similarity.ts'

const ANSWER_MS = 60_000
/** Pictures without writing are not searched for it as long as a reader of a book would. */
const SHORT_MS = 1_000
const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp)$/

describe.skipIf(!HERE)('recognition', () => {
  const index = HERE
    ? filesIn('ocr/pages', /(?:clean|scan-gray|phone-photo|upside-down|fax)\.(?:png|jpg|webp|gif)$/)
    : []
  const isVowelled = (file: string): boolean => {
    const truth = readFileSync(join(DATA, file.replace(PICTURE, '.gt.txt')), 'utf8')
    return (truth.match(/\p{M}/gu)?.length ?? 0) > (truth.match(/\p{L}/gu)?.length ?? 0) * 0.3
  }
  const vowelled = index.filter(isVowelled)
  const pages = index.filter((file) => !vowelled.includes(file)).filter((_, at) => at % 2 === 0)

  test.each(pages)('%s', { timeout: ANSWER_MS }, async (file) => {
    const truth = await readFile(join(DATA, file.replace(PICTURE, '.gt.txt')), 'utf8')
    const book = await read(imageReader, file)
    const similarity = characterSimilarity(textOf(book), truth)
    console.log(`${similarity.toFixed(4)}  ${file}`)
    expect(similarity).toBeGreaterThanOrEqual(0.9)
    expect(book.pages[0]?.confidence).toBeGreaterThanOrEqual(75)
  })

  // Vowelled pages of a first reader are read line by line, and less well: mostly marks are wrong.
  test.each(vowelled)('vowelled: %s', { timeout: ANSWER_MS }, async (file) => {
    const truth = await readFile(join(DATA, file.replace(PICTURE, '.gt.txt')), 'utf8')
    const book = await read(imageReader, file)
    console.log(`${characterSimilarity(textOf(book), truth).toFixed(4)}  ${file}`)
    const letters = (text: string): string => text.replaceAll(/\p{M}/gu, '')
    expect(characterSimilarity(letters(textOf(book)), letters(truth))).toBeGreaterThanOrEqual(0.7)
    expect(book.pages[0]?.unread).toBeUndefined()
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
    const answer = await answerTo(imageReader, file, performance.now() + SHORT_MS)
    if (answer instanceof MizanError) {
      expect(['damaged_file', 'too_complex', 'no_readable_page']).toContain(answer.code)
    } else expect(textOf(answer)).not.toBe('')
  })
})
