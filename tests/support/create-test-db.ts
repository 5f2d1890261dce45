import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../src/server/db/database.ts'
import { wrapPglite } from '../../src/server/db/embedded-database.ts'
import { migrate, MIGRATIONS_DIRECTORY } from '../../src/server/db/migrate.ts'
import { createJobQueue } from '../../src/server/jobs/job-queue.ts'
import { silentLog } from './silent-log.ts'

const CACHE = join(import.meta.dirname, '../../.cache')

/** Making a database takes seconds, copying one a fraction: the first test of a schema makes it for all others. */
async function template(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(join(CACHE, '../package-lock.json')))
  for (const name of readdirSync(MIGRATIONS_DIRECTORY).toSorted()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS_DIRECTORY, name)))
  }
  const path = join(CACHE, `test-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const lite = new PGlite()
    const database = wrapPglite(lite)
    await migrate(database.connection)
    const queue = createJobQueue(database, silentLog())
    await queue.start()
    await queue.stop()
    const dump = await lite.dumpDataDir('none')
    await lite.close()
    mkdirSync(CACHE, { recursive: true })
    const draft = `${path}.${String(process.pid)}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

/** A database of its own, in memory, with the schema of the migrations and an installed job queue. */
export async function createTestDb(): Promise<Database> {
  const lite = new PGlite({ loadDataDir: await template() })
  await lite.waitReady
  return wrapPglite(lite)
}
