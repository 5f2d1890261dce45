import { ageGroupFor } from '../../contract/age.ts'
import { MizanError } from '../../contract/errors.ts'
import { outcomeOf, type Outcome } from '../../contract/outcome.ts'
import type { Review, ReviewInput } from '../../contract/review.ts'
import { ageSuitability } from '../../pipeline/score/age-suitability.ts'
import type { Judged } from '../db/checkpoint-repository.ts'
import type { Connection, Database } from '../db/database.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import { crossChecked } from './cross-check.ts'
import { listedRows } from './listed-rows.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'
import { recordVerdict, reviewedOutcome } from './verdict-history.ts'

/** What a reviewer's client has to know afterwards. */
export type ReviewState = { review: Review | null; verdictRevision: number; needsReview: boolean }

/**
 * Puts a person's decision over the engine's verdict, or in the place of an earlier decision. The engine's result stays as
 * it is; the book leaves the queue of books to review.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished; review_stale when the verdict has changed since
 */
export async function reviewEvaluation(database: Database, id: string, input: ReviewInput): Promise<ReviewState> {
  return await database.transaction(async (transaction) => {
    const { stored, judged, repositories } = await lockJudged(transaction, id, input.revision)
    const engine = outcomeOf(judged.judgement)
    const review = decide(engine, judged, input)
    const outcome = reviewedOutcome(engine, review)
    await recordVerdict(
      repositories.history,
      { stored, judged },
      {
        kind: 'review',
        outcome,
        scoringConfigVersion: stored.scoringConfigVersion,
        performedBy: review.reviewer,
        reason: review.reason,
        decision: review.decision,
      },
    )
    await repositories.audit.add({
      action: 'evaluation.review',
      targetKind: 'evaluation',
      targetId: id,
      performedBy: review.reviewer,
      before: auditable(engine, stored.review),
      after: auditable(engine, review),
    })
    return await save(repositories, { stored, judged }, { review, needsReview: false })
  })
}

/**
 * Takes a decision back: the engine's verdict holds again, and the book returns to the queue where it had a reason to be
 * in it.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished, review_stale, review_missing
 */
export async function undoReview(
  database: Database,
  id: string,
  { revision, performedBy }: { revision: number; performedBy: string },
): Promise<ReviewState> {
  return await database.transaction(async (transaction) => {
    const { stored, judged, repositories } = await lockJudged(transaction, id, revision)
    if (stored.review === null) throw new MizanError('review_missing')
    const engine = outcomeOf(judged.judgement)
    await recordVerdict(
      repositories.history,
      { stored, judged },
      {
        kind: 'review_undone',
        outcome: engine,
        scoringConfigVersion: stored.scoringConfigVersion,
        performedBy,
        reason: null,
        decision: null,
      },
    )
    await repositories.audit.add({
      action: 'evaluation.review-undo',
      targetKind: 'evaluation',
      targetId: id,
      performedBy,
      before: auditable(engine, stored.review),
      after: auditable(engine, null),
    })
    return await save(
      repositories,
      { stored, judged },
      { review: null, needsReview: crossChecked(judged.judgement, stored.retailer).needsReview },
    )
  })
}

type Locked = { stored: StoredEvaluation; judged: Judged; repositories: Repositories }

async function lockJudged(transaction: Connection, id: string, revision: number): Promise<Locked> {
  const repositories = createRepositories(transaction)
  const stored = await repositories.evaluations.lock(id)
  if (stored === null) throw new MizanError('evaluation_not_found')
  const judged = stored.status === 'completed' ? await repositories.checkpoints.judged(id) : null
  if (judged === null) throw new MizanError('evaluation_not_finished')
  if (stored.verdictRevision !== revision) throw new MizanError('review_stale')
  return { stored, judged, repositories }
}

function decide(engine: Outcome, { judgement }: Judged, { verdict, age, reason, performedBy }: ReviewInput): Review {
  const confirmed = verdict === engine.verdict && age === judgement.recommendedAge
  return {
    decision: confirmed ? 'confirmed' : 'overridden',
    verdict,
    recommended_age: `${age}+`,
    recommended_minimum_age: ageGroupFor(age),
    age_suitability: ageSuitability(verdict, age),
    reason,
    reviewer: performedBy,
    at: new Date().toISOString(),
  }
}

/** What held before and what holds after, with the words that justify it. */
function auditable(engine: Outcome, review: Review | null): object {
  const { verdict, recommended_age: age } = review ?? engine
  return { verdict, age, decidedBy: review?.reviewer ?? 'engine', reason: review?.reason ?? null }
}

async function save(
  { evaluations, library }: Repositories,
  { stored, judged }: { stored: StoredEvaluation; judged: Judged },
  { review, needsReview }: { review: Review | null; needsReview: boolean },
): Promise<ReviewState> {
  const changes = { review, needsReview, verdictRevision: stored.verdictRevision + 1 }
  await evaluations.update(stored.id, { ...changes, listed: listedRows({ ...stored, ...changes }, judged) })
  await library.touch()
  return changes
}
