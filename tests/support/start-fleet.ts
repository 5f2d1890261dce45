import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { emptyDatabase } from './empty-database.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

export type Role = 'web' | 'worker'

export type Fleet = {
  /** The address of the database all of them share. */
  database: string
  /** Their bucket, as they see it. */
  storage: FileStorage
  webs: ServerProcess[]
  workers: ServerProcess[]
  /** One more. */
  join(role: Role): Promise<ServerProcess>
  /** A request to the first or the second web. */
  ask(web: 0 | 1, path: string, init?: RequestInit): Promise<Response>
  record(web: 0 | 1, id: string): Promise<Evaluation>
  /** Waits until the evaluation has ended, looking at it through one web and the other. */
  ended(id: string): Promise<Evaluation>
  end(): Promise<void>
}

/**
 * Processes of one library on the PostgreSQL and the S3 server of this run, all started at the same moment. Each has a
 * data directory of its own, as on machines of their own.
 */
export async function startFleet(roles: readonly Role[], environment: Record<string, string> = {}): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-fleet-'))
  const { address, drop } = await emptyDatabase()
  const { filesUrl, credentials } = inject('s3')
  const files = new URL(filesUrl)
  files.pathname = `/fleets/${crypto.randomUUID()}`
  Object.assign(process.env, credentials)
  const started: ServerProcess[] = []
  const start = async (role: Role): Promise<ServerProcess> => {
    const process = await startServerProcess({
      ...credentials,
      ROLE: role,
      DATABASE_URL: address,
      FILES_URL: files.href,
      DATA_DIR: await mkdtemp(join(folder, `${role}-`)),
      LOG_LEVEL: 'info',
      ...environment,
    })
    started.push(process)
    return process
  }
  const end = async (): Promise<void> => {
    await Promise.all(started.map((process) => process.end('SIGTERM')))
    await drop()
    await rm(folder, { recursive: true, force: true })
  }

  const outcomes = await Promise.allSettled(roles.map(start))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) {
    await end()
    throw failed.reason
  }
  const processes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const webs = processes.filter(({ url }) => url !== '')
  const ask = async (web: 0 | 1, path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch((webs[web]?.url ?? '') + path, init)
  const record = async (web: 0 | 1, id: string): Promise<Evaluation> =>
    (await (await ask(web, `/api/evaluate/${id}`)).json()) as Evaluation
  return {
    database: address,
    storage: await openStorage(files.href, folder),
    webs,
    workers: processes.filter(({ url }) => url === ''),
    join: start,
    ask,
    record,
    async ended(id) {
      const deadline = Date.now() + 30_000
      for (let web: 0 | 1 = 0; Date.now() < deadline; web = web === 0 ? 1 : 0) {
        const seen = await record(web, id)
        if (seen.status === 'completed' || seen.status === 'failed') return seen
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`${id} has not ended in time`)
    },
    end,
  }
}
