import { MizanError } from '../../contract/errors.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

/**
 * Starts a failed evaluation again behind its last finished step.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_failed
 */
export async function retryEvaluation(
  { database, queue }: { database: Database; queue: Pick<JobQueue, 'enqueue'> },
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { evaluations, library, waiting } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    if (stored.status !== 'failed') throw new MizanError('evaluation_not_failed')
    const turn = await waiting.nextTurn(null)
    await evaluations.update(id, {
      status: 'pending',
      progress: 0,
      stage: null,
      completedAt: null,
      failure: null,
      attempts: 0,
      starts: 0,
      listed: null,
      // Another engine, or another model, may read it now.
      aiEstimate: null,
      turn,
      jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }),
    })
    await library.touch()
  })
}
