import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from './job-queue.ts'
import { RESCORE_LIBRARY } from './rescore-library.job.ts'

/** At start: a run over the library whose job is lost gets a new one. @returns whether it did */
export async function resumeRescoring(
  database: Database,
  queue: Pick<JobQueue, 'live' | 'enqueueRescoring'>,
): Promise<boolean> {
  const lost = await createRepositories(database.connection).rescorings.running()
  if (lost === null) return false
  // Outside the transaction: the queue asks over a connection of its own, and the embedded database has only one.
  const live = await queue.live(lost.jobId === null ? [] : [lost.jobId], RESCORE_LIBRARY)
  if (live.size > 0) return false
  return await database.transaction(async (transaction) => {
    const { rescorings } = createRepositories(transaction)
    // Workers that start at once take turns; the later ones see the job of the first.
    await rescorings.lockRunning(lost.id)
    const run = await rescorings.running()
    if (run?.id !== lost.id || run.jobId !== lost.jobId) return false
    await rescorings.setJob(run.id, await queue.enqueueRescoring(transaction, { rescoringId: run.id }))
    return true
  })
}
