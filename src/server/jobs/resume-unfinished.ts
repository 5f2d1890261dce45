import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from './job-queue.ts'

/**
 * At start: jobs that a killed process held are given back at once where nobody else can hold them, and an unfinished
 * evaluation whose job is lost gets a new one.
 *
 * @returns how many evaluations got a new job
 */
export async function resumeUnfinished(database: Database, queue: JobQueue): Promise<number> {
  if (database.kind === 'embedded') await queue.releaseAll()
  const { evaluations } = createRepositories(database.connection)
  const unfinished = await evaluations.unfinished()
  const live = await queue.live(unfinished.flatMap(({ jobId }) => jobId ?? []))
  const lost = unfinished.filter(({ jobId }) => jobId === null || !live.has(jobId))
  for (const { id, jobId, turn } of lost) {
    await database.transaction(async (transaction) => {
      const inside = createRepositories(transaction)
      const stored = await inside.evaluations.lock(id)
      if (stored === null || stored.jobId !== jobId || stored.status === 'completed' || stored.status === 'failed')
        return
      await inside.evaluations.update(id, { jobId: await queue.enqueue(transaction, { evaluationId: id }, { turn }) })
    })
  }
  return lost.length
}
