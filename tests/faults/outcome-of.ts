import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'

/** What a book came to by the rules, without what differs from one copy to the next; of a failed one the reason. */
export function outcomeOf(record: Evaluation | ListedEvaluation): string {
  const { status, result, errorCode } = record
  if (status === 'failed') return `failed: ${String(errorCode)}`
  if (status !== 'completed' || result === null || 'error' in result) return status
  return [result.final_verdict, result.whitelist_score, result.recommended_age].join(', ')
}
