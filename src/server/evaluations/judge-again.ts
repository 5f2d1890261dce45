import type { Assessment } from '../../contract/assessment.ts'
import { outcomeChanges, outcomeOf } from '../../contract/outcome.ts'
import { unreadCriteria, type ScoringConfig } from '../../contract/scoring-config.ts'
import type { JudgedBook, Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { crossChecked } from './cross-check.ts'
import { engineKey } from './engine-key.ts'
import { searchText } from './listed-row.ts'
import { listedRows } from './listed-rows.ts'
import { textLanguage } from './localized-result.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'
import { engineEntry, recordVerdict } from './verdict-history.ts'

export type JudgeAgain = {
  rescoringId: string
  evaluationId: string
  config: ScoringConfig
  /** True to have the engine read the book again first, for criteria it was never read for. */
  reading: boolean
  signal: AbortSignal
}

type Work = { assessment: Assessment; judged: JudgedBook }

/**
 * Judges a judged book by other rules, from its kept steps. The new result, the counts of the run and the line in the
 * book's history appear together; a run that repeats a book finds it done and changes nothing. A person's decision and
 * corrections stay.
 *
 * @returns false when the run is over, so that nothing more is to be done
 */
export async function judgeAgain(
  { database, pipeline }: { database: Database; pipeline: () => Promise<Pipeline> },
  task: JudgeAgain,
): Promise<boolean> {
  const { rescoringId, evaluationId, config, reading, signal } = task
  const work = await judgeKept({ database, pipeline }, task)
  signal.throwIfAborted()
  return await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const { rescorings, evaluations, checkpoints, history, library } = repositories
    const run = await rescorings.lockRunning(rescoringId)
    if (run === null) return false
    const stored = await evaluations.lock(evaluationId)
    const before = stored === null ? null : await checkpoints.judged(evaluationId)
    if (work === null || stored === null || before === null || !isDue(stored, task)) return true

    const { assessment, judged } = work
    const outcome = outcomeOf(judged.judgement)
    const isChanged = outcomeChanges(outcomeOf(before.judgement), outcome).length > 0
    if (isChanged) {
      const entry = engineEntry(reading ? 'read_again' : 'rescored', outcome, config.version, run.performedBy)
      await recordVerdict(history, { stored, judged: before }, entry)
    }
    if (reading) {
      await checkpoints.replaceAssessment(evaluationId, engineKey(assessment.evaluator), assessment)
    }
    await checkpoints.replaceJudged(evaluationId, judged)
    const { needsReview, reviewReasons, notices } = crossChecked(judged.judgement, stored.retailer)
    const changes = {
      scoringConfigId: config.id,
      scoringConfigVersion: config.version,
      evaluator: assessment.evaluator,
      needsReview: stored.review === null && needsReview,
      reviewReasons,
      notices,
      unverifiedQuotes: assessment.unverifiedQuotes,
      textLanguage: textLanguage(judged.result),
      outcome,
      verdictRevision: stored.verdictRevision + (isChanged ? 1 : 0),
    }
    const after: StoredEvaluation = { ...stored, ...changes }
    await evaluations.update(evaluationId, {
      ...changes,
      listed: listedRows(after, judged),
      searchText: searchText(after, judged.result),
    })
    await rescorings.count(rescoringId, {
      ...(reading ? { read: 1 } : { done: 1, toRead: unreadCriteria(config, assessment).length > 0 ? 1 : 0 }),
      changed: isChanged ? 1 : 0,
    })
    await library.touch()
    return true
  })
}

/** Outside any transaction: composing takes milliseconds, reading again seconds. null when the book is gone. */
async function judgeKept(
  { database, pipeline }: { database: Database; pipeline: () => Promise<Pipeline> },
  { evaluationId, config, reading, signal }: JudgeAgain,
): Promise<Work | null> {
  const { evaluations, checkpoints } = createRepositories(database.connection)
  const stored = await evaluations.find(evaluationId)
  const book = await checkpoints.book(evaluationId)
  const kept = await checkpoints.assessment(evaluationId)
  if (stored === null || book === null || kept === null) return null
  const engine = await pipeline()
  const assessment = reading ? await engine.assess(book, config, { signal }) : kept
  return { assessment, judged: engine.judge({ book, filename: stored.filename, assessment, rules: config }) }
}

/** Still to be done when nobody else has: a judged book of another version, or one with a criterion not read for. */
function isDue(stored: StoredEvaluation, { config, reading }: JudgeAgain): boolean {
  if (stored.status !== 'completed') return false
  return reading
    ? stored.scoringConfigId === config.id && stored.reviewReasons.includes('unrated_criterion')
    : stored.scoringConfigId !== config.id
}
