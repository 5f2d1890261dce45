import { statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { databaseSize, queueFigures } from '../db/figures.ts'
import type { Log } from '../log.ts'
import { READY_CHECKS, type Readiness } from '../readiness.ts'
import type { Registry } from './registry.ts'

export type FiguredServer = {
  config: { dataDirectory: string }
  database: Database
  running: ReadonlyMap<string, unknown>
  readiness: () => Promise<Readiness>
  log: Log
}

/** Asking for the size of a large database reads the size of each of its files. */
const SIZE_EVERY_MS = 60_000

/**
 * What all processes share, and what this one holds at the moment. Each answer costs a few index reads over unfinished
 * books, whatever the size of the library.
 *
 * @returns brings the figures up to date; what cannot be learned is left out of the answer, which is given in any case
 */
export function registerSharedFigures(registry: Registry, server: FiguredServer): () => Promise<void> {
  const { database, running, readiness, log } = server
  const queue = registry.gauge(
    'mizan_queue_books',
    'Books of the whole library that wait for a worker, and that were begun (a try again included).',
    'state',
  )
  const oldest = registry.gauge(
    'mizan_queue_oldest_seconds',
    'How long the book that waits longest has been due; 0 when none waits.',
  )
  const size = registry.gauge('mizan_database_size_bytes', 'The whole database on disk.')
  const ready = registry.gauge('mizan_ready', '1 while this process can reach it, as /readyz says.', 'check')
  const disk = registry.gauge('mizan_disk_free_bytes', 'Free on the disk of DATA_DIR, where uploads arrive.')
  const diskSize = registry.gauge('mizan_disk_size_bytes', 'Size of the disk of DATA_DIR.')
  registry.measured('mizan_books_running', 'Books this process works on.', () => running.size)
  const lookAtPool = registerPool(registry, database)

  let sizeAskedAt = -Infinity
  const askDatabase = async (): Promise<void> => {
    try {
      const { waiting, processing, oldestSeconds } = await queueFigures(database.connection)
      queue.set({ state: 'waiting' }, waiting)
      queue.set({ state: 'processing' }, processing)
      oldest.set({}, oldestSeconds)
      if (performance.now() - sizeAskedAt < SIZE_EVERY_MS) return
      size.set({}, await databaseSize(database.connection))
      sizeAskedAt = performance.now()
    } catch (error) {
      log.warn({ err: error }, 'the figures of the queue could not be read')
      forgetDatabase()
    }
  }
  /** Figures of before an outage would look like those of now. */
  const forgetDatabase = (): void => {
    queue.clear()
    oldest.clear()
  }
  const askDisk = async (): Promise<void> => {
    try {
      const { bavail, blocks, bsize } = await statfs(server.config.dataDirectory)
      disk.set({}, bavail * bsize)
      diskSize.set({}, blocks * bsize)
    } catch (error) {
      log.warn({ err: error }, 'the free space of the disk could not be read')
      disk.clear()
    }
  }

  let asking: Promise<void> | undefined
  return async () => {
    lookAtPool()
    // Scrapes that come together are one.
    asking ??= (async () => {
      const checks = await readiness()
      for (const check of READY_CHECKS) ready.set({ check }, checks[check] === 'ok' ? 1 : 0)
      await Promise.all([checks.database === 'ok' ? askDatabase() : forgetDatabase(), askDisk()])
    })().finally(() => {
      asking = undefined
    })
    await asking
  }
}

/** Connections of the library to a PostgreSQL server; the embedded database has none to share. */
function registerPool(registry: Registry, { pool }: Database): () => void {
  if (pool === undefined) return () => {}
  const connections = registry.gauge(
    'mizan_database_connections',
    'Connections of this process to the database: used, idle, and askers that wait for one.',
    'state',
  )
  return () => {
    for (const [state, count] of Object.entries(pool())) connections.set({ state }, count)
  }
}
