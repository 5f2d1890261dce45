import { pageOf, type BookPage } from '../../../../contract/book-text.ts'
import { excerptAround, type Span } from '../../../../contract/excerpt.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const LONGEST = 300

/**
 * The offsets to quote for telling words: their sentence, or the clauses around them in one longer than 300 characters.
 * Of a sentence that runs on from an earlier page only what stands on the page of those words: there a reader looks.
 */
export function quoteSpan(tokens: TokenizedText, token: number, focus: Span, pages: readonly BookPage[]): Span {
  const { text } = tokens
  const sentence = tokens.tokenSentence[token]!
  let start = Math.max(tokens.sentenceStart[sentence]!, pageOf(pages, focus.start)?.start ?? 0)
  while (start < focus.start && /\s/u.test(text.charAt(start))) start += 1
  return excerptAround(text, { start, end: tokens.sentenceEnd[sentence]! }, focus, LONGEST)
}
