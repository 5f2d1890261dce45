// What the product sees of the sentences that readers were asked whether they tell what a book is about (passages/about.*.jsonl), for
// training/about.py: `node training/export-about.ts --out folder`. Writes index.jsonl (book, language, marks), signs.f32 and sentences.f32.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from '../bench/parse-csv.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { storySentences } from '../src/pipeline/assess/lexical/narrative/story-sentences.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { loadReader } from '../src/pipeline/assess/reader/reader.ts'
import { openingSentences } from '../src/pipeline/assess/telling/about/opening-sentences.ts'
import { signsOf } from '../src/pipeline/assess/telling/sentence-signs.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { bookTexts, storyTitles } from './book-texts.ts'

/** Characters; what comes after changes little of what is known of people. */
const LONGEST = 400_000
const out = process.argv[process.argv.indexOf('--out') + 1]!
mkdirSync(out, { recursive: true })
const textOf = bookTexts()
const titles = new Map(
  parseCsv(readFileSync(join(import.meta.dirname, 'books', 'cards.csv'), 'utf8')).map(({ stem = '', title = '' }) => [
    stem,
    title,
  ]),
)
for (const [story, title] of storyTitles()) titles.set(story, title)
const reader = loadReader()
const index: string[] = []
const signs: Float32Array[] = []
const vectors: Float32Array[] = []
for (const language of ['en', 'ar'] as const) {
  const lines = readFileSync(join(import.meta.dirname, 'passages', `about.${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
  for (const line of lines) {
    const { book, sentences } = JSON.parse(line) as {
      book: string
      sentences: [offset: number, length: number, mark: number][]
    }
    const text = textOf(book).slice(0, LONGEST)
    const tokens = tokenize(text)
    const plain = plainBook(text)
    const story = storySentences(tokens, plain)
    const opening = openingSentences(tokens, story)
    const narrative = readNarrative(tokens, plain)
    const marks = new Map(sentences.map(([offset, , mark]) => [offset, mark]))
    const read = opening.filter((sentence) => marks.has(tokens.sentenceStart[sentence]!))
    const windows = read.map((sentence) => ({
      first: tokens.sentenceToken[sentence]!,
      last: tokens.sentenceToken[sentence + 1]! - 1,
    }))
    const all = new Map(opening.map((sentence, at) => [sentence, at]))
    const described = signsOf(tokens, opening, { ...narrative, title: titles.get(book) ?? '' })
    for (const [at, sentence] of read.entries()) {
      const [reading] = reader.readAt(tokens, [], [windows[at]!])
      if (reading?.sentence === undefined) continue
      signs.push(described[all.get(sentence)!]!)
      vectors.push(reading.sentence)
      index.push(JSON.stringify({ book, language, sentence, mark: marks.get(tokens.sentenceStart[sentence]!) }))
    }
  }
  console.log(language, index.length)
}
const flat = (rows: readonly Float32Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength))))
writeFileSync(join(out, 'index.jsonl'), `${index.join('\n')}\n`)
writeFileSync(join(out, 'signs.f32'), flat(signs))
writeFileSync(join(out, 'sentences.f32'), flat(vectors))
