import { sql } from 'kysely'
import type { Connection } from './database.ts'

/** A migration a database has been through. */
export type LoggedMigration = {
  name: string
  needs: string | null
  /** Its indexes are there, too. */
  finished: boolean
}

/**
 * The migrations of a database. Until 0005 Kysely's migrator kept them in a table of its own, which stays as it was then: the
 * versions that look there start beside newer ones, until a migration they could not work with is entered there as well.
 */
const FORMER_LOG = 'kysely_migration'

async function exists(connection: Connection, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass(${table}) is not null`.execute(connection)
  return rows.length > 0
}

/** null for a database without a log. */
export async function readLog(connection: Connection): Promise<LoggedMigration[] | null> {
  if (!(await exists(connection, 'schema_migrations'))) return null
  const { rows } = await sql<LoggedMigration>`
    select name, needs, finished_at is not null as finished from schema_migrations`.execute(connection)
  return rows
}

/** The migrations that made this database, in their order; none when it is new. */
export async function migrationsOf(connection: Connection): Promise<string[]> {
  const logged = await readLog(connection)
  if (logged !== null) return logged.map(({ name }) => name).toSorted()
  if (!(await exists(connection, FORMER_LOG))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection)
  return rows.map(({ name }) => name).toSorted()
}

/** Makes the log, with what an earlier version has done. */
export async function createLog(connection: Connection): Promise<void> {
  const done = await migrationsOf(connection)
  await connection.transaction().execute(async (transaction) => {
    await sql`create table schema_migrations (
      name text primary key,
      needs text,
      applied_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(transaction)
    for (const name of done) {
      await sql`insert into schema_migrations (name, finished_at) values (${name}, now())`.execute(transaction)
    }
  })
}

export async function logApplied(transaction: Connection, { name, needs, finished }: LoggedMigration): Promise<void> {
  await sql`insert into schema_migrations (name, needs, finished_at)
    values (${name}, ${needs}, case when ${finished}::boolean then now() end)`.execute(transaction)
  if (needs !== null && (await exists(transaction, FORMER_LOG))) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(transaction)
  }
}

export async function logFinished(connection: Connection, name: string): Promise<void> {
  await sql`update schema_migrations set finished_at = now() where name = ${name}`.execute(connection)
}
