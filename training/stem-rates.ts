// How often Arabic books use each common stem, for the words a book comes back to: `node training/stem-rates.ts words.ar.jsonl`, where the
// file is what read-words.ts wrote. Of the counts nothing but the rates is kept.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In a million words. */
const RAREST = 30
const [file = 'words.ar.jsonl'] = process.argv.slice(2)
const OUT = join(import.meta.dirname, '../src/pipeline/assess/lexical/narrative/keywords/arabic-stem-rates.txt')

const times = new Map<string, number>()
let words = 0
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const book = JSON.parse(line) as { words: number; counts: Record<string, [number, number]> }
  words += book.words
  for (const [stem, [count]] of Object.entries(book.counts)) times.set(stem, (times.get(stem) ?? 0) + count)
}
const rates = [...times]
  .map(([stem, count]) => ({ stem, rate: Math.round((1e6 * count) / words) }))
  .filter(({ stem, rate }) => rate >= RAREST && /^[\u0621-\u064A]+$/u.test(stem))
  .toSorted((a, b) => b.rate - a.rate || (a.stem < b.stem ? -1 : 1))
writeFileSync(OUT, `${rates.map(({ stem, rate }) => `${stem} ${rate}`).join('\n')}\n`)
console.log(`${rates.length} stems of ${words} words`)
