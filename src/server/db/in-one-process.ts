import { sql } from 'kysely'
import type { Connection, Database } from './database.ts'
import { LOCKS } from './locks.ts'

/**
 * Does the work unless another process is doing it; the lock goes with the process or its connection, however they end.
 *
 * @param run is given the connection that holds the lock
 * @returns null when another one is at it
 */
export async function inOneProcess<T>(
  database: Database,
  work: keyof typeof LOCKS,
  run: (holder: Connection) => Promise<T>,
): Promise<T | null> {
  // Nobody else has an embedded database, and it has no second connection to hold a lock with.
  if (database.kind === 'embedded') return await run(database.connection)
  return await database.connection.connection().execute(async (holder) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCKS[work]}) as held`.execute(holder)
    if (rows[0]?.held !== true) return null
    try {
      return await run(holder)
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS[work]})`.execute(holder)
    }
  })
}
