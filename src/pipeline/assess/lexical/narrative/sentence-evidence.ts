import type { BookText } from '../../../../contract/book-text.ts'
import { pageAt } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** A whole sentence as evidence: a verbatim slice with its page. `rule` names the lexicon entry that led to it. */
export function sentenceEvidence(tokens: TokenizedText, book: BookText, sentence: number, rule?: string): EvidenceRef {
  const start = tokens.sentenceStart[sentence] ?? 0
  const end = tokens.sentenceEnd[sentence] ?? 0
  const quote = tokens.text.slice(start, end)
  const page = pageAt(book.pages, start)
  return rule === undefined ? { quote, page, start, end } : { quote, page, start, end, rule }
}
