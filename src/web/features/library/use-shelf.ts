import { useDeferredValue, useMemo } from 'react'
import type { LibrarySummary } from '../../../contract/library-facts.ts'
import type { HomeSearch } from '../home/home-search.ts'
import { filterBooks, sortBooks } from './filter-books.ts'
import { fittedFacts } from './filter-options.ts'
import { libraryBooks } from './library-book.ts'
import { type BookQuery, useBookPages } from './use-book-pages.ts'
import { useLibraryFits } from './use-library-fits.ts'
import { useEvaluations } from './use-evaluations.ts'
import { useLibrarySummary } from './use-library-summary.ts'

/**
 * The books that the filters of an address leave, how many they are, and how many each option would leave. A library of
 * ordinary size is filtered here and now; of a large one the server gives the books as they are scrolled to.
 */
export function useShelf(search: HomeSearch) {
  const filters = useDeferredValue(search)
  const whole = useEvaluations()
  const q = filters.q?.trim() || undefined
  const fits = useLibraryFits(filters, !whole.large)
  const { reader } = fits
  // An order that only a reader has is none where nobody is chosen.
  const asked = filters.sort === 'fit' && reader === undefined ? undefined : filters.sort
  const query: BookQuery = { filters: pickFilters(filters), q, sort: asked, reader }
  const pages = useBookPages(query, whole.large)
  const found = useLibrarySummary({ q, enabled: whole.large })

  const all = useMemo(() => libraryBooks(whole.data ?? []), [whole.data])
  const order = asked === undefined || asked === 'fit' ? 'newest' : asked
  const sorted = useMemo(() => sortBooks(all, order), [all, order])
  const fitting = fits.leave(sorted)
  const filtered = useMemo(() => filterBooks(fitting, filters), [fitting, filters])
  const counted = useMemo(() => countGroups(found.data, filters), [found.data, filters])

  if (!whole.large) {
    return {
      ...filtered,
      all,
      query,
      large: false,
      problem: {
        error: whole.error ?? fits.error,
        data: whole.data,
        refetch: () => [whole.refetch(), fits.refetch()],
      },
      isPending: whole.isPending || fits.isPending,
      isLoaded: whole.data !== undefined && !fits.isPending,
      isOld: filters !== search,
      isReadingMore: false,
      unsorted: 0,
      readMore: undefined,
    }
  }
  return {
    books: pages.books,
    // By the kinds of books; who they fit is known of the books alone.
    count: reader === undefined ? counted.count : (pages.total ?? counted.count),
    counts: counted.counts,
    all: pages.books,
    query,
    large: true,
    problem: { error: pages.error ?? found.error, data: pages.data, refetch: () => [pages.refetch(), found.refetch()] },
    isPending: pages.isPending && pages.error === null,
    isLoaded: pages.data !== undefined && found.data !== undefined,
    isOld: filters !== search || pages.isPlaceholderData || found.isPlaceholderData,
    isReadingMore: pages.isFetchingNextPage,
    unsorted: found.data?.unsorted ?? 0,
    readMore: pages.hasNextPage && !pages.isFetching ? () => void pages.fetchNextPage() : undefined,
  }
}

function pickFilters({ age, language, verdict, genre, nmc }: HomeSearch): BookQuery['filters'] {
  return { age, language, verdict, genre, nmc }
}

/** Books of one kind count together; the words have been looked for by the server. */
function countGroups(summary: LibrarySummary | undefined, filters: HomeSearch) {
  const kinds = (summary?.groups ?? []).map(({ facts, count }) => ({ text: '', fitted: fittedFacts(facts), count }))
  return filterBooks(kinds, { ...filters, q: undefined })
}
