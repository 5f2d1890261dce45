import { sql } from 'kysely'
import type { Connection, Database } from '../../src/server/db/database.ts'
import { migrationsOf } from '../../src/server/db/migration-log.ts'
import { readRows, tablesOf, usePlainForms, type Table } from './tables.ts'

/** A file of a library: a book (one or, in scans, several files) or a cover. */
export type LibraryFile = { key: string; size: number; /** False for an upload that never arrived. */ owned: boolean }

/** The rows of a library, in a database or in an archive. */
export type LibrarySource = {
  /** The migrations that made its tables. */
  migrations: string[]
  /** Those that others refer to first. */
  tables: Table[]
  /** Batches of lines of JSON. */
  rows(table: Table): AsyncIterable<string[]>
}

/** Runs `work` on the database as it is at this moment, whatever else is written meanwhile. */
export async function withSource<T>(
  database: Database,
  work: (source: LibrarySource, files: LibraryFile[]) => Promise<T>,
): Promise<T> {
  return await database.transaction(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
    await usePlainForms(transaction)
    const source: LibrarySource = {
      migrations: await migrationsOf(transaction),
      tables: await tablesOf(transaction),
      rows: (table) => readRows(transaction, table),
    }
    return await work(source, await filesOf(transaction))
  })
}

export async function filesOf(connection: Connection): Promise<LibraryFile[]> {
  const rows = await connection.selectFrom('files').select(['key', 'size', 'evaluation_id']).orderBy('key').execute()
  return rows.map((row) => ({ key: row.key, size: row.size, owned: row.evaluation_id !== null }))
}
