import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Words a heading has at most, and a text at least that can have headings at all. */
const LONGEST = 8
const SHORTEST_TEXT = 150

/**
 * Whether a sentence is a heading or a line of the contents: a few words between blank lines that nothing closes (a
 * line of verse has neighbours). It announces what the text then tells, so it neither counts twice nor serves as a quote.
 */
export function isHeadingSentence(tokens: TokenizedText, sentence: number): boolean {
  if (tokens.tokenCount < SHORTEST_TEXT) return false
  const words = tokens.sentenceToken[sentence + 1]! - tokens.sentenceToken[sentence]!
  if (words > LONGEST) return false
  const start = tokens.sentenceStart[sentence]!
  const end = tokens.sentenceEnd[sentence]!
  if (isClosed(tokens, sentence)) return false
  // Verse without stops is set line by line: below a heading stands prose.
  if (sentence + 1 >= tokens.sentenceCount || !isClosed(tokens, sentence + 1)) return false
  return opensBlock(tokens.text, start) && /^[^\S\n]*(?:\n[^\S\n]*(?:\n|$)|$)/.test(tokens.text.slice(end, end + 40))
}

const isClosed = (tokens: TokenizedText, sentence: number): boolean =>
  /[.!?…؟،,;:؛"'”’»)\]—–-]$/.test(tokens.text.slice(tokens.sentenceEnd[sentence]! - 1, tokens.sentenceEnd[sentence]))

/** Whether only heading marks and numbers stand before an offset, after a blank line or at the start of the text. */
function opensBlock(text: string, offset: number): boolean {
  const from = Math.max(0, offset - 40)
  const before = text.slice(from, offset)
  const block = /(?:^|\n)[^\S\n]*\n[#*_\d.\s-]*$/.exec(before)
  return block !== null || (from === 0 && /^[#*_\d.\s-]*$/.test(before))
}
