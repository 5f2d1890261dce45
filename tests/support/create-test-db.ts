import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { START_PARAMETERS, wrapPglite } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { tell } from './empty-database.ts'
import { prepareTestDb } from './prepare-test-db.ts'
import { TEMPLATE } from './shared-servers.ts'

const CACHE = join(import.meta.dirname, '../../.cache')
const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** Making a database takes seconds, copying one a fraction: the first test of a schema makes it for all others. */
async function makeTemplate(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(join(CACHE, '../package-lock.json')))
  hash.update(readFileSync(import.meta.filename))
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  const path = join(CACHE, `test-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const lite = new PGlite({ startParams: START_PARAMETERS })
    const database = wrapPglite(lite)
    await prepareTestDb(database)
    await dropModels(database)
    const dump = await lite.dumpDataDir('none')
    await lite.close()
    mkdirSync(CACHE, { recursive: true })
    const draft = `${path}.${String(process.pid)}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

/** The databases that others are made after are two thirds of the files to copy, and nobody makes any here. */
async function dropModels({ connection }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(connection)
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(connection)
  await sql`checkpoint`.execute(connection)
}

let template: Promise<Blob> | undefined

/**
 * A database of its own with the schema of the migrations and an installed job queue: embedded, in memory, or on the
 * PostgreSQL server of this run where the project of the test has one.
 */
export async function createTestDb(): Promise<Database> {
  const server = inject('postgres')
  if (server !== undefined) return await createOnServer(server)
  const lite = new PGlite({ loadDataDir: await (template ??= makeTemplate()), startParams: START_PARAMETERS })
  await lite.waitReady
  return wrapPglite(lite)
}

async function createOnServer(server: string): Promise<Database> {
  const name = `test_${crypto.randomUUID()}`
  await tell(server, `create database "${name}" template ${TEMPLATE}`)
  let closing = false
  const database = openPostgresDatabase(new URL(name, server).href, (error) => {
    // Dropping the database cuts off connections that are still on their way out.
    if (!closing) console.error(error)
  })
  return {
    ...database,
    async close() {
      closing = true
      await database.close()
      await tell(server, `drop database "${name}" with (force)`)
    },
  }
}
