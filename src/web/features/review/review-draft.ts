import type { ReadingName } from '../../../contract/comparison.ts'
import type { Outcome } from '../../../contract/outcome.ts'

/** What the form of a review begins with where a reading is taken. Each taking is a draft of its own. */
export type ReviewDraft = Pick<Outcome, 'verdict' | 'recommended_age'> & { from: ReadingName }
