import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../migrations')

export type MigrationFile = {
  name: string
  /** Run together in one transaction. */
  changes: string[]
  /** Made behind it, one by one, without standing in anybody's way. */
  indexes: string[]
  /**
   * The migration a version must know to go on working after this one. null, as nearly always: every version does, because
   * this one only adds.
   */
  needs: string | null
}

/** Of a migration that takes something away, which older versions may still use. */
const NEEDS = /^-- contract: needs (\S+)$/m

/** The single statements of a migration: each ends with a semicolon at the end of a line. */
export function statementsOf(script: string): string[] {
  return script
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

export function parseMigration(name: string, script: string): MigrationFile {
  const statements = statementsOf(script)
  const isConcurrent = (statement: string): boolean => /^(?:create|drop)\b[^(]*\bconcurrently\b/i.test(statement)
  return {
    name,
    changes: statements.filter((statement) => !isConcurrent(statement)),
    indexes: statements.filter(isConcurrent),
    needs: NEEDS.exec(script)?.[1] ?? null,
  }
}

/** The migrations this version knows, in their order. */
export async function migrationNames(directory = MIGRATIONS_DIRECTORY): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  return names.map((name) => name.replace(/\.sql$/, ''))
}

export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<MigrationFile[]> {
  const names = await migrationNames(directory)
  return await Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(join(directory, `${name}.sql`), 'utf8'))),
  )
}
