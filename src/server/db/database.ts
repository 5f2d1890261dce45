import type { Kysely } from 'kysely'
import type { Db as QueueDatabase } from 'pg-boss'
import type { Schema } from './schema.ts'

/** Anything a repository can read and write through: the database or one of its transactions. */
export type Connection = Kysely<Schema>

/** The queue keeps connections of its own to a server. */
export type QueueConnection = {
  connectionString: string
  keepAlive: boolean
  connectionTimeoutMillis?: number
  query_timeout?: number
}

/** PostgreSQL, embedded or a server, behind one dialect. */
export type Database = {
  readonly kind: 'embedded' | 'postgres'
  readonly connection: Connection
  /** Runs `work` in one transaction; whatever it throws rolls everything back and is thrown on. */
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
  /** How the job queue reaches the same data. */
  readonly queue: { db: QueueDatabase; backend: 'pglite' } | QueueConnection
  /** Connections to a server; absent where there is only one. */
  readonly pool?: () => { used: number; idle: number; waiting: number }
  close(): Promise<void>
}
