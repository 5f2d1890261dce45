import { AsyncLocalStorage } from 'node:async_hooks'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as othersHeard } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { fromKysely, fromPglite } from 'pg-boss'
import type { Db as QueueDatabase } from 'pg-boss'
import type { Database } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { lockDirectory } from './lock-directory.ts'
import type { Schema } from './schema.ts'
import { syncTree } from './sync-tree.ts'

/** PGlite's own start parameters without `-F` (no fsync), with the fsync that works in WebAssembly. */
export const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  '-c',
  'search_path=public',
  '-c',
  'exit_on_error=false',
  '-c',
  'log_checkpoints=false',
  '-c',
  'max_worker_processes=0',
  '-c',
  'max_parallel_workers=0',
  '-c',
  'max_parallel_workers_per_gather=0',
  '-c',
  'io_method=sync',
  '-c',
  'max_parallel_maintenance_workers=0',
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // Of the default 128 MB most would stay empty, and all of it counts against the process.
  '-c',
  'shared_buffers=32MB',
  // Samples of whole rows take memory that is never given back.
  '-c',
  'default_statistics_target=25',
]

/** So long statements may follow one another before others are heard. */
const BREATH_MS = 10

/**
 * Each statement runs in this thread, and one that waited for another begins without a rest: a hundred requests at once would
 * make the process deaf until the last of them is answered.
 */
class PoliteDatabase extends PGlite {
  #breathedAt = 0

  /** What every statement goes through, also within a transaction, when it has the database to itself. */
  override async execProtocolStream(
    ...message: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (performance.now() - this.#breathedAt > BREATH_MS) {
      await othersHeard()
      this.#breathedAt = performance.now()
    }
    return await super.execProtocolStream(...message)
  }
}

async function openDirectory(directory: string): Promise<PGlite> {
  const lite = new PoliteDatabase({
    fs: new DurableFileSystem(directory),
    startParams: START_PARAMETERS,
    extensions: { pg_trgm },
  })
  await lite.waitReady
  return lite
}

/** A new database is made aside and renamed into place, so a kill in the middle never leaves half of one. */
async function createDirectory(directory: string, model: string | undefined): Promise<void> {
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  if (model !== undefined && existsSync(model)) cpSync(model, draft, { recursive: true })
  else await (await openDirectory(draft)).close()
  // The model may be read by everybody, a library by its owner.
  chmodSync(draft, 0o700)
  syncTree(draft)
  renameSync(draft, directory)
  syncTree(join(directory, '..'), { deep: false })
}

/**
 * The embedded PostgreSQL of `dataDirectory`, created when absent, held by this process alone. A new one begins as a copy
 * of `model`, an empty database made beforehand, where that is there: copying takes a fifth of the time of making.
 *
 * @throws Error when another process holds the directory
 */
export async function openEmbeddedDatabase(dataDirectory: string, model?: string): Promise<Database> {
  mkdirSync(dataDirectory, { recursive: true })
  const directory = join(dataDirectory, 'database')
  const unlock = lockDirectory(`${directory}.lock`)
  try {
    if (!existsSync(directory)) await createDirectory(directory, model)
    return wrapPglite(await openDirectory(directory), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Any PGlite instance as our database; `release` runs after it is closed. */
export function wrapPglite(lite: PGlite, release: () => void = () => {}): Database {
  const connection = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: lite }) })
  // PGlite has one connection: a statement of the queue sent beside an open transaction would wait for that
  // transaction while it waits for the statement. Inside a transaction the queue therefore writes through it.
  const inTransaction = new AsyncLocalStorage<QueueDatabase>()
  const base = fromPglite(lite)
  const db: QueueDatabase = {
    ...base,
    executeSql: async (text, values) => await (inTransaction.getStore() ?? base).executeSql(text, values),
  }
  return {
    kind: 'embedded',
    connection,
    transaction: async (work) =>
      await connection
        .transaction()
        .execute(async (transaction) => await inTransaction.run(fromKysely(transaction), () => work(transaction))),
    queue: { db, backend: 'pglite' },
    close: async () => {
      if (!lite.closed) await lite.close()
      release()
    },
  }
}
