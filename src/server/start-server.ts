import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../pipeline/score/default-config.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createRepositories } from './db/repositories.ts'
import { sweepUnlisted } from './evaluations/discard-unlisted.ts'
import { encodeCover } from './evaluations/encode-cover.ts'
import type { HttpDependencies, Reports, Web } from './http/dependencies.ts'
import { createEvaluateBookHandler } from './jobs/evaluate-book.handler.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createRescoreLibraryHandler } from './jobs/rescore-library.handler.ts'
import { resumeRescoring } from './jobs/resume-rescoring.ts'
import { resumeUnfinished } from './jobs/resume-unfinished.ts'
import type { Log } from './log.ts'
import { countStorageErrors } from './metrics/count-storage-errors.ts'
import { createMetrics } from './metrics/metrics.ts'
import { ensureConfig } from './scoring/change-configs.ts'
import { openStorage } from './storage/open-storage.ts'
import { sweepFiles } from './storage/sweep-files.ts'

export type RunningServer = {
  /** The address really bound, or null for a worker without HTTP. */
  url: string | null
  /** Finishes requests, gives running jobs back and closes everything. */
  stop(): Promise<void>
}

export type ServerParts = {
  web: Web
  /** An empty embedded library made beforehand, to begin a new one with; it may be missing. */
  newLibrary?: string
  /** The heavy part, loaded when first needed. */
  loadPipeline: () => Promise<Pipeline>
  reports: Reports
  log: Log
}

const STOP_HTTP_MS = 4000

/** Wires one process together and starts it: database, queue, workers and HTTP, as its role says. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { log } = parts
  const closers: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not be closed'))
    }
  }
  try {
    await mkdir(config.dataDirectory, { recursive: true })
    // Loaded while the database starts.
    const http = import('./http/app.ts')
    const database = await openDatabase(config, parts)
    closers.push(() => database.close())
    await migrate(database.connection)
    await ensureConfig(database, DEFAULT_SCORING_CONFIG)
    const { role, workers, model } = config
    const metrics = createMetrics({ role, workers, model: model?.model ?? null, wholeProcess: true })
    const storage = countStorageErrors(await openStorage(config.filesUrl, config.dataDirectory), metrics)

    let loaded: Promise<Pipeline> | undefined
    const pipeline = (): Promise<Pipeline> =>
      (loaded ??= parts.loadPipeline().catch((error: unknown) => {
        // The next one who needs it tries again.
        loaded = undefined
        throw error
      }))
    const warmUp = (): void => {
      pipeline().catch((error: unknown) => log.error({ err: error }, 'the pipeline could not be loaded'))
    }
    closers.push(async () => await (await loaded)?.close())

    const queue = createJobQueue(database, log)
    await queue.start()
    closers.push(() => queue.stop())
    const running = new Map<string, AbortController>()
    const dependencies: HttpDependencies = {
      config,
      database,
      queue,
      storage,
      pipeline,
      encodeCover,
      running,
      reports: parts.reports,
      web: parts.web,
      metrics,
      log,
    }
    if (config.metricsPort !== undefined) {
      const { serveMetrics } = await import('./http/serve-metrics.ts')
      closers.push(await serveMetrics(dependencies, { port: config.metricsPort, host: config.host }))
    }

    if (config.role !== 'web') {
      await resumeUnfinished(database, queue)
      await queue.work(createEvaluateBookHandler(dependencies), config.workers)
      await resumeRescoring(database, queue)
      await queue.workRescorings(createRescoreLibraryHandler(dependencies))
      const sources = await loadSources(config, database)
      if (sources !== null) {
        const worker = sources.start({ ...dependencies, onixDirectory: config.onixDirectory })
        closers.push(() => worker.stop())
      }
    }
    const sweep = async (): Promise<void> => {
      await sweepUnlisted(dependencies)
      await sweepFiles(createRepositories(database.connection).files, storage)
    }
    await cleanUp(config, database, sweep, log)
    if (config.role === 'worker') {
      warmUp()
      return { url: null, stop }
    }

    const { createApp } = await http
    const app = await createApp(dependencies)
    closers.push(async () => {
      const slow = setTimeout(() => app.server.closeAllConnections(), STOP_HTTP_MS)
      await app.close().finally(() => clearTimeout(slow))
    })
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
    warmUp()
    return { url: boundUrl(config.host, app.server.address()), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabase(config: Config, { log, newLibrary }: ServerParts): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const { openPostgresDatabase } = await import('./db/postgres-database.ts')
    return openPostgresDatabase(config.databaseUrl, (error) => log.warn({ err: error }, 'a database connection broke'))
  }
  const { openEmbeddedDatabase } = await import('./db/embedded-database.ts')
  return await openEmbeddedDatabase(config.dataDirectory, newLibrary)
}

/** Loaded only where the settings name a source. */
async function loadSources(config: Config, database: Database) {
  if (config.openLibraryUrl === undefined && config.onixDirectory === undefined) return null
  const { createSources } = await import('./metadata/create-sources.ts')
  const { startSourceWorker } = await import('./metadata/ask-sources.ts')
  const sources = createSources(config, database)
  type Given = Omit<Parameters<typeof startSourceWorker>[0], keyof typeof sources>
  return { start: (given: Given) => startSourceWorker({ ...given, ...sources }) }
}

/** What an earlier process left behind. Never a reason not to start. */
async function cleanUp(config: Config, database: Database, sweep: () => Promise<void>, log: Log): Promise<void> {
  try {
    await sweep()
    const temporary = join(config.dataDirectory, 'tmp')
    // Only the embedded database proves that no other process is receiving an upload into this directory.
    if (database.kind === 'embedded' && existsSync(temporary)) {
      for (const name of await readdir(temporary)) await rm(join(temporary, name), { recursive: true, force: true })
    }
  } catch (error) {
    log.warn({ err: error }, 'leftovers could not be removed')
  }
}

function boundUrl(host: string, address: ReturnType<import('node:net').Server['address']>): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`
}
