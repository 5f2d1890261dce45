import type { Assessment, Evaluator } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import type { Stage } from '../../contract/evaluation.ts'
import type { Criterion } from '../../contract/scoring-config.ts'

/** A criterion of the active configuration with the system it belongs to. */
export type AssessedCriterion = Criterion & { system: 1 | 2 | 3 | 4 }

export type AssessOptions = {
  signal?: AbortSignal
  /** Called as each stage begins; cultural, safety and complexity in this order. */
  onStage?: (stage: Stage) => void
}

/** An engine reads a book and rates it. It never gives a verdict, and every quote it returns is in the book. */
export type Engine = {
  readonly evaluator: Evaluator
  assess(book: BookText, criteria: readonly AssessedCriterion[], options?: AssessOptions): Promise<Assessment>
}
