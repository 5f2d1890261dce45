import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { Figure } from './characters/figure.ts'

const MIN_CHARACTERS = 40
/** First readers have no longer sentences. */
const MIN_CHARACTERS_SHORT = 24
const SHORT_TEXT_WORDS = 2000
const MAX_CHARACTERS = 260
const ENDS_WHOLE = /[.!?؟…]["'”’»)\]_*]*$/u
const BEGINS_WHOLE = /^["'“‘«(_*]*[\p{Lu}\p{Lo}\d]/u
/** Pieces that need their neighbours: an answer, a list, a cross-reference. */
const HANGING = /^["'“‘«_]*(?:and so on|see |ibid|note|fig|\d+[.)])/iu

/** True where a sentence can stand alone as a quotation: whole, 40 (in a short text 24) to 260 characters, quotation marks in pairs. */
export function isQuotable(tokens: TokenizedText, sentence: number): boolean {
  const start = tokens.sentenceStart[sentence] ?? 0
  const end = tokens.sentenceEnd[sentence] ?? 0
  const size = end - start
  const least = tokens.tokenCount < SHORT_TEXT_WORDS ? MIN_CHARACTERS_SHORT : MIN_CHARACTERS
  if (size < least || size > MAX_CHARACTERS) return false
  const piece = tokens.text.slice(start, end)
  return (
    ENDS_WHOLE.test(piece) &&
    BEGINS_WHOLE.test(piece) &&
    !HANGING.test(piece) &&
    !/[_*#|{}[\]]/.test(piece) &&
    isBalanced(piece) &&
    followsAnEnd(tokens.text, start)
  )
}

/** A line shorter than this before a blank one is a heading. */
const HEADING_LENGTH = 60

/** Words that lean on the sentence before: "But they were always competing." */
const LEANING =
  /^["'“‘«(]*(?:but|and|then|so|for|or|yet|they|he|she|it|that|this|these|those|his|her|their|him|them|however|now|such|there it|after that|at this|with this|ولكن|لكن|ثم|فقال|فقالت|وقال|وقالت|قال|قالت|فلما|وكذلك|بل|أو|وهو|وهي|هو|هي|هذا|هذه|ذلك)(?![\p{L}\p{M}'])/iu

/** True where a sentence begins by pointing back, so that it says little alone. */
export function leansBack(tokens: TokenizedText, sentence: number): boolean {
  const start = tokens.sentenceStart[sentence] ?? 0
  return LEANING.test(tokens.text.slice(start, start + 24))
}

/** A sentence begins where another ended or a paragraph opens, not in the middle of a broken line or after "Mrs." */
function followsAnEnd(text: string, start: number): boolean {
  let at = start - 1
  let newlines = 0
  while (at >= 0 && /\s/u.test(text[at] ?? '')) {
    if (text[at] === '\n') newlines += 1
    at -= 1
  }
  if (at < 0) return true
  // A blank line in the middle of a sentence is a page break; after a short line it follows a heading.
  if (newlines > 1)
    return /[.!?؟…:»"”’'_*)\]—|-]/u.test(text[at] ?? '') || at - text.lastIndexOf('\n', at) < HEADING_LENGTH
  if (newlines === 1 && isHeadingLine(text, at)) return true
  if (/(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Messrs)\.$/.test(text.slice(Math.max(0, at - 7), at + 1))) return false
  return /[.!?؟…:»"”’'_*)\]—|#-]/u.test(text[at] ?? '')
}

/** How many headings stand above each other: title, part, chapter. */
const MOST_HEADINGS = 3

/** A short line that stands alone and ends without a mark: a heading right above its text, as files without empty lines have it. */
function isHeadingLine(text: string, last: number, most = MOST_HEADINGS): boolean {
  const first = text.lastIndexOf('\n', last) + 1
  const line = text.slice(first, last + 1)
  if (most === 0 || line.length >= HEADING_LENGTH || !BEGINS_WHOLE.test(line) || /[,;،؛-]$/u.test(line)) return false
  const before = text.slice(Math.max(0, first - HEADING_LENGTH), first).trimEnd()
  const hasGap = /\n\s*\n$/u.test(text.slice(Math.max(0, first - 8), first))
  if (before === '' || hasGap || ENDS_WHOLE.test(before)) return true
  return isHeadingLine(text, first - 2, most - 1)
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
