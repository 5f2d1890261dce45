import type { Evaluation } from '../../src/contract/evaluation.ts'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { emptyPlace, type EmptyPlace } from './empty-place.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { untilEnded } from './until.ts'

export type Role = 'web' | 'worker'

export type Fleet = {
  /** Of what all of them share. */
  environment: EmptyPlace['environment']
  /** Their bucket, as they see it. */
  storage: FileStorage
  webs: ServerProcess[]
  workers: ServerProcess[]
  /** One more. */
  join(role: Role): Promise<ServerProcess>
  /** A request to the first or the second web, if there is one. */
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
export async function startFleet(roles: readonly Role[], settings: Record<string, string> = {}): Promise<Fleet> {
  const { environment, dataDirectory, remove } = await emptyPlace()
  const started: ServerProcess[] = []
  const start = async (role: Role): Promise<ServerProcess> => {
    const DATA_DIR = await dataDirectory()
    const process = await startServerProcess({ ...environment, DATA_DIR, ROLE: role, LOG_LEVEL: 'info', ...settings })
    started.push(process)
    return process
  }
  const end = async (): Promise<void> => {
    await Promise.all(started.map((process) => process.end('SIGTERM')))
    await remove()
  }

  const outcomes = await Promise.allSettled(roles.map(start))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) {
    await end()
    throw failed.reason
  }
  const processes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const { DATA_DIR, FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment
  Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })
  const storage = await openStorage(FILES_URL, DATA_DIR)
  const webs = processes.filter(({ url }) => url !== '')
  const ask = async (web: 0 | 1, path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch((webs[web % webs.length]?.url ?? '') + path, init)
  const record = async (web: 0 | 1, id: string): Promise<Evaluation> =>
    (await (await ask(web, `/api/evaluate/${id}`)).json()) as Evaluation
  return {
    environment,
    storage,
    webs,
    workers: processes.filter(({ url }) => url === ''),
    join: start,
    ask,
    record,
    async ended(id) {
      let web: 0 | 1 = 1
      return await untilEnded(async () => await record((web = web === 0 ? 1 : 0), id))
    },
    end,
  }
}
