// What tells the kind of each book that has a catalogue card (books/cards.csv), exactly as the product computes it, for
// training/book-kinds.py: `node training/export-kinds.ts --out file.jsonl`. Each text is read as a file called book.txt.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCsv } from '../bench/parse-csv.ts'
import { kindFeatures } from '../src/pipeline/assess/lexical/narrative/kind/kind-features.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { readBook } from '../src/pipeline/extract/read-book.ts'
import { bookTexts } from './book-texts.ts'

/** Characters; what comes after changes nothing. */
const LONGEST = 700_000
const out = process.argv[process.argv.indexOf('--out') + 1]!
const textOf = bookTexts()
const folder = mkdtempSync(join(tmpdir(), 'mizan-kinds-'))
const file = join(folder, 'book.txt')
const lines: string[] = []
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
  lines.push(JSON.stringify({ stem, language, kind, or, title, author, found, features }))
}
rmSync(folder, { recursive: true })
writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${lines.length} books`)
