import { outcomeOf, type Outcome } from '../../contract/outcome.ts'
import type { HistoryEntry, Review } from '../../contract/review.ts'
import type { Judged } from '../db/checkpoint-repository.ts'
import type { HistoryRepository, NewHistoryEntry } from '../db/history-repository.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/** The first line of a history: what the book came to when it was read. Written when a second line is. */
function firstEntry(stored: StoredEvaluation, judged: Judged): NewHistoryEntry & { at: Date } {
  return {
    at: stored.completedAt ?? stored.createdAt,
    ...engineEntry('judged', outcomeOf(judged.judgement), stored.scoringConfigVersion),
  }
}

export function engineEntry(
  kind: 'judged' | 'rescored' | 'read_again' | 'pictures',
  outcome: Outcome,
  scoringConfigVersion: string | null,
  performedBy: string | null = null,
): NewHistoryEntry {
  return { kind, outcome, scoringConfigVersion, performedBy, reason: null, decision: null }
}

/**
 * Adds a line, and the first one where there is none yet.
 *
 * @param before the book and its judgement as they were until now
 */
export async function recordVerdict(
  history: HistoryRepository,
  before: { stored: StoredEvaluation; judged: Judged },
  entry: NewHistoryEntry,
): Promise<void> {
  const { stored, judged } = before
  if (await history.isEmpty(stored.id)) await history.add(stored.id, firstEntry(stored, judged))
  await history.add(stored.id, entry)
}

/** Every verdict of a judged book, oldest first. */
export async function verdictHistory(
  history: HistoryRepository,
  stored: StoredEvaluation,
  judged: Judged,
): Promise<HistoryEntry[]> {
  const entries = await history.list(stored.id)
  if (entries.length > 0) return entries
  const { at, ...first } = firstEntry(stored, judged)
  return [{ id: stored.id, at: at.toISOString(), ...first }]
}

/** What holds once a person has decided: their verdict and age beside the engine's ratings and score. */
export function reviewedOutcome(engine: Outcome, review: Review): Outcome {
  const { verdict, recommended_age, recommended_minimum_age } = review
  return { ...engine, verdict, recommended_age, recommended_minimum_age }
}
