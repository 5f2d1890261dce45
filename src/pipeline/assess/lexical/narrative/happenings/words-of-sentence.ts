import type { TokenizedText } from '../../segment/tokenized-text.ts'

/** The words of one sentence, and what stands between them. */
export type Words = {
  forms: string[]
  /** As written. */
  surfaces: string[]
  /** The signs before each word, and behind the last. */
  gaps: string[]
  quoted: boolean[]
}

export const ONLY_SPACE = /^\s+$/

export function wordsOf(tokens: TokenizedText, sentence: number): Words {
  const from = tokens.sentenceToken[sentence]!
  const end = tokens.sentenceToken[sentence + 1]!
  const words: Words = { forms: [], surfaces: [], gaps: [], quoted: [] }
  let last = tokens.sentenceStart[sentence]!
  for (let token = from; token < end; token += 1) {
    words.gaps.push(tokens.text.slice(last, tokens.tokenStart[token]))
    last = tokens.tokenEnd[token]!
    words.forms.push(tokens.forms[tokens.tokenForm[token]!]!)
    words.surfaces.push(tokens.text.slice(tokens.tokenStart[token], last))
    words.quoted.push(tokens.tokenQuoted[token] === 1)
  }
  words.gaps.push(tokens.text.slice(last, tokens.sentenceEnd[sentence]))
  return words
}

/** Words as they stand, on one line. */
export function textOf({ surfaces, gaps }: Words, from: number, end: number): string {
  let text = surfaces[from] ?? ''
  for (let at = from + 1; at < end; at += 1) text += `${gaps[at]!.replaceAll(/\s+/g, ' ')}${surfaces[at]!}`
  return text.replaceAll(/\s+/g, ' ').trim()
}
