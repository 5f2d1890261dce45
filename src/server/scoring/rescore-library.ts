import { MizanError } from '../../contract/errors.ts'
import type { Rescoring } from '../../contract/rescoring.ts'
import type { ScoringConfig } from '../../contract/scoring-config.ts'
import type { Connection, Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

type Queue = Pick<JobQueue, 'enqueueRescoring'>

/**
 * Begins to judge the library again by the active version: the run and its job appear in the caller's transaction. Books
 * that are not judged yet are handed to the version at once. A run by the same version goes on instead.
 */
export async function startRescoring(
  { queue, transaction }: { queue: Queue; transaction: Connection },
  config: Pick<ScoringConfig, 'id' | 'version'>,
  performedBy: string,
): Promise<Rescoring> {
  const { rescorings, audit } = createRepositories(transaction)
  const current = await rescorings.running()
  if (current !== null) return current
  await rescorings.repinUnfinished(config)
  const run = await rescorings.create(config, await rescorings.outdated(config.id), performedBy)
  await rescorings.setJob(run.id, await queue.enqueueRescoring(transaction, { rescoringId: run.id }))
  await audit.add({
    action: 'library.rescore',
    targetKind: 'rescoring',
    targetId: run.id,
    performedBy,
    before: null,
    after: { scoringConfigId: config.id, version: config.version, books: run.total },
  })
  return run
}

/** The same for the version that is active anyway, for books it has not judged. @throws MizanError config_not_found */
export async function rescoreLibrary(
  { database, queue }: { database: Database; queue: Queue },
  performedBy: string,
): Promise<Rescoring> {
  return await database.transaction(async (transaction) => {
    const { scoringConfigs } = createRepositories(transaction)
    await scoringConfigs.lockActivation()
    const active = await scoringConfigs.active()
    if (active === null) throw new MizanError('config_not_found')
    return await startRescoring({ queue, transaction }, active, performedBy)
  })
}

/** Ends the run, if there is one; books judged so far keep their new verdict, the others their old one. */
export async function cancelRunning(transaction: Connection, performedBy: string): Promise<Rescoring | null> {
  const { rescorings, audit } = createRepositories(transaction)
  const run = await rescorings.running()
  if (run === null || !(await rescorings.end(run.id, 'cancelled'))) return null
  await audit.add({
    action: 'library.rescore-cancel',
    targetKind: 'rescoring',
    targetId: run.id,
    performedBy,
    before: { version: run.scoringConfigVersion, books: run.total },
    after: { done: run.done },
  })
  return run
}

/** @throws MizanError rescoring_not_found */
export async function cancelRescoring(database: Database, id: string, performedBy: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const run = await createRepositories(transaction).rescorings.lockRunning(id)
    if (run === null) throw new MizanError('rescoring_not_found')
    await cancelRunning(transaction, performedBy)
  })
}
