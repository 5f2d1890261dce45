import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import { fullName } from '../../pipeline/assess/llm/model/model-settings.ts'
import { DEFAULT_SCORING_CONFIG } from '../../pipeline/score/default-config.ts'
import { createClosers, type Closers } from './closers.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { sweepUnlisted } from '../evaluations/discard-unlisted.ts'
import { encodeCover } from '../evaluations/encode-cover.ts'
import type { HttpDependencies, Reports, Web } from '../http/dependencies.ts'
import { createDrain, type Drain } from '../http/drain.ts'
import { createEvaluateBookHandler } from '../jobs/evaluate-book.handler.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createRescoreLibraryHandler } from '../jobs/rescore-library.handler.ts'
import { resumeRescoring } from '../jobs/resume-rescoring.ts'
import { resumeTakingPictures } from '../jobs/resume-taking-pictures.ts'
import { createTakePicturesHandler } from '../jobs/take-pictures.handler.ts'
import { resumeUnfinished } from '../jobs/resume-unfinished.ts'
import type { Log } from '../log.ts'
import type { SourceWorker } from '../metadata/ask-sources.ts'
import { openDatabase } from './open-database.ts'
import { countStorageErrors } from '../metrics/count-storage-errors.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { ensureConfig } from '../scoring/change-configs.ts'
import { createChosenModel } from '../settings/chosen-model.ts'
import { pipelineOfChoice } from '../settings/pipeline-of-choice.ts'
import { checkDataDirectory } from '../storage/check-data-directory.ts'
import { cleanTemporary } from '../storage/clean-temporary.ts'
import { openStorage } from '../storage/open-storage.ts'
import { prepareStorage } from '../storage/prepare-storage.ts'
import { sweepFiles } from '../storage/sweep-files.ts'

export type RunningServer = {
  /** The address really bound, or null for a worker without HTTP. */
  url: string | null
  /** Finishes requests, gives running jobs back and closes everything. Never fails, and waits for nothing for long. */
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
  /** Ends the start when it is aborted. */
  asked?: AbortSignal
  /** Aborted when whoever stops the server will not wait. */
  hurry?: AbortSignal
  /** Hears in a sentence what the start waits for. */
  onWait?: (sentence: string) => void
}

/** What each part of a stop may take; together less than a supervisor's patience (stop-request.ts). */
const STOP_MS = { requests: 3000, http: 4900, work: 2000, pipeline: 800, metrics: 200, leftovers: 300, database: 800 }
/** For a start that is broken off to leave nothing open. */
const BREAK_OFF_MS = 1500

const NEVER = new AbortController().signal

/**
 * Wires one process together and starts it: database, queue, workers and HTTP, as its role says.
 *
 * @throws whatever keeps it from starting, and the reason of `asked`; everything is closed again
 */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { log, asked = NEVER } = parts
  const closers = createClosers(log)
  const drain = createDrain()
  const starting = wire(config, parts, { closers, drain })
  try {
    const url = await Promise.race([starting, rejectedBy(asked)])
    return {
      url,
      stop: async () => {
        drain.begin()
        await closers.close()
      },
    }
  } catch (error) {
    if (asked.aborted) await Promise.race([starting.catch(() => null), sleep(BREAK_OFF_MS)])
    await closers.close()
    throw error
  }
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    const refuse = (): void => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
}

