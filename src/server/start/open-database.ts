import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { fillFacts } from '../db/fill-facts.ts'
import { migrate } from '../db/migrate.ts'
import { ensureSearchIndex } from '../db/search-index.ts'
import type { Log } from '../log.ts'

/** A book that an older version judges beside this one is found by filters after so long. */
const FILL_AGAIN_MS = 30_000

export type OpenDatabaseOptions = {
  /** An empty embedded library made beforehand, to begin a new one with; it may be missing. */
  newLibrary: string | undefined
  signal: AbortSignal
  /** Hears in a sentence why it takes so long. */
  onWait: (sentence: string) => void
  log: Log
}

/** The database of the settings, there and up to date. */
export async function openDatabase(
  { databaseUrl, dataDirectory, startWaitMs }: Pick<Config, 'databaseUrl' | 'dataDirectory' | 'startWaitMs'>,
  { newLibrary, signal, onWait, log }: OpenDatabaseOptions,
): Promise<Database> {
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('../db/embedded-database.ts')
    const embedded = await openEmbeddedDatabase(dataDirectory, newLibrary)
    await prepareOrClose(embedded, { signal, onWait, log })
    const { tidyRegularly } = await import('../db/tidy-embedded.ts')
    const tidying = tidyRegularly(embedded, log)
    const filling = fillFacts(embedded, log)
    return {
      ...embedded,
      close: async () => {
        tidying.stop()
        await filling.stop()
        await embedded.close()
      },
    }
  }
  const { awaitPostgres } = await import('../db/await-postgres.ts')
  const { openPostgresDatabase, SERVING } = await import('../db/postgres-database.ts')
  await awaitPostgres(databaseUrl, { waitMs: startWaitMs, signal, onWait })
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  // Its statements may take longer than anybody's request.
  const patient = openPostgresDatabase(databaseUrl, onError)
  await prepareOrClose(patient, { signal, onWait, log })
  await patient.close()
  const serving = openPostgresDatabase(databaseUrl, onError, SERVING)
  const filling = fillFacts(serving, log, { againMs: FILL_AGAIN_MS })
  return {
    ...serving,
    close: async () => {
      await filling.stop()
      await serving.close()
    },
  }
}

async function prepareOrClose(
  database: Database,
  { log, ...options }: Pick<OpenDatabaseOptions, 'signal' | 'onWait' | 'log'>,
): Promise<void> {
  try {
    await migrate(database.connection, options)
    await ensureSearchIndex(database, log)
  } catch (error) {
    await database.close()
    throw error
  }
}
