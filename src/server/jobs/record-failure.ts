import { MizanError } from '../../contract/errors.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { listedRows } from '../evaluations/listed-rows.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import type { Log } from '../log.ts'
import { type Claim, holds } from './claim.ts'
import type { JobQueue } from './job-queue.ts'
import { endedAt } from './ended-at.ts'
import { RETRY_DELAYS_S } from './evaluate-book.job.ts'

/** What became of the book; 'taken over': another worker has it, or nobody. */
export type FailureOutcome = 'tried again' | 'failed' | 'taken over'

/**
 * Decides what an error means for the book: a sentence for its reader at once when trying again cannot help, another
 * try a little later when it may, and a sentence after the last try.
 */
export async function recordFailure(
  { database, queue, log }: { database: Database; queue: Pick<JobQueue, 'enqueue'>; log: Log },
  job: Claim,
  error: unknown,
  elapsedMs: number,
): Promise<FailureOutcome> {
  const known = error instanceof MizanError ? error : null
  if (known === null) log.error({ err: error }, 'an evaluation broke off')
  const mayPass = known?.retryable ?? true
  return await database.transaction(async (transaction) => {
    const { evaluations, library, modelCalls } = createRepositories(transaction)
    const stored = await evaluations.lock(job.evaluationId)
    if (!holds(stored, job)) return 'taken over'
    const spentMs = stored.spentMs + elapsedMs
    const delaySeconds = RETRY_DELAYS_S[stored.attempts]
    if (mayPass && delaySeconds !== undefined) {
      const jobId = await queue.enqueue(transaction, { evaluationId: stored.id }, { turn: stored.turn, delaySeconds })
      await evaluations.update(stored.id, { attempts: stored.attempts + 1, jobId, spentMs, starts: 0 })
      return 'tried again'
    }
    const failure = { code: known?.code ?? ('internal' as const), params: known?.params ?? {} }
    const aiUsage = await modelCalls.usage(stored.id)
    const changes = { status: 'failed' as const, completedAt: endedAt(stored, spentMs), failure, spentMs, aiUsage }
    const failed: StoredEvaluation = { ...stored, ...changes }
    await evaluations.update(stored.id, { ...changes, listed: listedRows(failed, null) })
    await library.touch()
    return 'failed'
  })
}
