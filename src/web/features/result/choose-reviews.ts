const CRITICAL_RATING = 3

/**
 * The first two are the most helpful, the next two other perspectives, and of the rest the first rated 3 or lower is the
 * critical one: no review is shown twice.
 */
export function chooseReviews<T extends { rating?: number | undefined }>(
  reviews: readonly T[],
): { helpful: T[]; perspectives: T[]; critical: T[] } {
  return {
    helpful: reviews.slice(0, 2),
    perspectives: reviews.slice(2, 4),
    critical: reviews
      .slice(4)
      .filter(({ rating }) => rating !== undefined && rating <= CRITICAL_RATING)
      .slice(0, 1),
  }
}
