import type { Evaluation } from '../../../contract/evaluation.ts'
import { useComparison } from '../result/readings/use-comparison.ts'
import type { ReviewDraft } from './review-draft.ts'

/**
 * What a taken reading says now: a book that was judged anew since may come to something else by it. Until that is known, it
 * is what it was, and `isSure` is false.
 */
export function useTakenReading(evaluation: Evaluation, draft: ReviewDraft | undefined) {
  // Asked for already where a reading was taken; again only once the verdict has changed.
  const { data, error, isPlaceholderData } = useComparison(evaluation, draft !== undefined)
  const isSure = error === null && !isPlaceholderData
  const now = draft && isSure ? data?.[draft.from].outcome : undefined
  return { reading: now ?? draft, isSure }
}
