import type { Assessment } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import { outcomeChanges, outcomeOf } from '../../contract/outcome.ts'
import type { ScoringConfig } from '../../contract/scoring-config.ts'
import type { JudgedBook } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { crossChecked } from '../evaluations/cross-check.ts'
import { listedRows } from '../evaluations/listed-rows.ts'
import { searchText } from '../evaluations/listed-row.ts'
import { textLanguage } from '../evaluations/localized-result.ts'
import { engineEntry, recordVerdict } from '../evaluations/verdict-history.ts'
import { statedAge } from '../metadata/stated-age.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import { endedAt } from './ended-at.ts'
import { type Claim, holds } from './claim.ts'

export type FinishedWork = {
  job: Claim
  book: BookText
  assessment: Assessment
  judged: JudgedBook
  /** The version that judged. */
  configId: string
  elapsedMs: number
}

/**
 * The last step: result, list row and status appear together, once. Does nothing when another worker was first.
 *
 * @returns what became of the book, or the rules to judge by instead when the library was handed to others meanwhile
 */
export async function finishEvaluation(
  database: Database,
  work: FinishedWork,
): Promise<ScoringConfig | 'completed' | 'taken over'> {
  const { job, book, assessment, judged, configId, elapsedMs } = work
  return await database.transaction(async (transaction) => {
    const { evaluations, checkpoints, history, library, modelCalls, scoringConfigs } = createRepositories(transaction)
    const stored = await evaluations.lock(job.evaluationId)
    if (!holds(stored, job)) return 'taken over'
    if (stored.scoringConfigId !== null && stored.scoringConfigId !== configId) {
      const other = await scoringConfigs.find(stored.scoringConfigId)
      if (other !== null) return other
    }
    const { judgement, result } = judged
    const retailer = stored.retailer ?? statedAge(book.metadata)
    const spentMs = stored.spentMs + elapsedMs
    // Only of a book that was judged before its pages were corrected.
    const before = await checkpoints.judged(stored.id)
    const outcome = outcomeOf(judgement)
    const changed = before !== null && outcomeChanges(outcomeOf(before.judgement), outcome).length > 0
    const changes = {
      status: 'completed' as const,
      progress: 100,
      stage: 'finalizing' as const,
      completedAt: endedAt(stored, spentMs),
      spentMs,
      evaluator: assessment.evaluator,
      ...crossChecked(judgement, retailer),
      retailer,
      unverifiedQuotes: assessment.unverifiedQuotes,
      aiUsage: await modelCalls.usage(stored.id),
      textLength: book.text.length,
      textLanguage: textLanguage(result),
      outcome,
      verdictRevision: stored.verdictRevision + (changed ? 1 : 0),
      failure: null,
      starts: 0,
    }
    const finished: StoredEvaluation = { ...stored, ...changes }
    if (before !== null) {
      const entry = engineEntry('read_again', outcome, finished.scoringConfigVersion)
      await recordVerdict(history, { stored, judged: before }, entry)
    }
    await checkpoints.replaceJudged(stored.id, judged, assessment)
    await evaluations.update(stored.id, {
      ...changes,
      listed: listedRows(finished, judged),
      searchText: searchText(finished, result),
    })
    await library.touch()
    return 'completed'
  })
}