/** @returns the address really bound, or null for a worker without HTTP */
async function wire(
  config: Config,
  parts: ServerParts,
  { closers, drain }: { closers: Closers; drain: Drain },
): Promise<string | null> {
  const { log, asked = NEVER, hurry = NEVER, onWait = () => {} } = parts
  const options = { newLibrary: parts.newLibrary, signal: asked, onWait, log }
  await checkDataDirectory(config.dataDirectory)
  // Loaded while the database starts.
  const http = import('../http/app.ts')
  const database = await openDatabase(config, options)
  closers.add('database', STOP_MS.database, () => database.close())
  asked.throwIfAborted()
  await ensureConfig(database, DEFAULT_SCORING_CONFIG)
  const { role, workers, model } = config
  const metrics = createMetrics({ role, workers, model: model && fullName(model), wholeProcess: true })
  const storage = countStorageErrors(await openStorage(config.filesUrl, config.dataDirectory), metrics)
  await prepareStorage(storage, log)
  // Before anything is fetched or arrives. Only the embedded database proves that nobody else uses the directory.
  const alone = database.kind === 'embedded'
  await tidyUp(() => cleanTemporary(join(config.dataDirectory, 'tmp'), { alone }), log)
  asked.throwIfAborted()

  let loaded: Promise<Pipeline> | undefined
  const load = (): Promise<Pipeline> =>
    (loaded ??= parts.loadPipeline().catch((error: unknown) => {
      // The next one who needs it tries again.
      loaded = undefined
      throw error
    }))
  const chosenModel = createChosenModel({ database, config })
  const pipeline = pipelineOfChoice(load, chosenModel.chosen)
  const warmUp = (): void => {
    load().catch((error: unknown) => log.error({ err: error }, 'the pipeline could not be loaded'))
  }
  const expectPictures = (): void => {
    if (config.role === 'web') return
    load().then(
      (base) => base.expectPictures(),
      () => undefined,
    )
  }
  closers.add('pipeline', STOP_MS.pipeline, async () => await (await loaded)?.close())

  const queue = createJobQueue(database, log)
  let sources: SourceWorker | undefined
  closers.add('work', STOP_MS.work, () => Promise.all([queue.stop(), sources?.stop()]))
  await queue.start()
  asked.throwIfAborted()
  const running = new Map<string, AbortController>()
  const dependencies: HttpDependencies = {
    config,
    database,
    queue,
    storage,
    pipeline,
    expectPictures,
    chosenModel,
    encodeCover,
    running,
    reports: parts.reports,
    web: parts.web,
    drain,
    metrics,
    log,
  }
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('../http/serve-metrics.ts')
    const close = await serveMetrics(dependencies, { port: config.metricsPort, host: config.host })
    closers.add('metrics', STOP_MS.metrics, close)
  }

  if (config.role !== 'web') {
    await resumeUnfinished(database, queue)
    await queue.work(createEvaluateBookHandler(dependencies), config.workers)
    await resumeRescoring(database, queue)
    await queue.workRescorings(createRescoreLibraryHandler(dependencies))
    await resumeTakingPictures(database, queue)
    await queue.workTakingPictures(createTakePicturesHandler(dependencies))
    sources = (await loadSources(config, database))?.start({ ...dependencies, onixDirectory: config.onixDirectory })
  }
  // Not waited for: the storage may take its time.
  const swept = tidyUp(async () => {
    await sweepUnlisted(dependencies)
    await sweepFiles(createRepositories(database.connection).files, storage)
  }, log)
  closers.add('leftovers', STOP_MS.leftovers, () => swept)
  asked.throwIfAborted()
  if (config.role === 'worker') {
    warmUp()
    return null
  }

  const { createApp } = await http
  const app = await createApp(dependencies)
  drain.follow(app)
  const { stopDelayMs: delayMs } = config
  closers.add('http', delayMs + STOP_MS.http, () => drain.close(app, { delayMs, graceMs: STOP_MS.requests, hurry }))
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
  warmUp()
  return boundUrl(config.host, app.server.address())
}

/** Loaded only where the settings name a source. */
async function loadSources(config: Config, database: Database) {
  if (config.openLibraryUrl === undefined && config.onixDirectory === undefined) return null
  const { createSources } = await import('../metadata/create-sources.ts')
  const { startSourceWorker } = await import('../metadata/ask-sources.ts')
  const sources = createSources(config, database)
  type Given = Omit<Parameters<typeof startSourceWorker>[0], keyof typeof sources>
  return { start: (given: Given) => startSourceWorker({ ...given, ...sources }) }
}

/** Removes what an earlier process left behind. Never a reason not to start. */
async function tidyUp(remove: () => Promise<void>, log: Log): Promise<void> {
  try {
    await remove()
  } catch (error) {
    log.warn({ err: error }, 'leftovers could not be removed')
  }
}

function boundUrl(host: string, address: ReturnType<import('node:net').Server['address']>): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`
}
