import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LibrarySummary } from '../../../contract/library-facts.ts'
import { callJson } from '../../lib/api.ts'
import { LIBRARY_KEY } from './library-key.ts'

/**
 * Up to so many books the browser has the whole library, and every filter answers at once. A larger one would take seconds
 * to arrive and hundreds of megabytes to hold: of it the server gives the books that are looked at, and the counts of all.
 */
export const WHOLE_LIBRARY = 20_000

/** The library counted by what its books are; with words, those that have them. */
export function useLibrarySummary({ q, figures = false, enabled = true }: SummaryOptions = {}) {
  const query = { ...(q === undefined ? {} : { q }), ...(figures ? { figures: 'true' } : {}) }
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'summary', query],
    queryFn: ({ signal }) => callJson<LibrarySummary>('librarySummary', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

type SummaryOptions = { q?: string | undefined; figures?: boolean; enabled?: boolean }

/** True of a library that the browser does not hold whole; undefined until its size is known. */
export function isLarge(summary: LibrarySummary | undefined): boolean | undefined {
  return summary === undefined ? undefined : summary.total > WHOLE_LIBRARY
}
