import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createFactsRepository } from './facts-repository.ts'
import { createFitRepository } from './fit-repository.ts'
import { createLibraryRepository } from './library-repository.ts'

const BATCH = 100
/** So many times as long as a batch took, others have the embedded database to themselves: a slow disk is theirs first. */
const REST = 3
/** After so many books the counts are new. */
const TOLD_EACH = 20 * BATCH

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
  const fits = createFitRepository(connection)
  const library = createLibraryRepository(connection)
  const work = async (): Promise<void> => {
    let [filled, fitted] = [0, 0]
    while (!stopped.signal.aborted) {
      const began = performance.now()
      const some = await facts.fill(BATCH)
      // What fits are told from: slower, since it is made of whole results, and worked out by whoever needs it sooner.
      const told = some === 0 ? await fits.fill() : 0
      if (some + told === 0) break
      filled += some
      fitted += told
      if (some > 0 && filled % TOLD_EACH === 0) await library.touch()
      await sleep((performance.now() - began) * REST, undefined, { signal: stopped.signal }).catch(() => {
        // Stopped while resting: the next start goes on.
      })
    }
    if (filled > 0) await library.touch()
    if (filled + fitted > 0) log.info({ books: Math.max(filled, fitted) }, 'the facts of earlier books are worked out')
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
