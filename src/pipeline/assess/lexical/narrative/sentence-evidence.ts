import type { BookText } from '../../../../contract/book-text.ts'
import { pageAt } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** A whole sentence as evidence: a verbatim slice with its page. */
export function sentenceEvidence(tokens: TokenizedText, book: BookText, sentence: number): EvidenceRef {
  const start = tokens.sentenceStart[sentence] ?? 0
  const end = tokens.sentenceEnd[sentence] ?? 0
  return { quote: tokens.text.slice(start, end), page: pageAt(book.pages, start), start, end }
}
