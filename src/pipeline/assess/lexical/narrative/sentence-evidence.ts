import type { BookText } from '../../../../contract/book-text.ts'
import { pageAt } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** What led to a sentence: the lexicon entry, and the words of it that it met. */
export type Ground = Required<Pick<EvidenceRef, 'rule' | 'focus'>>

/** A whole sentence as evidence: a verbatim slice with its page and, where words led to it, what they are. */
export function sentenceEvidence(
  tokens: TokenizedText,
  book: BookText,
  sentence: number,
  ground?: Ground,
): EvidenceRef {
  const start = tokens.sentenceStart[sentence] ?? 0
  const end = tokens.sentenceEnd[sentence] ?? 0
  const quote = tokens.text.slice(start, end)
  const page = pageAt(book.pages, start)
  return { quote, page, start, end, ...ground }
}
