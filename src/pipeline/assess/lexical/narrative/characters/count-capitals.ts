import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { afterQuote, bare, isCapital, opensLine } from './english-name-signs.ts'

/** Counts by word without its possessive ending. */
export type Capitals = { capital: ReadonlyMap<string, number>; lower: ReadonlyMap<string, number> }

/** How often each word is written with a capital inside a sentence, and how often without. */
export function countCapitals(tokens: TokenizedText, keep: Uint8Array): Capitals {
  const { text, tokenStart, tokenForm } = tokens
  const lowerById = new Uint32Array(tokens.forms.length)
  const capitalById = new Uint32Array(tokens.forms.length)
  const used: number[] = []
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const start = tokenStart[token]!
      const id = tokenForm[token]!
      const isLarge = isCapital(text.charCodeAt(start))
      if (isLarge && (token === from || afterQuote(text, start) || opensLine(text, start))) continue
      if (lowerById[id] === 0 && capitalById[id] === 0) used.push(id)
      if (isLarge) capitalById[id]! += 1
      else lowerById[id]! += 1
    }
  }
  const capital = new Map<string, number>()
  const lower = new Map<string, number>()
  for (const id of used) {
    const word = bare(tokens.forms[id]!)
    const small = lowerById[id]!
    const large = capitalById[id]!
    if (small > 0) lower.set(word, (lower.get(word) ?? 0) + small)
    if (large > 0) capital.set(word, (capital.get(word) ?? 0) + large)
  }
  return { capital, lower }
}
