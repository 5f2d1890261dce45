import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { reviewedRecord } from '../../../contract/review.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'
import { refetchReviewQueue } from '../review/review-queue.ts'

const KEY = [ROUTES.evaluations.path]

/** Every evaluation, newest first, its texts in the reader's language; cached until a change. */
export function useEvaluations() {
  const language = useLanguage()
  return useQuery({
    queryKey: [...KEY, language],
    // Cards, filters, reports, analytics and CSV all read from here: a reviewer's decision holds in each of them.
    queryFn: async ({ signal }) =>
      (await callJson<ListedEvaluation[]>('evaluations', { query: { lang: language }, signal })).map(reviewedRecord),
    placeholderData: keepPreviousData,
  })
}

/** The list, and the books of it that wait for a person. */
export async function refetchEvaluations(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: KEY }), refetchReviewQueue(queries)])
}

/** Fetches the list again after a change. */
export function useRefreshEvaluations(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => refetchEvaluations(queries), [queries])
}
