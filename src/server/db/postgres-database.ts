import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type PoolConfig } from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** How long a process waits for the database, in milliseconds. */
export type Patience = {
  /** For a connection; whoever waits longer is told that the database is away. */
  connect: number
  /** For the end of one statement. */
  statement: number
  /** For the next statement of a transaction, whose rows nobody else can have: its process may have been stopped. */
  idleTransaction: number
}

/** For a process that people wait for. */
export const SERVING: Patience = { connect: 5000, statement: 30_000, idleTransaction: 10_000 }
/** The server ends a statement by itself in time. Where it has not answered so much later, it is frozen or cut off. */
const NO_ANSWER = 1.2
/** The queue's own changes of its schema may take longer than anybody's request. */
const QUEUE_STATEMENT_MS = 120_000

/**
 * A PostgreSQL server. `onError` hears of idle connections that broke: unheard, a restart of the database would end
 * this process.
 *
 * @param patience endless for a script, which nobody waits for
 */
export function openPostgresDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  patience?: Patience,
): Database {
  const config: PoolConfig = {
    connectionString,
    max: 10,
    keepAlive: true,
    application_name: 'mizan',
    ...(patience === undefined ? {} : limits(patience)),
  }
  const pool = new Pool(config)
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // A connection that breaks in the middle of a transaction says so to nobody else: the pool listens to idle ones only.
    // The next statement fails with the same error.
    client.on('error', () => {})
  })
  const connection = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    connection,
    transaction: async (work) => await connection.transaction().execute(work),
    queue: {
      connectionString,
      keepAlive: true,
      ...(patience === undefined
        ? {}
        : { connectionTimeoutMillis: patience.connect, query_timeout: QUEUE_STATEMENT_MS }),
    },
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => await connection.destroy(),
  }
}

function limits({ connect, statement, idleTransaction }: Patience): PoolConfig {
  return {
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleTransaction,
    Client: class extends ImpatientClient {
      override readonly noAnswerMs = statement * NO_ANSWER
    },
  }
}

/**
 * Breaks a connection off on which nothing is answered. pg's own query_timeout would leave it to the next user, who would
 * wait behind the same statement.
 */
abstract class ImpatientClient extends Client {
  abstract readonly noAnswerMs: number

  override query(...given: unknown[]): never {
    const answer: unknown = super.query(...(given as Parameters<Client['query']>))
    if (answer instanceof Promise) {
      const timer = setTimeout(() => {
        this.connection.stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }))
      }, this.noAnswerMs)
      const answered = (): void => clearTimeout(timer)
      answer.then(answered, answered)
    }
    return answer as never
  }
}
