import { createRepositories } from '../db/repositories.ts'
import { sweepFiles } from '../storage/sweep-files.ts'
import type { RemoveDependencies } from './remove-evaluation.ts'

/** A deep analysis may be added to the library this long. */
const KEPT_MS = 24 * 3600 * 1000

/**
 * Removes an evaluation that was never added to the library, and stops the work on it. One that was added meanwhile, or
 * (unless `finishedToo`) has been completed, stays.
 *
 * @returns whether it was removed
 */
export async function discardUnlisted(
  { database, queue, storage, running }: RemoveDependencies,
  id: string,
  { finishedToo = false }: { finishedToo?: boolean } = {},
): Promise<boolean> {
  const keys = await database.transaction(async (transaction) => {
    const { evaluations, files, modelCalls, library } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null || stored.inLibrary) return null
    if (stored.status === 'completed' && !finishedToo) return null
    const owned = await files.keysOf(id)
    if (stored.jobId !== null && (stored.status === 'pending' || stored.status === 'processing')) {
      await queue.cancel(transaction, stored.jobId)
    }
    // Those behind it move up, which the list tells.
    if (stored.status === 'pending') await library.touch()
    await modelCalls.forgetAnswers(id)
    await evaluations.remove(id)
    return owned
  })
  if (keys === null) return false
  running.get(id)?.abort()
  await sweepFiles(createRepositories(database.connection).files, storage, keys)
  return true
}

/** Removes every analysis that was not added to the library within a day. @returns how many */
export async function sweepUnlisted(dependencies: RemoveDependencies, now = Date.now()): Promise<number> {
  const { evaluations } = createRepositories(dependencies.database.connection)
  let removed = 0
  for (const id of await evaluations.unlistedBefore(new Date(now - KEPT_MS))) {
    if (await discardUnlisted(dependencies, id, { finishedToo: true })) removed += 1
  }
  return removed
}
