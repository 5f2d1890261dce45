import type { TokenizedText } from '../tokenized-text.ts'
import type { Figure } from './english-characters.ts'

const MIN_CHARACTERS = 40
const MAX_CHARACTERS = 260
const ENDS_WHOLE = /[.!?؟…]["'”’»)\]_*]*$/u
const BEGINS_WHOLE = /^["'“‘«(_*]*[\p{Lu}\p{Lo}\d]/u
/** Pieces that need their neighbours: an answer, a list, a cross-reference. */
const HANGING = /^["'“‘«_]*(?:and so on|see |ibid|note|fig|\d+[.)])/iu

/** True where a sentence can stand alone as a quotation: whole, 40 to 260 characters, quotation marks in pairs. */
export function isQuotable(tokens: TokenizedText, sentence: number): boolean {
  const start = tokens.sentenceStart[sentence] ?? 0
  const end = tokens.sentenceEnd[sentence] ?? 0
  const size = end - start
  if (size < MIN_CHARACTERS || size > MAX_CHARACTERS) return false
  const piece = tokens.text.slice(start, end)
  return ENDS_WHOLE.test(piece) && BEGINS_WHOLE.test(piece) && !HANGING.test(piece) && isBalanced(piece)
}

function isBalanced(piece: string): boolean {
  let straight = 0
  let open = 0
  for (const sign of piece) {
    if (sign === '"') straight += 1
    else if (sign === '“' || sign === '«' || sign === '(') open += 1
    else if (sign === '”' || sign === '»' || sign === ')') open -= 1
    if (open < 0) return false
  }
  return straight % 2 === 0 && open === 0
}

const MAX_FIGURES = 24

/** Sentence to the names of the characters in it, the most mentioned first. */
export function sentenceNames(figures: readonly Figure[]): Map<number, string[]> {
  const names = new Map<number, string[]>()
  for (const figure of figures.slice(0, MAX_FIGURES)) {
    for (const sentence of figure.sentences) {
      const known = names.get(sentence)
      if (known === undefined) names.set(sentence, [figure.name])
      else if (!known.includes(figure.name)) known.push(figure.name)
    }
  }
  return names
}
