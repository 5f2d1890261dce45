import { mkdir } from 'node:fs/promises'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import type { Config } from '../../src/server/config.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { ensureConfig } from '../../src/server/scoring/change-configs.ts'

/**
 * The library of these settings, ready to write to.
 *
 * @throws Error when a running server holds the embedded library (`isHeldByServer` tells)
 */
export async function openLibrary(config: Pick<Config, 'dataDirectory' | 'databaseUrl'>): Promise<Database> {
  await mkdir(config.dataDirectory, { recursive: true })
  const database =
    config.databaseUrl === undefined
      ? await openEmbeddedDatabase(config.dataDirectory)
      : openPostgresDatabase(config.databaseUrl, (error) => console.error(error.message))
  try {
    await migrate(database.connection)
    await ensureConfig(database, DEFAULT_SCORING_CONFIG)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export function isHeldByServer(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('another Mizan uses this data directory')
}
