import { sql } from 'kysely'
import { EVALUATE_BOOK } from '../jobs/evaluate-book.job.ts'
import type { Connection } from './database.ts'

export type QueueFigures = {
  waiting: number
  processing: number
  /** How long the book has been due that waits longest. */
  oldestSeconds: number
}

/**
 * How full the queue is, from partial indexes over unfinished books alone. The age is that of the job: a book that is tried
 * again after months has waited since it was tried again.
 */
export async function queueFigures(connection: Connection): Promise<QueueFigures> {
  const { rows } = await sql<{ waiting: number; processing: number; oldest: number }>`
    select
      (select count(*) from evaluations where status = 'pending')::int as waiting,
      (select count(*) from evaluations where status = 'processing')::int as processing,
      (select coalesce(greatest(0, extract(epoch from now() - min(greatest(created_on, start_after)))), 0)
         from pgboss.job
         where name = ${EVALUATE_BOOK} and state < 'active' and not blocked and start_after <= now())::float8 as oldest`.execute(
    connection,
  )
  const [row] = rows
  return { waiting: row?.waiting ?? 0, processing: row?.processing ?? 0, oldestSeconds: row?.oldest ?? 0 }
}

/** Bytes on disk. */
export async function databaseSize(connection: Connection): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(connection)
  return rows[0]?.bytes ?? 0
}
