import { setImmediate as rest } from 'node:timers/promises'
import type { ScoringConfig } from '../../contract/scoring-config.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { judgeAgain } from '../evaluations/judge-again.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import type { RescoreLibraryJob } from './rescore-library.job.ts'

export type RescoreLibraryDependencies = { database: Database; pipeline: () => Promise<Pipeline>; log: Log }

const BATCH = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Judges every book of the library by one version of the rules: first all of them from their kept scores, then, once more,
 * those with a criterion they must be read again for. Which books are done is told by the books themselves, so a run that
 * was killed goes on where it was, and one that is repeated finds nothing to do.
 */
export function createRescoreLibraryHandler({ database, pipeline, log }: RescoreLibraryDependencies) {
  const { rescorings, scoringConfigs } = createRepositories(database.connection)

  return async function rescoreLibrary({ rescoringId, signal }: RescoreLibraryJob): Promise<void> {
    const run = await rescorings.running()
    if (run?.id !== rescoringId) return
    const config = await scoringConfigs.find(run.scoringConfigId)
    if (config === null) {
      await rescorings.end(rescoringId, 'cancelled')
      return
    }
    if (!(await judgeAll(config, false)) || !(await judgeAll(config, true))) return
    await rescorings.end(rescoringId, 'completed')

    /** @returns false when the run was ended by somebody */
    async function judgeAll(rules: ScoringConfig, reading: boolean): Promise<boolean> {
      let after = FIRST_ID
      for (;;) {
        const ids = await rescorings.due(rules.id, { reading, after, limit: BATCH })
        for (const evaluationId of ids) {
          // The embedded database never lets go of the process by itself: here everybody else is answered.
          await rest()
          signal.throwIfAborted()
          if (!(await judgeOne({ rescoringId, evaluationId, config: rules, reading, signal }))) return false
        }
        if (ids.length < BATCH) return true
        after = ids.at(-1) ?? after
      }
    }
  }

  /** A book that cannot be judged again keeps its verdict and its version, and stops nobody else. */
  async function judgeOne(task: Parameters<typeof judgeAgain>[1]): Promise<boolean> {
    try {
      return await judgeAgain({ database, pipeline }, task)
    } catch (error) {
      task.signal.throwIfAborted()
      if (outageOf(error) !== null) throw error
      log.error({ err: error, evaluationId: task.evaluationId }, 'a book could not be judged again')
      await rescorings.count(task.rescoringId, task.reading ? { read: 1, failed: 1 } : { done: 1, failed: 1 })
      return true
    }
  }
}
