const CRITICAL_RATING = 3

/** The first two are the most helpful, the next two other perspectives, and one rated 3 or lower the critical one. */
export function chooseReviews<T extends { rating?: number | undefined }>(
  reviews: readonly T[],
): { helpful: T[]; perspectives: T[]; critical: T[] } {
  return {
    helpful: reviews.slice(0, 2),
    perspectives: reviews.slice(2, 4),
    critical: reviews.filter(({ rating }) => rating !== undefined && rating <= CRITICAL_RATING).slice(0, 1),
  }
}
