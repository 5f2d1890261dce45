// What tells kind and genres of each book that has a catalogue card (books/cards.csv), or with --stories the genres of each own story, exactly
// as the product computes it, for training/book-kinds.py and training/genres.py: `node training/export-kinds.ts --out file.jsonl [--stories]`.
// Each text is read as a file called book.txt.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCsv } from '../bench/parse-csv.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { genreInputs } from '../src/pipeline/assess/lexical/genres/genre-inputs.ts'
import { genreSigns } from '../src/pipeline/assess/lexical/genres/genre-signs.ts'
import { kindFeatures, WINDOWS_OF_KIND } from '../src/pipeline/assess/lexical/narrative/kind/kind-features.ts'
import { meansOf } from '../src/pipeline/assess/lexical/impression/sense.ts'
import { readBookKind } from '../src/pipeline/assess/lexical/narrative/kind/read-book-kind.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { weighThemes } from '../src/pipeline/assess/lexical/themes/weigh-themes.ts'
import { evenly } from '../src/pipeline/assess/reader/choose-windows.ts'
import { sharedReader } from '../src/pipeline/assess/reader/reader.ts'
import { readBook } from '../src/pipeline/extract/read-book.ts'
import type { Finding } from '../src/contract/assessment.ts'
import type { Reading } from '../src/pipeline/assess/reader/read-windows.ts'
import type { TokenizedText } from '../src/pipeline/assess/lexical/segment/tokenized-text.ts'
import { bookTexts, storyTitles } from './book-texts.ts'

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

/** The windows that the product looks at. */
function read(tokens: TokenizedText, found: readonly Finding[]): Reading[] {
  const reader = sharedReader()
  return reader.readAt(tokens, [], evenly(reader.choose(tokens, found), WINDOWS_OF_KIND))
}

const cards = (): Record<string, string>[] =>
  parseCsv(readFileSync(join(import.meta.dirname, 'books', 'cards.csv'), 'utf8'))
const own = (): Record<string, string>[] => storyTitles().map(([stem, title]) => ({ stem, title, story: 'yes' }))
for (const { stem = '', kind, or, title, author, story } of process.argv.includes('--stories') ? own() : cards()) {
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
  const { matches, findings } = readContent(book, matchers[language], tokens)
  const themes = weighThemes(tokens, matches, book)
  const signs = genreSigns(book.text, tokens.tokenCount)
  const genres = genreInputs({ tokens, narrative, themes, found: findings, signs })
  const readings = read(tokens, findings)
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
      // No story has taught what the kind of a book is, so that it is what was learned of the books.
      ...(story === undefined ? {} : { story: true, kind: readBookKind(tokens, book, narrative, readings).kind }),
      genreInputs: genres.map((value) => Math.round(value * 1e4) / 1e4),
      impression: Array.from(meansOf(readings) ?? [], (value) => Number(value.toFixed(5))),
    }),
  )
}
rmSync(folder, { recursive: true })
writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${lines.length} books`)
