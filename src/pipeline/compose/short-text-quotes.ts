import { pageAt, type BookPage } from '../../contract/book-text.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'

const LONGEST_SHORT_TEXT = 6_000
const SHORTEST_QUOTE = 8
const QUOTES = 8

/**
 * Sentences of a picture book, spread over its text, for a guide that has nothing else to quote. None for a longer text: there
 * the engine says which sentences matter. A line that only repeats the title is no sentence.
 */
export function shortTextQuotes(text: string, pages: readonly BookPage[], title: string): EvidenceRef[] {
  if (text.length > LONGEST_SHORT_TEXT) return []
  const sentences = [...text.matchAll(/[^\n.!?؟…]+[.!?؟…]*["”»]?/gu)].flatMap(({ 0: raw, index }) => {
    const quote = raw.trim()
    if (quote.length < SHORTEST_QUOTE || quote.toLowerCase() === title.toLowerCase()) return []
    const start = index + raw.indexOf(quote)
    return [{ quote, page: pageAt(pages, start), start, end: start + quote.length }]
  })
  const step = Math.max(1, Math.floor(sentences.length / QUOTES))
  return sentences.filter((_, index) => index % step === 0).slice(0, QUOTES)
}
