import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * A PostgreSQL server. `onError` hears of idle connections that broke: unheard, a restart of the database would end
 * this process.
 */
export function openPostgresDatabase(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new Pool({ connectionString, max: 10 })
  pool.on('error', onError)
  const connection = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    connection,
    transaction: async (work) => await connection.transaction().execute(work),
    queue: { connectionString },
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => await connection.destroy(),
  }
}
