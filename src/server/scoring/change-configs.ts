import { MizanError } from '../../contract/errors.ts'
import type { ScoringConfig, ScoringConfigInput } from '../../contract/scoring-config.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { configFault } from './config-fault.ts'
import { cancelRunning, startRescoring } from './rescore-library.ts'

/**
 * Saves a new, inactive version.
 *
 * @throws MizanError config_invalid with every problem in `details`
 */
export async function createConfig(
  database: Database,
  input: ScoringConfigInput,
  performedBy: string,
): Promise<ScoringConfig> {
  const fault = configFault(input)
  if (fault !== null) throw fault
  return await database.transaction(async (transaction) => {
    const { scoringConfigs, audit } = createRepositories(transaction)
    const config = await scoringConfigs.create(input)
    await audit.add({
      action: 'config.create',
      targetKind: 'scoring-config',
      targetId: config.id,
      performedBy,
      before: null,
      after: { name: config.name, version: config.version },
    })
    return config
  })
}

/**
 * Makes one version the active one, for new books only or, with `rescore`, for the whole library. Two administrators at once
 * take turns; the later one wins. A run over the library by another version ends: its rules are the active ones no more.
 *
 * @throws MizanError config_not_found
 */
export async function activateConfig(
  { database, queue }: { database: Database; queue: Pick<JobQueue, 'enqueueRescoring'> },
  id: string,
  { performedBy, rescore = false }: { performedBy: string; rescore?: boolean },
): Promise<ScoringConfig> {
  return await database.transaction(async (transaction) => {
    const { scoringConfigs, audit } = createRepositories(transaction)
    await scoringConfigs.lockActivation()
    const [config, before] = [await scoringConfigs.find(id), await scoringConfigs.active()]
    if (config === null) throw new MizanError('config_not_found')
    const activated = await scoringConfigs.activate(id)
    await audit.add({
      action: 'config.activate',
      targetKind: 'scoring-config',
      targetId: id,
      performedBy,
      before: before && { id: before.id, name: before.name, version: before.version },
      after: { id, name: config.name, version: config.version },
    })
    if (before?.id !== id) await cancelRunning(transaction, performedBy)
    if (rescore) await startRescoring({ queue, transaction }, activated, performedBy)
    return activated
  })
}

/**
 * Removes an inactive version; what it judged keeps its verdict.
 *
 * @throws MizanError config_not_found, config_active
 */
export async function deleteConfig(database: Database, id: string, performedBy: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { scoringConfigs, audit } = createRepositories(transaction)
    await scoringConfigs.lockActivation()
    const config = await scoringConfigs.find(id)
    if (config === null) throw new MizanError('config_not_found')
    if (config.isActive === 1) throw new MizanError('config_active')
    await scoringConfigs.remove(id)
    await audit.add({
      action: 'config.delete',
      targetKind: 'scoring-config',
      targetId: id,
      performedBy,
      before: config,
      after: null,
    })
  })
}

/** A new installation starts with the default rules, active. */
export async function ensureConfig(database: Database, initial: ScoringConfigInput): Promise<void> {
  await database.transaction(async (transaction) => {
    const { scoringConfigs } = createRepositories(transaction)
    await scoringConfigs.lockActivation()
    if ((await scoringConfigs.count()) === 0) await scoringConfigs.create(initial, { active: true })
  })
}
