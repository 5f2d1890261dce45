import type { Assessment, Evaluator } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import type { Stage } from '../../contract/evaluation.ts'
import type { Criterion, RedLineSystem } from '../../contract/scoring-config.ts'
import type { CallJournal } from './llm/calls/call-journal.ts'

/** Where a red line's levels meet. */
export type Thresholds = Pick<RedLineSystem, 'safeThreshold' | 'moderateThreshold' | 'severeThreshold'>

/** A criterion of the active configuration with the system it belongs to; of a red line with its thresholds. */
export type AssessedCriterion = Criterion & { system: 1 | 2 | 3 | 4; thresholds?: Thresholds }

export type AssessOptions = {
  signal?: AbortSignal
  /** Called as each stage begins, cultural, safety and complexity in this order, and within it with the share done, 0-1. */
  onStage?: (stage: Stage, fraction?: number) => void
  /** Where paid answers are kept; without it they are kept for this one reading only. */
  calls?: CallJournal
}

/** An engine reads a book and rates it. It never gives a verdict, and every quote it returns is in the book. */
export type Engine = {
  readonly evaluator: Evaluator
  assess(book: BookText, criteria: readonly AssessedCriterion[], options?: AssessOptions): Promise<Assessment>
}
