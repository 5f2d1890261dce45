import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { reviewedRecord } from '../../../contract/review.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'
import { refetchReviewQueue } from '../review/review-queue.ts'
import { LIBRARY_KEY } from './library-key.ts'
import { isLarge, useLibrarySummary } from './use-library-summary.ts'

/**
 * Every evaluation, newest first, its texts in the reader's language; cached until a change. Of a large library there is
 * only `summary`, and `large` says so.
 */
export function useEvaluations() {
  const language = useLanguage()
  const summary = useLibrarySummary()
  const large = isLarge(summary.data)
  const list = useQuery({
    queryKey: [...LIBRARY_KEY, language],
    // Cards, filters, reports, analytics and CSV all read from here: a reviewer's decision holds in each of them.
    queryFn: async ({ signal }) =>
      (await callJson<ListedEvaluation[]>('evaluations', { query: { lang: language }, signal })).map(reviewedRecord),
    placeholderData: keepPreviousData,
    enabled: large === false,
  })
  const error = list.error ?? summary.error
  return {
    data: large === true ? undefined : list.data,
    summary: summary.data,
    large: large === true,
    error,
    isPending: large !== true && list.isPending && error === null,
    refetch: async () => {
      await summary.refetch()
      if (list.isEnabled) await list.refetch()
    },
  }
}

/** The list, and the books of it that wait for a person. */
export async function refetchEvaluations(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: LIBRARY_KEY }), refetchReviewQueue(queries)])
}

/** Fetches the list again after a change. */
export function useRefreshEvaluations(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => refetchEvaluations(queries), [queries])
}
