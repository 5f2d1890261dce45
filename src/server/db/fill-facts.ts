import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createFactsRepository } from './facts-repository.ts'
import { createLibraryRepository } from './library-repository.ts'

const BATCH = 20
/** Between two batches others have the embedded database to themselves. */
const PAUSE_MS = 20

/**
 * Works out the facts of books that were judged before there were any, in the background.
 *
 * @param options.againMs looks again so often, for books that a process of an earlier version finishes beside this one
 */
export function fillFacts(
  { connection }: Pick<Database, 'connection'>,
  log: Log,
  { againMs }: { againMs?: number } = {},
): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const facts = createFactsRepository(connection)
  const work = async (): Promise<void> => {
    let filled = 0
    for (let some = await facts.fill(BATCH); some > 0 && !signal.aborted; some = await facts.fill(BATCH)) {
      filled += some
      await sleep(PAUSE_MS)
    }
    if (filled === 0) return
    await createLibraryRepository(connection).touch()
    log.info({ books: filled }, 'the facts of earlier books are worked out')
  }
  const tryToWork = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'the facts of earlier books could not be worked out; tried again later')
    }
  }
  const keepWorking = async (): Promise<void> => {
    await tryToWork()
    if (againMs === undefined) return
    while (!signal.aborted) {
      await sleep(againMs, undefined, { signal, ref: false }).catch(() => {
        // Stopping.
      })
      if (!signal.aborted) await tryToWork()
    }
  }
  const working = keepWorking()
  return {
    stop: async () => {
      stopped.abort()
      await working
    },
  }
}
