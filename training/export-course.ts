// What the product sees of the sentences of short stories of which readers said whether they tell what happens (passages/course.*.jsonl), for
// training/course.py: `node training/export-course.ts --picture-books folder --out folder`. Writes index.jsonl (book, language, marks),
// inputs.f32 and the numbers of each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { loadReader } from '../src/pipeline/assess/reader/reader.ts'
import { courseInputs, courseSentences } from '../src/pipeline/assess/telling/course/course-inputs.ts'
import { sentenceVectors } from '../src/pipeline/assess/telling/sentence-vectors.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { bookTexts, storyTitles } from './book-texts.ts'

const option = (name: string): string => process.argv[process.argv.indexOf(name) + 1]!
const out = option('--out')
mkdirSync(out, { recursive: true })
const textOf = bookTexts(option('--picture-books'))
const titles = new Map(storyTitles())
const reader = loadReader()
const index: string[] = []
const rows: Float32Array[] = []
for (const language of ['en', 'ar'] as const) {
  const lines = readFileSync(join(import.meta.dirname, 'passages', `course.${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
  for (const line of lines) {
    const { book, sentences } = JSON.parse(line) as {
      book: string
      sentences: [offset: number, length: number, mark: string][]
    }
    const text = textOf(book)
    const tokens = tokenize(text)
    const plain = plainBook(text)
    const marks = new Map(sentences.map(([offset, , mark]) => [offset, mark]))
    const title = titles.get(book) ?? text.split('\n')[0]!
    const narrative = readNarrative(tokens, plain)
    for (const { sentence, inputs, isQuotable, leansBack } of courseInputs(
      tokens,
      courseSentences(tokens, plain),
      { ...narrative, title },
      sentenceVectors(tokens, reader),
    )) {
      const start = tokens.sentenceStart[sentence]!
      const length = tokens.sentenceEnd[sentence]! - start
      rows.push(inputs)
      index.push(JSON.stringify({ book, language, mark: marks.get(start) ?? '', length, isQuotable, leansBack }))
    }
  }
  console.log(language, index.length)
}
writeFileSync(join(out, 'index.jsonl'), `${index.join('\n')}\n`)
writeFileSync(
  join(out, 'inputs.f32'),
  new Uint8Array(Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength)))),
)
