// Makes dist/new-library, the empty embedded database every new library begins with: the schema of the migrations and the
// tables of the job queue. Run by scripts/bootstrap.mjs when migrations or packages changed.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { openEmbeddedDatabase } from '../src/server/db/embedded-database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { ensureSearchIndex } from '../src/server/db/search-index.ts'
import { createJobQueue } from '../src/server/jobs/job-queue.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const draft = join(dist, `new-library.${process.pid}`)
mkdirSync(draft, { recursive: true })
const database = await openEmbeddedDatabase(draft)
await migrate(database.connection)
const log = pino({ level: 'error' }, pino.destination(2))
await ensureSearchIndex(database, log)
const queue = createJobQueue(database, log)
await queue.start()
await queue.stop()
await database.close()
// PostgreSQL keeps its files to their owner, but this one holds nothing, and is copied by whoever runs the server.
for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
rmSync(join(dist, 'new-library'), { recursive: true, force: true })
renameSync(join(draft, 'database'), join(dist, 'new-library'))
rmSync(draft, { recursive: true, force: true })
