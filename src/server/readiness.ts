import { sql } from 'kysely'
import type { Database } from './db/database.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Log } from './log.ts'
import type { FileStorage } from './storage/file-storage.ts'

export const READY_CHECKS = ['database', 'storage', 'queue'] as const
export type ReadyCheck = (typeof READY_CHECKS)[number]
export type Readiness = Record<ReadyCheck, 'ok' | 'failed'>

const CHECK_TIMEOUT_MS = 3000

/** Whether everything this process works with answers in time. */
export async function checkReadiness(
  { database, storage, queue }: { database: Database; storage: FileStorage; queue: JobQueue },
  log: Log,
): Promise<Readiness> {
  const checks: Record<ReadyCheck, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(database.connection),
    storage: () => storage.check(),
    queue: () => queue.check(),
  }
  const answers = await Promise.all(
    READY_CHECKS.map(async (name) => {
      try {
        await Promise.race([checks[name](), timeout()])
        return [name, 'ok'] as const
      } catch (error) {
        log.warn({ err: error, check: name }, 'not ready')
        return [name, 'failed'] as const
      }
    }),
  )
  return Object.fromEntries(answers) as Readiness
}

async function timeout(): Promise<never> {
  return await new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS).unref()
  })
}
