import { isEnglishWord } from './english-words.ts'

/** Fewer words show no pattern. */
const FEWEST_WORDS = 20
/** Of a well recognised English page nine words in ten are in the list. */
const LEAST_KNOWN = 0.5
/** Words of one letter are rare in both languages. */
const MOST_SINGLE = 0.4

/**
 * True for what a poor recogniser made of a page: mostly single letters, or Latin words that are none. Another language
 * in Latin letters looks the same, so this only decides whether a scan is recognised anew.
 */
export function isGibberish(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < FEWEST_WORDS) return false
  if (words.filter((word) => word.length === 1).length > MOST_SINGLE * words.length) return true
  const latin = words.filter((word) => /^\p{Script=Latin}{3,}$/u.test(word))
  if (latin.length < FEWEST_WORDS) return false
  return latin.filter((word) => isEnglishWord(word.toLowerCase())).length < LEAST_KNOWN * latin.length
}
