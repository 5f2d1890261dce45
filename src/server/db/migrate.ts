import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from './database.ts'
import { LOCKS } from './locks.ts'
import { MIGRATIONS_DIRECTORY, readMigrations, type MigrationFile } from './migration-files.ts'
import { createLog, logApplied, logFinished, readLog, type LoggedMigration } from './migration-log.ts'

export type MigrateOptions = {
  /** The last one to run; all of them unless told. */
  upTo?: string | undefined
  directory?: string
  /** Aborting it ends the work at the next statement, and on a server the statement, too. */
  signal?: AbortSignal | undefined
  /** Hears in a sentence why it takes so long. */
  onWait?: ((sentence: string) => void) | undefined
  /** How long to wait for a table that somebody else holds, and for another process that migrates. */
  patienceMs?: number
}

type Work = { signal: AbortSignal; onWait: (sentence: string) => void; patienceMs: number }

/** Whoever wants a table that a change waits for, waits behind the change: never longer than this. */
const LOCK_TIMEOUT_MS = 2000
/** What only adds is quick. What is not belongs into a contract phase or into a job. */
const STATEMENT_TIMEOUT_MS = 60_000
const LOOK_AGAIN_MS = 250
const PATIENCE_MS = 10 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings the schema up to date, or only `upTo` one of its migrations. Several processes may start at once: one does the
 * work and the others wait for it. A schema newer than this version is left as it is.
 *
 * @throws Error when a newer version changed the schema in a way this one cannot work with
 */
export async function migrate(
  connection: Connection,
  {
    upTo,
    directory = MIGRATIONS_DIRECTORY,
    signal = new AbortController().signal,
    onWait = () => {},
    patienceMs = PATIENCE_MS,
  }: MigrateOptions = {},
): Promise<void> {
  const work: Work = { signal, onWait, patienceMs }
  const known = await readMigrations(directory)
  const wanted = upTo === undefined ? known : known.filter(({ name }) => name <= upTo)
  const log = await readLog(connection)
  checkKnown(known, log ?? [])
  if (log !== null && wanted.every(({ name }) => log.some((entry) => entry.name === name && entry.finished))) return
  await connection.connection().execute(async (one) => {
    await takeTurn(one, work)
    const cancel = await cancelWhenAborted(connection, one, work.signal)
    try {
      if ((await readLog(one)) === null) await createLog(one)
      const logged = (await readLog(one)) ?? []
      checkKnown(known, logged)
      for (const migration of wanted) {
        const entry = logged.find(({ name }) => name === migration.name)
        if (entry === undefined) await change(one, migration, work)
        if (entry?.finished !== true) await addIndexes(one, migration, work)
      }
    } finally {
      cancel()
      await sql`select pg_advisory_unlock(${LOCKS.migration})`.execute(one)
    }
  })
}

/** @throws Error when the database went through a migration that asks for a newer version than this one */
function checkKnown(known: readonly MigrationFile[], log: readonly LoggedMigration[]): void {
  const names = new Set(known.map(({ name }) => name))
  const tooNew = log.find(({ name, needs }) => !names.has(name) && needs !== null && !names.has(needs))
  if (tooNew === undefined) return
  throw new Error(
    `a newer Mizan has changed the database (${tooNew.name}), and versions without ${String(tooNew.needs)} cannot work ` +
      `with it any more; start a newer version`,
  )
}

/** Asks again and again instead of waiting inside the database, where a waiting statement would hold up new indexes. */
async function takeTurn(one: Connection, { signal, onWait, patienceMs }: Work): Promise<void> {
  const givenUpAt = Date.now() + patienceMs
  for (let told = false; ; told = true) {
    signal.throwIfAborted()
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCKS.migration}) as taken`.execute(
      one,
    )
    if (rows[0]?.taken === true) return
    if (!told) onWait('another process is bringing the database up to date; waiting for it')
    if (Date.now() > givenUpAt)
      throw new Error('another process has been bringing the database up to date for too long')
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

/** The changes and their entry in the log, together or not at all; again when a table could not be had quickly. */
async function change(one: Connection, { name, changes, indexes, needs }: MigrationFile, work: Work): Promise<void> {
  const givenUpAt = Date.now() + work.patienceMs
  for (let told = false; ; told = true) {
    try {
      await one.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction)
        await sql`set local statement_timeout = ${sql.lit(needs === null ? STATEMENT_TIMEOUT_MS : 0)}`.execute(
          transaction,
        )
        for (const statement of changes) {
          work.signal.throwIfAborted()
          await sql.raw(statement).execute(transaction)
        }
        await logApplied(transaction, { name, needs, finished: indexes.length === 0 })
      })
      return
    } catch (error) {
      work.signal.throwIfAborted()
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw broken(name, error)
      if (Date.now() > givenUpAt) {
        throw new Error(`a table that ${name} changes has been held by somebody else for too long`, { cause: error })
      }
      if (!told) work.onWait(`a table that ${name} changes is held by somebody else; trying again`)
      await sleep(LOOK_AGAIN_MS + Math.random() * LOCK_TIMEOUT_MS, undefined, { signal: work.signal })
    }
  }
}

/** Outside a transaction, so that nobody's reading or writing waits for them. What a kill left half made is made again. */
async function addIndexes(one: Connection, { name, indexes }: MigrationFile, { signal }: Work): Promise<void> {
  if (indexes.length === 0) return
  await sql`set statement_timeout = 0`.execute(one)
  try {
    for (const statement of indexes) {
      signal.throwIfAborted()
      const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1]
      if (index !== undefined && (await isHalfMade(one, index))) {
        await sql`drop index concurrently if exists ${sql.table(index)}`.execute(one)
      }
      await sql.raw(statement).execute(one)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw broken(name, error)
  } finally {
    await sql`reset statement_timeout`.execute(one)
  }
  await logFinished(one, name)
}

async function isHalfMade(one: Connection, index: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(one)
  return rows.length > 0
}

/** A statement under way is ended from another connection. @returns what ends the watch */
async function cancelWhenAborted(connection: Connection, one: Connection, signal: AbortSignal): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
  const cancel = (): void => {
    sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(connection).catch(() => {
      // The process ends soon in any case, and its connections with it.
    })
  }
  signal.addEventListener('abort', cancel, { once: true })
  return () => signal.removeEventListener('abort', cancel)
}

function broken(name: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(`the database schema could not be brought up to date (${name}): ${reason}`, { cause })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
