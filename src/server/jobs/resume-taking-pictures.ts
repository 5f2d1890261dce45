import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from './job-queue.ts'

/** At start: books whose pictures were asked for are not forgotten with their job. One job too many finds nothing to do. */
export async function resumeTakingPictures(
  database: Database,
  queue: Pick<JobQueue, 'enqueueTakingPictures'>,
): Promise<void> {
  if ((await createRepositories(database.connection).pictureTakings.next()) === null) return
  await database.transaction(async (transaction) => await queue.enqueueTakingPictures(transaction))
}
