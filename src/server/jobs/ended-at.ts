import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'

/** When a book's work ended: now, but never before the time it arrived by its id, which a clock set back may be behind. */
export function endedAt({ createdAt }: Pick<StoredEvaluation, 'createdAt'>, spentMs: number): Date {
  return new Date(Math.max(Date.now(), createdAt.getTime() + spentMs))
}
