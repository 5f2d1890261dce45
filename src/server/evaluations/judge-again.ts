import type { Assessment } from '../../contract/assessment.ts'
import { unreadCriteria, type ScoringConfig } from '../../contract/scoring-config.ts'
import type { PictureMark } from '../../contract/picture-marks.ts'
import type { JudgedBook, Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { engineKey } from './engine-key.ts'
import { judgeKept, replaceJudgement } from './judge-kept.ts'
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

type Work = { assessment: Assessment; marks: PictureMark[]; judged: JudgedBook }

/**
 * Judges a judged book by other rules, from its kept steps. The new result, the counts of the run and the line in the
 * book's history appear together; a run that repeats a book finds it done and changes nothing. A person's decision, marks
 * and corrections stay.
 *
 * @returns false when the run is over, so that nothing more is to be done
 */
export async function judgeAgain(
  dependencies: { database: Database; pipeline: () => Promise<Pipeline> },
  task: JudgeAgain,
): Promise<boolean> {
  for (;;) {
    const done = await tryToJudge(dependencies, task)
    if (done !== 'overtaken') return done
  }
}

/** 'overtaken' where somebody marked pictures meanwhile. */
async function tryToJudge(
  { database, pipeline }: { database: Database; pipeline: () => Promise<Pipeline> },
  task: JudgeAgain,
): Promise<boolean | 'overtaken'> {
  const { rescoringId, evaluationId, config, reading, signal } = task
  const work = await workOn({ database, pipeline }, task)
  signal.throwIfAborted()
  return await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const { rescorings, evaluations, checkpoints, history, pictures } = repositories
    const run = await rescorings.lockRunning(rescoringId)
    if (run === null) return false
    const stored = await evaluations.lock(evaluationId)
    const before = stored === null ? null : await checkpoints.judged(evaluationId)
    if (work === null || stored === null || before === null || !isDue(stored, task)) return true
    const { assessment, marks, judged } = work
    if (JSON.stringify(await pictures.marks(evaluationId)) !== JSON.stringify(marks)) return 'overtaken'

    if (reading) {
      await checkpoints.replaceAssessment(evaluationId, engineKey(assessment.evaluator), assessment)
    }
    const changes = {
      scoringConfigId: config.id,
      scoringConfigVersion: config.version,
      evaluator: assessment.evaluator,
      unverifiedQuotes: assessment.unverifiedQuotes,
    }
    const put = await replaceJudgement(repositories, { stored, before, judged, assessment, changes })
    if (put.isChanged) {
      const entry = engineEntry(reading ? 'read_again' : 'rescored', put.outcome, config.version, run.performedBy)
      await recordVerdict(history, { stored, judged: before }, entry)
    }
    await rescorings.count(rescoringId, {
      ...(reading ? { read: 1 } : { done: 1, toRead: unreadCriteria(config, assessment).length > 0 ? 1 : 0 }),
      changed: put.isChanged ? 1 : 0,
    })
    return true
  })
}

/** Outside any transaction: composing takes milliseconds, reading again seconds. null when the book is gone. */
async function workOn(
  { database, pipeline }: { database: Database; pipeline: () => Promise<Pipeline> },
  { evaluationId, config, reading, signal }: JudgeAgain,
): Promise<Work | null> {
  const { evaluations, checkpoints, pictures } = createRepositories(database.connection)
  const stored = await evaluations.find(evaluationId)
  const book = await checkpoints.book(evaluationId)
  const kept = await checkpoints.assessment(evaluationId)
  if (stored === null || book === null || kept === null) return null
  const engine = await pipeline()
  const assessment = reading ? await engine.assess(book, config, { signal }) : kept
  const marks = await pictures.marks(evaluationId)
  return { assessment, marks, judged: judgeKept(engine, { stored, book, assessment, marks }, config) }
}

/** Still to be done when nobody else has: a judged book of another version, or one with a criterion not read for. */
function isDue(stored: StoredEvaluation, { config, reading }: JudgeAgain): boolean {
  if (stored.status !== 'completed') return false
  return reading
    ? stored.scoringConfigId === config.id && stored.reviewReasons.includes('unrated_criterion')
    : stored.scoringConfigId !== config.id
}
