import { pageAt, type BookPage } from '../../contract/book-text.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'

const LONGEST_SHORT_TEXT = 6_000
const SHORTEST_QUOTE = 8
const QUOTES = 8

/** A sentence, which may be set in some short lines, else a line. */
const SENTENCE_OR_LINE = /[^\n.!?؟…]+(?:\n[^\n.!?؟…]+){0,4}[.!?؟…]+["”»]?|[^\n.!?؟…]+["”»]?/gu

/**
 * Sentences of a picture book, spread over its text, for a guide that has nothing else to quote. None for a longer text: there
 * the engine says which sentences matter. A line that only repeats the title is no sentence.
 */
export function shortTextQuotes(text: string, pages: readonly BookPage[], title: string): EvidenceRef[] {
  if (text.length > LONGEST_SHORT_TEXT) return []
  const from = endOfTitle(text, title)
  const sentences = [...text.slice(from).matchAll(SENTENCE_OR_LINE)].flatMap(({ 0: raw, index }) => {
    const quote = raw.trim()
    if (quote.length < SHORTEST_QUOTE || quote.toLowerCase() === title.toLowerCase()) return []
    const start = from + index + raw.indexOf(quote)
    return [{ quote, page: pageAt(pages, start), start, end: start + quote.length }]
  })
  const step = Math.max(1, Math.floor(sentences.length / QUOTES))
  return sentences.filter((_, index) => index % step === 0).slice(0, QUOTES)
}

/** Behind the title where the text opens with it. */
function endOfTitle(text: string, title: string): number {
  const start = text.search(/\S/)
  const opens =
    start >= 0 && title !== '' && text.slice(start, start + title.length).toLowerCase() === title.toLowerCase()
  return opens && /^\s*(?:\n|$)/.test(text.slice(start + title.length)) ? start + title.length : 0
}
