import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { databaseSize, queueFigures } from '../db/figures.ts'
import type { Log } from '../log.ts'
import { READY_CHECKS, type Readiness } from '../readiness.ts'
import { measured } from './measured.ts'

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
  const registers = [registry]
  const queue = new Gauge({
    name: 'mizan_queue_books',
    help: 'Books of the whole library that wait for a worker, and that were begun (a try again included).',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'mizan_queue_oldest_seconds',
    help: 'How long the book that waits longest has been due; 0 when none waits.',
    registers,
  })
  const size = new Gauge({ name: 'mizan_database_size_bytes', help: 'The whole database on disk.', registers })
  const ready = new Gauge({
    name: 'mizan_ready',
    help: '1 while this process can reach it, as /readyz says.',
    labelNames: ['check'],
    registers,
  })
  const disk = new Gauge({
    name: 'mizan_disk_free_bytes',
    help: 'Free on the disk of DATA_DIR, where uploads arrive.',
    registers,
  })
  const diskSize = new Gauge({ name: 'mizan_disk_size_bytes', help: 'Size of the disk of DATA_DIR.', registers })
  measured(registry, 'mizan_books_running', 'Books this process works on.', () => running.size)
  registerPool(registry, database)

  let sizeAskedAt = -Infinity
  const askDatabase = async (): Promise<void> => {
    try {
      const { waiting, processing, oldestSeconds } = await queueFigures(database.connection)
      queue.set({ state: 'waiting' }, waiting)
      queue.set({ state: 'processing' }, processing)
      oldest.set(oldestSeconds)
      if (performance.now() - sizeAskedAt < SIZE_EVERY_MS) return
      size.set(await databaseSize(database.connection))
      sizeAskedAt = performance.now()
    } catch (error) {
      log.warn({ err: error }, 'the figures of the queue could not be read')
      forgetDatabase()
    }
  }
  /** Figures of before an outage would look like those of now. */
  const forgetDatabase = (): void => {
    queue.reset()
    oldest.remove()
  }
  const askDisk = async (): Promise<void> => {
    try {
      const { bavail, blocks, bsize } = await statfs(server.config.dataDirectory)
      disk.set(bavail * bsize)
      diskSize.set(blocks * bsize)
    } catch (error) {
      log.warn({ err: error }, 'the free space of the disk could not be read')
      disk.remove()
    }
  }

  let asking: Promise<void> | undefined
  return async () => {
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
function registerPool(registry: Registry, { pool }: Database): void {
  if (pool === undefined) return
  const connections = new Gauge({
    name: 'mizan_database_connections',
    help: 'Connections of this process to the database: used, idle, and askers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) connections.set({ state }, count)
    },
  })
}
