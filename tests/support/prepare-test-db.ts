import type { Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { createJobQueue } from '../../src/server/jobs/job-queue.ts'
import { silentLog } from './silent-log.ts'

/** Gives an empty database the schema of the migrations and an installed job queue. */
export async function prepareTestDb(database: Database): Promise<void> {
  await migrate(database.connection)
  const queue = createJobQueue(database, silentLog())
  await queue.start()
  await queue.stop()
}
