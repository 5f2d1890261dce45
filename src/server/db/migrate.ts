import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Connection } from './database.ts'

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../migrations')

/** The single statements of a migration: each ends with a semicolon at the end of a line. */
export function statementsOf(script: string): string[] {
  return script
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** The migrations this version knows, in their order. */
export async function migrationNames(directory = MIGRATIONS_DIRECTORY): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  return names.map((name) => name.replace(/\.sql$/, ''))
}

/** The migrations that made this database, in their order; none when it is new. */
export async function migrationsOf(connection: Connection): Promise<string[]> {
  const { rows: found } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(connection)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection)
  return rows.map(({ name }) => name).toSorted()
}

async function readMigrations(directory: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const name of await migrationNames(directory)) {
    const statements = statementsOf(await readFile(join(directory, `${name}.sql`), 'utf8'))
    migrations[name] = {
      up: async (connection: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(connection)
      },
    }
  }
  return migrations
}

/**
 * Brings the schema up to date, or only `upTo` one of its migrations. Several processes may start at once: Kysely's migrator
 * takes a lock.
 */
export async function migrate(
  connection: Connection,
  { upTo, directory = MIGRATIONS_DIRECTORY }: { upTo?: string | undefined; directory?: string } = {},
): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: () => readMigrations(directory) } })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error !== undefined) throw new Error('the database schema could not be brought up to date', { cause: error })
}
