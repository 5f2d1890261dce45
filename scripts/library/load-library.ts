import { sql } from 'kysely'
import type { Connection, Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { migrationNames } from '../../src/server/db/migration-files.ts'
import { migrationsOf } from '../../src/server/db/migration-log.ts'
import type { LibrarySource } from './library-source.ts'
import { createRowDigest, type TableSum } from './row-digest.ts'
import { addRows, advanceSequences, readRows, tablesOf, usePlainForms, type Table } from './tables.ts'

export type LoadedTable = { name: string } & TableSum

/** What a server writes into a library before anybody uses it. */
const MADE_AT_START = new Set(['scoring_configs', 'library_version', 'login_attempts', 'sessions', 'source_pace'])

/**
 * Writes the rows of a library into an empty database, in one transaction that ends only when every table reads back as it was
 * written, and brings the schema up to date behind it.
 *
 * @throws Error when the database is not empty, or when the rows do not read back; it is then as it was, but for empty tables
 */
export async function loadLibrary(source: LibrarySource, target: Database): Promise<LoadedTable[]> {
  await checkTarget(source.migrations, target)
  await migrate(target.connection, { upTo: source.migrations.at(-1) })
  const loaded = await target.transaction(async (transaction) => {
    await usePlainForms(transaction)
    // A server that was started meanwhile waits until this is through.
    await sql`lock table evaluations, files, scoring_configs in exclusive mode`.execute(transaction)
    await checkEmpty(transaction)
    const there = await tablesOf(transaction)
    checkNames(source.tables, there)
    for (const { name } of there)
      if (MADE_AT_START.has(name)) await sql`delete from ${sql.table(name)}`.execute(transaction)
    const sums: LoadedTable[] = []
    for (const table of source.tables) sums.push({ name: table.name, ...(await loadTable(source, transaction, table)) })
    return sums
  })
  await migrate(target.connection)
  return loaded
}

/**
 * Before anything is written.
 *
 * @throws Error when the database already holds a library, or one of another version
 */
export async function checkTarget(migrations: readonly string[], target: Database): Promise<void> {
  const known = await migrationNames()
  if (migrations.some((name) => !known.includes(name))) {
    throw new Error('the library was made by a newer Mizan; use that version or a later one')
  }
  await checkEmpty(target.connection)
  if ((await migrationsOf(target.connection)).some((name) => !migrations.includes(name))) {
    throw new Error('the database was set up by a newer Mizan than the library; give a new, empty database')
  }
}

async function checkEmpty(connection: Connection): Promise<void> {
  for (const { name } of await tablesOf(connection)) {
    if (MADE_AT_START.has(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(connection)
    if (rows.length > 0) {
      throw new Error(`the database is not empty (its table ${name} has rows); give a new, empty database`)
    }
  }
}

/** A backup says itself what it holds. It writes into the tables of a library, not into those of the queue or the server. */
function checkNames(given: readonly Table[], there: readonly Table[]): void {
  for (const { name, columns } of given) {
    const known = there.find((table) => table.name === name)
    const foreign = known === undefined ? name : columns.find((column) => !known.columns.includes(column))
    if (foreign !== undefined) throw new Error(`the backup is damaged (no library has ${foreign}); use another one`)
  }
}

async function loadTable(source: LibrarySource, transaction: Connection, table: Table): Promise<TableSum> {
  const [given, kept] = [createRowDigest(), createRowDigest()]
  for await (const lines of source.rows(table)) {
    given.add(lines)
    await addRows(transaction, table, lines)
  }
  await advanceSequences(transaction, table)
  // The database would look at the new rows by itself in a minute or so, and until then search them the long way.
  await sql`analyze ${sql.table(table.name)}`.execute(transaction)
  for await (const lines of readRows(transaction, table)) kept.add(lines)
  const [wanted, sum] = [given.value(), kept.value()]
  if (sum.rows !== wanted.rows || sum.sha256 !== wanted.sha256) {
    throw new Error(
      `the rows of ${table.name} did not arrive as they were (${String(sum.rows)} of ${String(wanted.rows)})`,
    )
  }
  return sum
}
