export type ReviewSearch = { id?: string }

/** Which book is open; the first of the queue where none is named. */
export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const { id } = search
  return typeof id === 'string' && id !== '' ? { id } : {}
}
