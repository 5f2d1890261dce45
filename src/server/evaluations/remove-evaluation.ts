import { MizanError } from '../../contract/errors.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Log } from '../log.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'

export type RemoveDependencies = {
  database: Database
  queue: Pick<JobQueue, 'cancel'>
  storage: FileStorage
  running: Map<string, AbortController>
  log: Log
}

/**
 * Removes a book for good: its record, its job, its text and its files; work on it stops.
 *
 * @throws MizanError evaluation_not_found
 */
export async function removeEvaluation(
  { database, queue, storage, running, log }: RemoveDependencies,
  id: string,
  performedBy: string,
): Promise<void> {
  const keys = await database.transaction(async (transaction) => {
    const { evaluations, files, library, audit, modelCalls } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    const owned = await files.keysOf(id)
    if (stored.jobId !== null && (stored.status === 'pending' || stored.status === 'processing')) {
      await queue.cancel(transaction, stored.jobId)
    }
    await modelCalls.forgetAnswers(id)
    await evaluations.remove(id)
    await audit.add({
      action: 'evaluation.delete',
      targetKind: 'evaluation',
      targetId: id,
      performedBy,
      before: { filename: stored.filename, status: stored.status, createdAt: stored.createdAt.toISOString() },
      after: null,
    })
    await library.touch()
    return owned
  })
  running.get(id)?.abort()
  try {
    await sweepFiles(createRepositories(database.connection).files, storage, keys)
  } catch (error) {
    // The book is gone for everybody; its files have no owner any more and a later sweep removes them.
    log.warn({ err: error, evaluationId: id }, 'files of a deleted book wait to be removed')
  }
}
