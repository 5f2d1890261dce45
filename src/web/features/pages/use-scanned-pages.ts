import { useQuery } from '@tanstack/react-query'
import { STATUS_POLL_MS } from '../../../contract/limits.ts'
import type { ScannedPages } from '../../../contract/scanned-pages.ts'
import { callJson } from '../../lib/api.ts'
import { pollInterval } from '../../lib/poll-interval.ts'

/** The scanned pages of a book with their texts. @param isRunning asks again and again */
export function useScannedPages(id: string, isRunning = false) {
  return useQuery({
    queryKey: ['pages', id, isRunning],
    // A reader who may not have the text sees the progress alone; nobody is asked for a password because of it.
    queryFn: ({ signal }) => callJson<ScannedPages>('bookPages', { params: { id }, signal, unasked: true }),
    gcTime: 0,
    retry: false,
    refetchInterval: (query) => isRunning && pollInterval(STATUS_POLL_MS, query),
  })
}
