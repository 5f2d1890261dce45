import type { TestProject } from 'vitest/node'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { prepareTestDb } from './prepare-test-db.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { startS3, type S3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the PostgreSQL and the S3 server of this run; only in the project that tests on them. */
    postgres: string
    s3: Pick<S3Server, 'filesUrl' | 'credentials'>
  }
}

/** A database with the schema, which new ones are copied from. */
export const TEMPLATE = 'template_mizan'

/** Starts one of each server for all tests of the project; they end with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('PostgreSQL was there a moment ago and is not now')
  const server = await startPostgres(programs)
  const database = openPostgresDatabase(await server.createDatabase(TEMPLATE), (error) => console.error(error))
  await prepareTestDb(database)
  await database.close()
  const s3 = await startS3()
  const { filesUrl, credentials } = s3
  project.provide('postgres', server.addressOf('postgres'))
  project.provide('s3', { filesUrl, credentials })
  return async () => {
    await server.stop()
    await s3[Symbol.asyncDispose]()
  }
}
