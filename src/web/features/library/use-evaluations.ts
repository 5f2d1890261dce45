import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'

const KEY = [ROUTES.evaluations.path]

/** Every evaluation, newest first, its texts in the reader's language; cached until a change. */
export function useEvaluations() {
  const language = useLanguage()
  return useQuery({
    queryKey: [...KEY, language],
    queryFn: ({ signal }) => callJson<ListedEvaluation[]>('evaluations', { query: { lang: language }, signal }),
    placeholderData: keepPreviousData,
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
