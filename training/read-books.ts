// What the reader finds in labelled whole books, for fitting how passages make a book (fit_books.py):
// `node training/read-books.ts --out file.jsonl --language en --most 90`. Chances of windows, without their text; only books of
// authors that are not held out.
import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wholeBooks } from '../bench/labelled-books.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { sharedReader } from '../src/pipeline/assess/reader/reader.ts'
import { plainBook } from '../tests/support/plain-book.ts'

const { values } = parseArgs({
  options: { out: { type: 'string' }, language: { type: 'string' }, most: { type: 'string', default: '1000' } },
})
const out = values.out ?? 'books.jsonl'
const matcher = compileMatcher(loadLexicon())
const reader = sharedReader()
writeFileSync(out, '')
const books = wholeBooks().filter(({ language, heldOut }) => language === values.language && !heldOut)
const step = Math.max(1, books.length / Number(values.most))
for (let at = 0; at < books.length; at += step) {
  const whole = books[Math.floor(at)]!
  const { stem, language, severities, ages, audience } = whole
  const book = plainBook(whole.text())
  const started = performance.now()
  const { tokens, findings } = readContent(book, matcher)
  const readings = reader.read(tokens, findings)
  appendFileSync(
    out,
    `${JSON.stringify({
      stem,
      language,
      severities,
      ages,
      audience,
      words: tokens.tokenCount,
      ms: Math.round(performance.now() - started),
      readings: readings.map(({ levels, stances }) =>
        [...levels, ...stances].map((chance) => Math.round(chance * 100)),
      ),
    })}\n`,
  )
}
