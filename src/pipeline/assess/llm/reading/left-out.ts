import type { BookPage } from '../../../../contract/book-text.ts'
import type { Span } from './locate-quote.ts'

/** More stretches than this are not listed one by one. */
const MOST = 20

/**
 * The pages of which nothing was read, as one writes them down. Empty pages are left out of it.
 *
 * @param stretches that were read, in book order
 * @example leftOut(text, pages, stretches) // '3–5, 9, 12–14'
 */
export function leftOut(text: string, pages: readonly BookPage[], stretches: readonly Span[]): string {
  const ranges: { from: number; to: number }[] = []
  let joins = false
  for (const { number, start, end } of pages) {
    if (text.slice(start, end).trim() === '') continue
    const unread = stretches.every((span) => span.end <= start || end <= span.start)
    const last = ranges.at(-1)
    if (unread && joins && last !== undefined) last.to = number
    else if (unread) ranges.push({ from: number, to: number })
    joins = unread
  }
  const told = ranges.slice(0, MOST).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
  return [...told, ...(ranges.length > MOST ? ['…'] : [])].join(', ')
}
