import type { TestProject } from 'vitest/node'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { prepareTestDb } from './prepare-test-db.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this run; only in the project that tests on it. */
    postgres: string
  }
}

/** A database with the schema, which new ones are copied from. */
export const TEMPLATE = 'template_mizan'

/** Starts one server for all tests of the project; it ends with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('PostgreSQL was there a moment ago and is not now')
  const server = await startPostgres(programs)
  const database = openPostgresDatabase(await server.createDatabase(TEMPLATE), (error) => console.error(error))
  await prepareTestDb(database)
  await database.close()
  project.provide('postgres', server.addressOf('postgres'))
  return async () => await server.stop()
}
