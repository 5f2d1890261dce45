import { createDueRepository } from '../db/due-repository.ts'
import { createSourceRepository } from '../db/source-repository.ts'
import { enrichBook, type EnrichDependencies } from './enrich-book.ts'
import { indexFeeds } from './onix/index-feeds.ts'

/** Beside the work on books and never in its way: one book after the other, as fast as the sources allow. */
export type SourceWorker = { stop(): Promise<void> }

const IDLE_MS = 3000
const LOOK_AT_FEEDS_MS = 60_000
/** A book whose worker has vanished is due again after this. */
const LEASE_MS = 5 * 60_000
/** However a source behaves, a book is given up after this. */
const LONGEST_MS = 2 * 60_000

export function startSourceWorker(
  dependencies: EnrichDependencies & { onixDirectory: string | undefined },
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): SourceWorker {
  const { database, log, onixDirectory } = dependencies
  const due = createDueRepository(database.connection)
  const stopping = new AbortController()
  const { signal } = stopping
  let wake = (): void => {}
  let feedsDueAt = 0

  const pause = async (): Promise<void> =>
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, idleMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (signal.aborted) wake()
    })

  async function updateFeeds(): Promise<void> {
    if (onixDirectory === undefined || Date.now() < feedsDueAt) return
    const { indexed, removed } = await indexFeeds({ database, directory: onixDirectory, log }, signal)
    feedsDueAt = Date.now() + LOOK_AT_FEEDS_MS
    if (indexed.length > 0 || removed.length > 0) await due.all()
  }

  async function nextBook(): Promise<boolean> {
    const id = await due.take(LEASE_MS)
    if (id === null) return false
    try {
      await enrichBook(dependencies, id, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]))
    } catch (error) {
      // Its lease ends by itself; the next book is not held up by this one.
      if (!signal.aborted) log.warn({ err: error, evaluationId: id }, 'the sources could not be asked about a book')
    }
    return true
  }

  async function run(): Promise<void> {
    await createSourceRepository(database.connection).sweep()
    while (!signal.aborted) {
      try {
        await updateFeeds()
        if (await nextBook()) continue
      } catch (error) {
        if (signal.aborted) return
        feedsDueAt = Date.now() + LOOK_AT_FEEDS_MS
        log.warn({ err: error }, 'the sources could not be asked')
      }
      await pause()
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'the sources are asked no more')
  })
  return {
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
