import type { TokenizedText } from '../segment/tokenized-text.ts'

const LONGEST = 300

/**
 * The offsets to quote for a match: its sentence, or where that is longer than 300 characters the words around the match,
 * cut at a clause if one begins or ends there, at a word otherwise. Never a paraphrase.
 */
export function quoteSpan(
  tokens: TokenizedText,
  firstToken: number,
  lastToken: number,
): { start: number; end: number } {
  const sentence = tokens.tokenSentence[firstToken]!
  const start = tokens.sentenceStart[sentence]!
  const end = tokens.sentenceEnd[sentence]!
  if (end - start <= LONGEST) return { start, end }
  const from = tokens.sentenceToken[sentence]!
  const to = tokens.sentenceToken[sentence + 1]! - 1
  let first = firstToken
  let last = lastToken
  const length = (): number => tokens.tokenEnd[last]! - tokens.tokenStart[first]!
  let grew = true
  while (grew) {
    grew = false
    if (first > from && tokens.tokenEnd[last]! - tokens.tokenStart[first - 1]! <= LONGEST - 40) {
      first -= 1
      grew = true
    }
    if (last < to && tokens.tokenEnd[last + 1]! - tokens.tokenStart[first]! <= LONGEST - 40) {
      last += 1
      grew = true
    }
  }
  const clauseStart = first === from ? from : clauseAfter(tokens, first, firstToken)
  if (length() <= LONGEST) first = clauseStart
  return {
    start: first === from && tokens.tokenEnd[last]! - start <= LONGEST ? start : tokens.tokenStart[first]!,
    end: last === to && end - tokens.tokenStart[first]! <= LONGEST ? end : tokens.tokenEnd[last]!,
  }
}

/** The first word after a comma, semicolon or colon in the front half of the window, or the window's first word. */
function clauseAfter(tokens: TokenizedText, first: number, match: number): number {
  const half = first + Math.floor((match - first) / 2)
  for (let token = first; token < half; token += 1) {
    const between = tokens.text.slice(tokens.tokenEnd[token], tokens.tokenStart[token + 1])
    if (/[,;:،؛]/.test(between)) return token + 1
  }
  return first
}
