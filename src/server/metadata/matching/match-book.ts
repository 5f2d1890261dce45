import { isbn13 } from '../../../pipeline/extract/isbn13.ts'
import type { BookQuery } from '../book-query.ts'
import { sameAuthor, samePublisher } from './compare-names.ts'
import { isArabic } from './fold-words.ts'
import { isDistinctive, titleSimilarity } from './compare-titles.ts'

/** A record of a source, as far as it helps to tell whether it is the book. */
export type Candidate = { isbns: string[]; title: string; author: string; publisher: string }

export type BookMatch = {
  method: 'isbn' | 'title_author' | 'title_only'
  quality: 'high' | 'medium' | 'low'
  /** percent */
  confidence: number
  authorMatch: boolean | null
  publisherMatch: boolean | null
}

const SAME_TITLE = 0.9

/**
 * Whether a record is about the book, and how sure that is. A wrong match is worse than none: it puts another book's
 * age beside this one. So a title needs its author, a title alone must be one that hardly another book has, and an
 * ISBN counts for nothing where title and author both say that it is another book's.
 */
export function matchBook(query: BookQuery, candidate: Candidate): BookMatch | null {
  const title = Math.max(
    titleSimilarity(query.title, candidate.title),
    query.arabicTitle === '' ? 0 : titleSimilarity(query.arabicTitle, candidate.title),
  )
  const isbn = isbn13(query.isbn)
  const sameIsbn = isbn !== null && candidate.isbns.some((other) => isbn13(other) === isbn)
  if (!sameIsbn && title < SAME_TITLE) return null
  const author = sameAuthor(query.author, candidate.author)
  const publisher = samePublisher(query.publisher, candidate.publisher)
  const found = (method: BookMatch['method'], confidence: number): BookMatch => ({
    method,
    confidence,
    quality: confidence >= 90 ? 'high' : confidence >= 75 ? 'medium' : 'low',
    authorMatch: author,
    publisherMatch: publisher,
  })

  if (sameIsbn) {
    const contradicted = title < 0.4 && author === false && comparable(query, candidate)
    return contradicted ? null : found('isbn', author === false && title < SAME_TITLE ? 85 : 99)
  }
  if (author === false) return null
  if (author === true) return found('title_author', Math.min(98, Math.round(title * 92) + (publisher === true ? 5 : 0)))
  if (title < 0.97 || !isDistinctive(candidate.title)) return null
  return found('title_only', publisher === true ? 80 : 65)
}

/** Titles in two scripts cannot contradict each other. */
function comparable(query: BookQuery, candidate: Candidate): boolean {
  return query.title !== '' && candidate.title !== '' && isArabic(query.title) === isArabic(candidate.title)
}

/** The best match of all, the surest first; of equals the one that came first. */
export function bestMatch<T extends Candidate>(
  query: BookQuery,
  candidates: readonly T[],
): { candidate: T; match: BookMatch } | null {
  let best: { candidate: T; match: BookMatch } | null = null
  for (const candidate of candidates) {
    const match = matchBook(query, candidate)
    if (match !== null && (best === null || match.confidence > best.match.confidence)) best = { candidate, match }
  }
  return best
}
