import { useMemo } from 'react'
import { factsMatch } from '../../../contract/library-facts.ts'
import { libraryBooks } from '../library/library-book.ts'
import { type BookQuery, useBookPages } from '../library/use-book-pages.ts'
import { useEvaluations } from '../library/use-evaluations.ts'
import { factFilters, filterReports, type ReportFilters } from './filter-reports.ts'

/** The books that the filters of the reports leave: all of them, or of a large library those scrolled to, and how many. */
export function useReportShelf(filters: ReportFilters) {
  const whole = useEvaluations()
  const query: BookQuery = { filters: factFilters(filters) }
  const pages = useBookPages(query, whole.large)
  const all = useMemo(() => libraryBooks(whole.data ?? []), [whole.data])
  const books = useMemo(() => filterReports(all, filters), [all, filters])
  const { summary } = whole
  const count = useMemo(() => {
    const wanted = factFilters(filters)
    return (summary?.groups ?? []).reduce((sum, kind) => sum + (factsMatch(kind.facts, wanted) ? kind.count : 0), 0)
  }, [summary, filters])
  if (!whole.large) {
    const { error, data, refetch, isPending } = whole
    return {
      books,
      count: books.length,
      query,
      large: false,
      isPending,
      problem: { error, data, refetch },
      readMore: undefined,
    }
  }
  return {
    books: pages.books,
    count,
    query,
    large: true,
    isPending: pages.isPending && pages.error === null,
    problem: { error: pages.error ?? whole.error, data: pages.data, refetch: () => [pages.refetch(), whole.refetch()] },
    readMore: pages.hasNextPage && !pages.isFetching ? () => void pages.fetchNextPage() : undefined,
  }
}
