import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { extensionOf } from '../../src/contract/limits.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import type { Config } from '../../src/server/config.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { encodeCover } from '../../src/server/evaluations/encode-cover.ts'
import { followEvaluation } from '../../src/server/evaluations/follow-evaluation.ts'
import { submitBook, type SubmitDependencies } from '../../src/server/evaluations/submit-book.ts'
import { createEvaluateBookHandler } from '../../src/server/jobs/evaluate-book.handler.ts'
import { createJobQueue } from '../../src/server/jobs/job-queue.ts'
import type { Log } from '../../src/server/log.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'

/** Evaluates the files as uploads of a server would be, in this process. @returns how many were completed */
export async function seedSamples(
  database: Database,
  files: readonly string[],
  config: Pick<Config, 'dataDirectory' | 'filesUrl' | 'workers'>,
  log: Log,
): Promise<number> {
  const storage = await openStorage(config.filesUrl, config.dataDirectory)
  const pipeline = createPipeline({ processes: config.workers })
  const queue = createJobQueue(database, log)
  await queue.start()
  try {
    const metrics = createMetrics({ role: 'all', workers: config.workers, model: null, wholeProcess: false })
    const running = new Map<string, AbortController>()
    const dependencies = { database, queue, storage, encodeCover, log, metrics, running }
    await queue.work(createEvaluateBookHandler({ ...dependencies, pipeline: async () => pipeline }), config.workers)
    const { evaluations } = createRepositories(database.connection)
    const forever = new AbortController().signal
    const outcomes = await Promise.allSettled(
      files.map(async (path) => {
        const id = await submitFile(dependencies, path, join(config.dataDirectory, 'tmp'), pipeline.evaluator)
        for await (const { status } of followEvaluation(evaluations, id, forever)) if (status === 'completed') break
      }),
    )
    const failures = outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? [`${String(files[index])}: ${String(outcome.reason)}`] : [],
    )
    for (const failure of failures) console.error(failure)
    return files.length - failures.length
  } finally {
    await queue.stop()
    await pipeline.close()
  }
}

/** The storage takes a file over for good, so it is given a copy. */
async function submitFile(
  dependencies: SubmitDependencies,
  path: string,
  directory: string,
  evaluator: Parameters<typeof submitBook>[2]['evaluator'],
): Promise<string> {
  const bytes = await readFile(path)
  const filename = basename(path)
  const copy = join(directory, `seed-${crypto.randomUUID()}${extensionOf(filename)}`)
  await mkdir(directory, { recursive: true })
  await copyFile(path, copy)
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { path: copy, filename, extension: extensionOf(filename), size: bytes.length, sha256 }
    return (await submitBook(dependencies, [file], { isOCR: false, evaluator, uploader: null })).id
  } finally {
    await rm(copy, { force: true })
  }
}
