import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { callJson } from '../../lib/api.ts'

export const REVIEW_QUEUE_KEY = [ROUTES.reviewQueue.path]

export type ReviewQueuePage = { count: number; items: ListedEvaluation[]; next: string | null }

/** How many books wait for a person; undefined until the server has answered. */
export function useReviewCount(): number | undefined {
  return useQuery({
    queryKey: [...REVIEW_QUEUE_KEY, 'count'],
    queryFn: ({ signal }) => callJson<ReviewQueuePage>('reviewQueue', { query: { limit: '0' }, signal }),
    select: ({ count }) => count,
  }).data
}

export function refetchReviewQueue(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: REVIEW_QUEUE_KEY })
}
