// What tells the kind of each book that has a catalogue card (books/cards.csv), exactly as the product computes it, for
// training/book-kinds.py: `node training/export-kinds.ts --out file.jsonl`. Each text is read as a file called book.txt.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCsv } from '../bench/parse-csv.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { kindFeatures, WINDOWS_OF_KIND } from '../src/pipeline/assess/lexical/narrative/kind/kind-features.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { evenly } from '../src/pipeline/assess/reader/choose-windows.ts'
import { sharedReader } from '../src/pipeline/assess/reader/reader.ts'
import { readBook } from '../src/pipeline/extract/read-book.ts'
import type { BookText } from '../src/contract/book-text.ts'
import type { TokenizedText } from '../src/pipeline/assess/lexical/segment/tokenized-text.ts'
import { bookTexts } from './book-texts.ts'

/** Characters; what comes after changes nothing. */
const LONGEST = 700_000
const out = process.argv[process.argv.indexOf('--out') + 1]!
const textOf = bookTexts()
const folder = mkdtempSync(join(tmpdir(), 'mizan-kinds-'))
const file = join(folder, 'book.txt')
const lines: string[] = []
const matchers = {
  en: compileMatcher(loadLexicon(undefined, ['en'])),
  ar: compileMatcher(loadLexicon(undefined, ['ar'])),
}

/** The mean of the sentence vectors that the product looks at, rounded. */
function senseOf(tokens: TokenizedText, book: BookText, language: 'en' | 'ar'): number[] {
  const reader = sharedReader()
  const { findings } = readContent(book, matchers[language], tokens)
  const readings = reader.readAt(tokens, [], evenly(reader.choose(tokens, findings), WINDOWS_OF_KIND))
  const vectors = readings.flatMap(({ sentence }) => sentence ?? [])
  return Array.from(vectors[0] ?? [], (_, at) =>
    Number((vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length).toFixed(5)),
  )
}
for (const { stem = '', kind, or, title, author } of parseCsv(
  readFileSync(join(import.meta.dirname, 'books', 'cards.csv'), 'utf8'),
)) {
  writeFileSync(file, textOf(stem).slice(0, LONGEST))
  const { book } = await readBook({
    paths: [file],
    filename: 'book.txt',
    kind: 'document',
    onProgress: () => undefined,
  })
  const tokens = tokenize(book.text)
  const narrative = readNarrative(tokens, book)
  const features = kindFeatures(tokens, book, narrative).map((value) => Math.round(value * 1e4) / 1e4)
  const found = { title: book.metadata.title ?? '', author: book.metadata.author ?? '' }
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  lines.push(
    JSON.stringify({
      stem,
      language,
      kind,
      or,
      title,
      author,
      found,
      features,
      impression: senseOf(tokens, book, language),
    }),
  )
}
rmSync(folder, { recursive: true })
writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${lines.length} books`)
