// What the reader sees of passages, exactly as the product computes it, for training/reader.py:
// `node training/export-features.ts passages.jsonl ... --out folder`. Writes pieces (int16), features of pieces (a quarter
// a unit, uint8), features of windows and the lexicon's cues of values and themes (float32), grams (uint32) and an index of ids, offsets, labels and stances. No text.
// Passages that name a place in a book instead of holding a text are looked up in the corpus.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadKnowledge } from '../src/pipeline/assess/reader/reader.ts'
import { LexiconCues } from '../src/pipeline/assess/telling/lexicon-cues.ts'
import { marksOf } from '../src/pipeline/assess/telling/telling-heads.ts'
import { WindowReader } from '../src/pipeline/assess/reader/read-windows.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { bookTexts } from './book-texts.ts'
import { foldsOf } from './more-books.ts'
import { OWN_SETS } from './own-passages.ts'

type Passage = {
  id: string
  lang: 'en' | 'ar'
  book?: string
  text?: string
  offset?: number
  length?: number
  labels?: Record<string, number>
  stance?: unknown
  trap?: string | null
  second?: Record<string, number>
}

const out = process.argv[process.argv.indexOf('--out') + 1]!
const files = process.argv.slice(2).filter((argument, index, all) => argument !== '--out' && all[index - 1] !== '--out')
/** What a file holds, by the beginning of its name. */
const KINDS: Readonly<Record<string, string>> = {
  passages: 'old',
  modern: 'modern',
  dev: 'development',
  further: 'further',
  ...Object.fromEntries(OWN_SETS.map((name) => [name, 'own'])),
  telling: 'telling',
  values: 'telling',
  deeds: 'telling',
}
const kindOf = (file: string): string => {
  const kind = Object.entries(KINDS).find(([beginning]) => basename(file).startsWith(beginning))
  if (kind === undefined) throw new Error(`${file} is no kind of passages that is known`)
  return kind[1]
}

/** The texts of this project's own passages, which other files name by their ids. */
let ownTexts: Map<string, string> | undefined
function ownText(id: string): string | undefined {
  ownTexts ??= new Map(
    OWN_SETS.flatMap((name) =>
      ['en', 'ar'].flatMap((language) =>
        readFileSync(join(import.meta.dirname, 'passages', `${name}.${language}.jsonl`), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as { id: string; text: string })
          .map(({ id: own, text }): [string, string] => [own, text]),
      ),
    ),
  )
  return ownTexts.get(id)
}

let textOf: ((book: string) => string) | undefined
function textAt({ book, offset, length, id }: Passage): string {
  const own = book === undefined ? ownText(id) : undefined
  if (own !== undefined) return own
  if (book === undefined || offset === undefined || length === undefined)
    throw new Error(`${id} names no place in a book`)
  return (textOf ??= bookTexts())(book).slice(offset, offset + length)
}

const matcher = compileMatcher(loadLexicon())
const knowledge = loadKnowledge()
const pieces: number[] = []
const pieceFeatures: number[] = []
const windowFeatures: number[] = []
const cues: number[] = []
const grams: number[] = []
const index: string[] = []
const partsOf = foldsOf()
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const passage = JSON.parse(line) as Passage
    const { id, lang, book, text = textAt(passage), labels, stance, trap, second } = passage
    const { tokens, findings, matches } = readContent(plainBook(text), matcher)
    if (tokens.tokenCount === 0) continue
    const reader = new WindowReader(tokens, findings, knowledge)
    const window = { first: 0, last: tokens.tokenCount - 1 }
    const described = reader.describe(window)
    if (described.pieces.length === 0) continue
    const from = pieces.length
    for (const piece of described.pieces) pieces.push(piece)
    for (const value of described.features) pieceFeatures.push(Math.round(value * 4))
    windowFeatures.push(...reader.glance(window))
    const gramsFrom = grams.length
    for (const gram of described.grams) grams.push(gram)
    cues.push(...new LexiconCues(tokens, matches).of(window))
    index.push(
      JSON.stringify({
        id,
        lang,
        kind: kindOf(file),
        book,
        // Beside the part of its author: those of labelled authors who may be the same one under another spelling.
        parts: book === undefined ? [] : partsOf(book),
        from,
        to: pieces.length,
        gramsFrom,
        gramsTo: grams.length,
        marks: marksOf(text, lang === 'ar'),
        labels,
        stance,
        trap: trap ?? null,
        second,
      }),
    )
  }
}
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'pieces.i16'), Int16Array.from(pieces))
writeFileSync(join(out, 'features.u8'), Uint8Array.from(pieceFeatures))
writeFileSync(join(out, 'windows.f32'), Float32Array.from(windowFeatures))
writeFileSync(join(out, 'grams.u32'), Uint32Array.from(grams))
writeFileSync(join(out, 'cues.f32'), Float32Array.from(cues))
writeFileSync(join(out, 'index.jsonl'), `${index.join('\n')}\n`)
console.log(`${index.length} passages, ${pieces.length} pieces`)
