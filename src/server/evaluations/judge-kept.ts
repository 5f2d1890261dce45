import type { Assessment } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import type { Outcome } from '../../contract/outcome.ts'
import { outcomeChanges, outcomeOf } from '../../contract/outcome.ts'
import { seenPictures, type PictureMark } from '../../contract/picture-marks.ts'
import type { ScoringRules } from '../../contract/scoring-config.ts'
import type { JudgedBook, Pipeline } from '../../pipeline/pipeline.ts'
import type { Judged } from '../db/checkpoint-repository.ts'
import type { Repositories } from '../db/repositories.ts'
import { crossChecked } from './cross-check.ts'
import { searchText } from './listed-row.ts'
import { listedRows } from './listed-rows.ts'
import { textLanguage } from './localized-result.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/** A read book as it is judged anew: its text, what an engine said of it, the pictures that were found and their marks. */
export type KeptBook = {
  stored: Pick<StoredEvaluation, 'filename' | 'pictureCount'>
  book: BookText
  assessment: Assessment
  marks: readonly PictureMark[]
}

/** What the engine's reading and the marks of the pictures come to by some rules. */
export function judgeKept(pipeline: Pipeline, kept: KeptBook, rules: ScoringRules): JudgedBook {
  const { stored, book, assessment, marks } = kept
  const pictures = seenPictures(stored.pictureCount ?? 0, marks)
  return pipeline.judge({ book, filename: stored.filename, assessment, rules, pictures })
}

export type NewJudgement = {
  stored: StoredEvaluation
  before: Judged
  judged: JudgedBook
  assessment: Assessment
  /** What else changes with it. */
  changes?: Partial<StoredEvaluation>
}

/**
 * Puts a new judgement in the place of the one before, in the lists too. A person's decision stays. Within a
 * transaction that has locked the evaluation.
 *
 * @returns what it comes to, and whether that is another verdict, age or rating
 */
export async function replaceJudgement(
  { evaluations, checkpoints, library }: Repositories,
  { stored, before, judged, assessment, changes: others }: NewJudgement,
): Promise<{ outcome: Outcome; isChanged: boolean; verdictRevision: number; needsReview: boolean }> {
  const outcome = outcomeOf(judged.judgement)
  const isChanged = outcomeChanges(outcomeOf(before.judgement), outcome).length > 0
  await checkpoints.replaceJudged(stored.id, judged, assessment)
  const { needsReview, reviewReasons, notices } = crossChecked(judged.judgement, stored.retailer)
  const changes = {
    ...others,
    needsReview: stored.review === null && needsReview,
    reviewReasons,
    notices,
    textLanguage: textLanguage(judged.result),
    outcome,
    verdictRevision: stored.verdictRevision + (isChanged ? 1 : 0),
  }
  const after: StoredEvaluation = { ...stored, ...changes }
  await evaluations.update(stored.id, {
    ...changes,
    listed: listedRows(after, judged),
    searchText: searchText(after, judged.result),
  })
  await library.touch()
  return { outcome, isChanged, verdictRevision: changes.verdictRevision, needsReview: changes.needsReview }
}
