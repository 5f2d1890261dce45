import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { callJson } from '../../lib/api.ts'

const KEY = [ROUTES.evaluations.path]

/** Every evaluation, newest first; cached until a change. */
export function useEvaluations() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callJson<ListedEvaluation[]>('evaluations', { signal }),
  })
}

export function refetchEvaluations(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEY })
}

/** Fetches the list again after a change. */
export function useRefreshEvaluations(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => refetchEvaluations(queries), [queries])
}
