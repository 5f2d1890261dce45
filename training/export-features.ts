// What the reader sees of passages, exactly as the product computes it, for training/reader.py:
// `node training/export-features.ts passages.jsonl ... --out folder`. Writes pieces (int16), features of pieces (a quarter
// a unit, uint8), features of windows (float32) and an index of ids, offsets, labels and stances. No text.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadKnowledge } from '../src/pipeline/assess/reader/reader.ts'
import { WindowReader } from '../src/pipeline/assess/reader/read-windows.ts'
import { plainBook } from '../tests/support/plain-book.ts'

type Passage = {
  id: string
  lang: 'en' | 'ar'
  book?: string
  text: string
  labels: Record<string, number>
  stance: unknown
  trap?: string | null
  second?: Record<string, number>
}

const out = process.argv[process.argv.indexOf('--out') + 1]!
const files = process.argv.slice(2).filter((argument, index, all) => argument !== '--out' && all[index - 1] !== '--out')
const matcher = compileMatcher(loadLexicon())
const knowledge = loadKnowledge()
const pieces: number[] = []
const words: number[] = []
const pieceFeatures: number[] = []
const windowFeatures: number[] = []
const index: string[] = []
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, lang, book, text, labels, stance, trap, second } = JSON.parse(line) as Passage
    const { tokens, findings } = readContent(plainBook(text), matcher)
    if (tokens.tokenCount === 0) continue
    const reader = new WindowReader(tokens, findings, knowledge)
    const window = { first: 0, last: tokens.tokenCount - 1 }
    const described = reader.describe(window)
    if (described.pieces.length === 0) continue
    const from = pieces.length
    for (const piece of described.pieces) pieces.push(piece)
    for (const word of described.words) words.push(word)
    for (const value of described.features) pieceFeatures.push(Math.round(value * 4))
    windowFeatures.push(...reader.glance(window))
    const kind = basename(file).startsWith('passages')
      ? 'old'
      : basename(file).startsWith('modern')
        ? 'modern'
        : basename(file).startsWith('dev')
          ? 'development'
          : 'own'
    index.push(
      JSON.stringify({ id, lang, kind, book, from, to: pieces.length, labels, stance, trap: trap ?? null, second }),
    )
  }
}
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'pieces.i16'), Int16Array.from(pieces))
writeFileSync(join(out, 'words.i32'), Int32Array.from(words))
writeFileSync(join(out, 'features.u8'), Uint8Array.from(pieceFeatures))
writeFileSync(join(out, 'windows.f32'), Float32Array.from(windowFeatures))
writeFileSync(join(out, 'index.jsonl'), `${index.join('\n')}\n`)
console.log(`${index.length} passages, ${pieces.length} pieces`)
