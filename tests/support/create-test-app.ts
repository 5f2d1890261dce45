import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { encodeCover } from '../../src/server/evaluations/encode-cover.ts'
import { createApp } from '../../src/server/http/app.ts'
import type { Drain } from '../../src/server/http/drain.ts'
import type { HttpDependencies } from '../../src/server/http/dependencies.ts'
import { createEvaluateBookHandler } from '../../src/server/jobs/evaluate-book.handler.ts'
import { createRescoreLibraryHandler } from '../../src/server/jobs/rescore-library.handler.ts'
import { createTakePicturesHandler } from '../../src/server/jobs/take-pictures.handler.ts'
import { createJobQueue } from '../../src/server/jobs/job-queue.ts'
import { loadReports } from '../../src/server/start/reports.ts'
import { ensureConfig } from '../../src/server/scoring/change-configs.ts'
import type { Pipeline } from '../../src/pipeline/pipeline.ts'
import { createChosenModel } from '../../src/server/settings/chosen-model.ts'
import { pipelineOfChoice } from '../../src/server/settings/pipeline-of-choice.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { createTestDb } from './create-test-db.ts'
import { openTestStorage } from './open-test-storage.ts'
import { createFakePipeline } from './fake-pipeline.ts'
import { multipart, type FormPart } from './multipart.ts'
import { silentLog } from './silent-log.ts'
import { untilEnded } from './until.ts'

type ModelConfig = Parameters<typeof createChosenModel>[0]['config']

export type TestAppOptions = Partial<HttpDependencies['config'] & ModelConfig> & {
  pipeline?: Pipeline
  /** false leaves uploads waiting in the queue. */
  working?: boolean
  web?: HttpDependencies['web']
  reports?: HttpDependencies['reports']
  drain?: Drain
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/**
 * The whole server without a port: real database, queue, storage and handler; `await using` closes it. Everything is
 * embedded, or on the servers of this run where the project of the test has them.
 */
export async function createTestApp({
  pipeline = createFakePipeline(),
  working = true,
  web,
  reports = loadReports(),
  drain,
  ...config
}: TestAppOptions = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'mizan-test-'))
  const database = await createTestDb()
  await ensureConfig(database, DEFAULT_SCORING_CONFIG)
  const log = silentLog()
  const queue = createJobQueue(database, log)
  await queue.start()
  const chosenModel = createChosenModel({
    database,
    config: { model: null, modelFixed: false, modelLimits: {}, settingsSecret: undefined, ...config },
  })
  const dependencies: HttpDependencies = {
    config: {
      exposed: false,
      openLibraryUrl: undefined,
      onixDirectory: undefined,
      publicUrl: undefined,
      adminPassword: undefined,
      requireLogin: 'writes',
      trustProxy: false,
      dataDirectory: directory,
      metricsPort: undefined,
      maxWaitingBooks: 1000,
      maxUploads: 100,
      maxWaitingReports: 20,
      keepFreeBytes: 0,
      ...config,
    },
    database,
    queue,
    storage: await openTestStorage(directory),
    pipeline: pipelineOfChoice(async () => pipeline, chosenModel.chosen),
    expectPictures: () => pipeline.expectPictures(),
    chosenModel,
    encodeCover,
    running: new Map(),
    reports,
    web: web ?? { kind: 'none' },
    ...(drain && { drain }),
    metrics: createMetrics({ role: 'all', workers: 2, model: null, wholeProcess: false }),
    log,
  }
  const evaluateBook = createEvaluateBookHandler(dependencies)
  const rescoreLibrary = createRescoreLibraryHandler(dependencies)
  if (working) {
    await queue.work(evaluateBook, 2)
    await queue.workRescorings(rescoreLibrary)
    await queue.workTakingPictures(createTakePicturesHandler(dependencies))
  }
  const app = await createApp(dependencies)
  drain?.follow(app)

  const upload = async (
    parts: FormPart[],
    { url = '/api/evaluate', headers = {} }: { url?: string; headers?: Record<string, string> } = {},
  ) => {
    const form = multipart(parts)
    return await app.inject({ method: 'POST', url, headers: { ...form.headers, ...headers }, payload: form.body })
  }
  const evaluation = async (id: string): Promise<Evaluation> =>
    (await app.inject({ url: `/api/evaluate/${id}` })).json<Evaluation>()

  return {
    app,
    directory,
    database,
    queue,
    dependencies,
    evaluateBook,
    rescoreLibrary,
    upload,
    evaluation,
    /** Uploads a text and waits for its evaluation to end. */
    async evaluate(content: string, filename = 'book.txt'): Promise<Evaluation> {
      const { id } = (await upload([{ name: 'file', filename, content }])).json<UploadAnswer>()
      return await this.ended(id)
    },
    async ended(id: string): Promise<Evaluation> {
      return await untilEnded(async () => await evaluation(id))
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await app.close()
      await queue.stop()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
