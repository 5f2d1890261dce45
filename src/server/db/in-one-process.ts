import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Work of which one process at a time is enough. The numbers are those of locks in the database. */
const SHARED_WORK = { indexFeeds: 7_461_002 } as const

/**
 * Does the work unless another process is doing it; the lock goes with the process or its connection, however they end.
 *
 * @returns null when another one is at it
 */
export async function inOneProcess<T>(
  database: Database,
  work: keyof typeof SHARED_WORK,
  run: () => Promise<T>,
): Promise<T | null> {
  // Nobody else has an embedded database, and it has no second connection to hold a lock with.
  if (database.kind === 'embedded') return await run()
  const lock = SHARED_WORK[work]
  return await database.connection.connection().execute(async (holder) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${lock}) as held`.execute(holder)
    if (rows[0]?.held !== true) return null
    try {
      return await run()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(holder)
    }
  })
}
