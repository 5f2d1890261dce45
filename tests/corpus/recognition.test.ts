import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { imageReader } from '../../src/pipeline/extract/image/image-reader.ts'
import { DATA, filesIn, HERE, read, textOf } from '../support/corpus-files.ts'
import { characterSimilarity } from '../support/text-similarity.ts'

const ANSWER_MS = 200_000
const PICTURE = /\.(?:png|jpe?g|webp|gif)$/

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
})
