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

async function readMigrations(directory: string): Promise<Record<string, Migration>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    const statements = statementsOf(await readFile(join(directory, name), 'utf8'))
    migrations[name.replace(/\.sql$/, '')] = {
      up: async (connection: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(connection)
      },
    }
  }
  return migrations
}

/** Brings the schema up to date. Several processes may start at once: Kysely's migrator takes a lock. */
export async function migrate(connection: Connection, directory = MIGRATIONS_DIRECTORY): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: () => readMigrations(directory) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('the database schema could not be brought up to date', { cause: error })
}
