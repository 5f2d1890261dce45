import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparison } from '../../../../contract/comparison.ts'
import type { Evaluation } from '../../../../contract/evaluation.ts'
import { ROUTES } from '../../../../contract/routes.ts'
import { callJson } from '../../../lib/api.ts'

export const COMPARISON_KEY = [ROUTES.comparison.path]

/**
 * The two readings of a book; fetched only once it is wanted, for each costs seconds of the embedded engine. Judged again or
 * reviewed, the book is compared anew, and what was known stays meanwhile.
 */
export function useComparison({ id, verdictRevision = 0 }: Evaluation, wanted: boolean) {
  return useQuery({
    queryKey: [...COMPARISON_KEY, id, verdictRevision],
    queryFn: ({ signal }) => callJson<Comparison>('comparison', { params: { id }, signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })
}
