import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'

// As the server does: compiling the embedded database a second time, optimised, would take half a gigabyte.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/**
 * The embedded library of a data directory.
 *
 * @throws Error when there is none, or when a running Mizan holds it
 */
export async function openExistingLibrary(dataDirectory: string): Promise<Database> {
  if (!existsSync(join(dataDirectory, 'database'))) {
    throw new Error(`there is no library in ${dataDirectory}; set DATA_DIR as the server has it`)
  }
  return await openEmbeddedDatabase(dataDirectory)
}

/** @throws Error when the server does not answer */
export async function openServerDatabase(address: string): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(address)) {
    throw new Error('the address of the database must begin with postgres:// or postgresql://')
  }
  const database = openPostgresDatabase(address, (error) =>
    console.error(`A database connection broke: ${error.message}`),
  )
  try {
    await sql`select 1`.execute(database.connection)
    return database
  } catch (error) {
    await database.close()
    throw new Error('the database does not answer', { cause: error })
  }
}
