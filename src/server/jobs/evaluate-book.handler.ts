import { buffer } from 'node:stream/consumers'
import type { Assessment } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { unreadCriteria, type ScoringConfig } from '../../contract/scoring-config.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { engineKey } from '../evaluations/engine-key.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { outageOf } from '../outage.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { createBookJournal } from './book-journal.ts'
import { ClaimLost, claimKey, holds, isOvertaken, underClaim } from './claim.ts'
import type { EvaluateBookJob } from './evaluate-book.job.ts'
import { finishEvaluation } from './finish-evaluation.ts'
import { followBook, type BookFollower } from './follow-book.ts'
import type { JobQueue } from './job-queue.ts'
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts'
import { keepReadings } from './keep-readings.ts'
import { recordFailure } from './record-failure.ts'
import { storeCover } from './store-cover.ts'
import { showPictures } from './show-pictures.ts'
import { ownPictures, putPictures, putPicturesAgain } from './store-pictures.ts'

export type EvaluateBookDependencies = {
  database: Database
  queue: Pick<JobQueue, 'enqueue'>
  storage: FileStorage
  pipeline: () => Promise<Pipeline>
  encodeCover: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Evaluations of this process that someone may stop, by id. */
  running: Map<string, AbortController>
  log: Log
  metrics: Metrics
  /** Milliseconds of a clock nobody sets. */
  now?: () => number
}

type Run = {
  job: EvaluateBookJob
  /** With the model that was chosen when the book was taken up: one book, one engine. */
  engine: Pipeline
  stored: StoredEvaluation
  config: ScoringConfig
  progress: ProgressWriter
  follow: BookFollower
  signal: AbortSignal
}

/** A book that ends its worker this often is given up. */
const MAX_STARTS = 20
/** Proves that it does not. */
const FINISHED_STEP = { starts: 0 }

/**
 * Takes one book from its file to its result. Each step's answer is kept, and a step whose answer is there is skipped,
 * so whatever stopped an earlier run, this one goes on behind the last finished step.
 *
 * @throws MizanError what is away, when nothing can be done before it is back
 */
export function createEvaluateBookHandler(dependencies: EvaluateBookDependencies) {
  const { database, storage, pipeline, running, log, now = () => performance.now() } = dependencies
  const repositories = createRepositories(database.connection)

  return async function evaluateBook(job: EvaluateBookJob): Promise<void> {
    const begun = await begin(database, job)
    if (begun === null) return
    const startedAt = now()
    const follow = followBook({ ...dependencies, now }, job, begun.stored)
    const stop = new AbortController()
    running.set(job.evaluationId, stop)
    const signal = AbortSignal.any([job.signal, stop.signal])
    const progress = createProgressWriter(repositories.evaluations, job, {
      onGone: () => stop.abort(),
      onError: (error) => follow.log.warn({ err: error }, 'progress could not be written'),
    })
    try {
      const run: Run = { job, engine: await pipeline(), ...begun, progress, follow, signal }
      if (run.stored.starts > MAX_STARTS) throw new MizanError('internal', {}, { retryable: false })
      const book = await read(run)
      const assessment = await assess(run, book)
      signal.throwIfAborted()
      const pictures = await showPictures({ database, storage }, lookOf(run))
      progress.report('report')
      const { filename } = run.stored
      for (let config: ScoringConfig | null = run.config; config !== null;) {
        const rules: ScoringConfig = config
        const judged = follow.compose(() => run.engine.judge({ book, filename, assessment, rules, pictures }))
        progress.report('finalizing')
        await progress.close()
        const elapsedMs = now() - startedAt
        const ended = await finishEvaluation(database, { job, book, assessment, judged, configId: rules.id, elapsedMs })
        if (ended === 'completed') follow.completed(assessment.evaluator.engine, elapsedMs)
        config = typeof ended === 'string' ? null : ended
      }
    } catch (error) {
      await progress.close()
      // Deleted, taken over or shutting down: nothing to tell anybody, the next worker goes on from the checkpoints.
      const elapsedMs = now() - startedAt
      if (signal.aborted || error instanceof ClaimLost) return follow.letGo(elapsedMs)
      const outage = outageOf(error)
      if (outage !== null) {
        await forgiveStart(job)
        follow.brokeOff('tried again', outage, elapsedMs)
        throw outage
      }
      const outcome = await recordFailure({ ...dependencies, log: follow.log }, job, error, elapsedMs)
      follow.brokeOff(outcome, error, elapsedMs)
    } finally {
      await progress.close()
      if (running.get(job.evaluationId) === stop) running.delete(job.evaluationId)
    }
  }

  /** However often the database or the storage goes away, the book is not to blame. */
  async function forgiveStart(job: EvaluateBookJob): Promise<void> {
    try {
      await underClaim(database, job, ({ evaluations }) => evaluations.update(job.evaluationId, FINISHED_STEP))
    } catch (error) {
      log.debug({ err: error, evaluationId: job.evaluationId }, 'it is the database that is away')
    }
  }

  function lookOf({ job, engine, stored: { id }, follow, signal }: Run): Parameters<typeof showPictures>[1] {
    const calls = follow.counted(createBookJournal(database, id))
    return { id, engine, signal, calls, log: follow.log, write: async (work) => await underClaim(database, job, work) }
  }

  /** Step 1: the file becomes a text. */
  async function read({ job, engine, stored, progress, follow, signal }: Run): Promise<BookText> {
    const kept = await repositories.checkpoints.book(stored.id)
    if (kept !== null) {
      if (stored.duplicateOf !== null) await copyPictures(job, stored)
      return kept
    }
    if (stored.isOCR) engine.expectPictures()
    const keys = (await repositories.files.ofBook(stored.id)).map((file) => file.key)
    const [first, ...others] = keys
    if (first === undefined) throw new MizanError('file_missing')
    const known = await repositories.pageReadings.ofBook(stored.id)
    const pages = keepReadings(database, job, (error) =>
      follow.log.warn({ err: error }, 'a read page could not be kept'),
    )
    const { book, cover, ...found } = await storage.withLocalFiles([first, ...others], (paths) =>
      follow.extract(() =>
        engine.extract(
          { paths, filename: stored.filename, kind: stored.isOCR ? 'images' : 'document' },
          {
            signal,
            onProgress: (fraction) => progress.report('extracting', fraction),
            onReader: (pid) => follow.readBy(pid),
            readings: { known, onRead: (reading) => pages.add(reading) },
            calls: follow.counted(createBookJournal(database, stored.id)),
          },
        ),
      ),
    )
    signal.throwIfAborted()
    await pages.written()
    // The cover first: once the text is kept, the file is not read again.
    if (cover !== null && stored.coverKey === null) await keepCover(job, async () => cover.bytes)
    const pictures = await putPictures({ files: repositories.files, storage }, stored.id, found)
    await underClaim(database, job, async (inside) => {
      await ownPictures(inside, stored.id, pictures)
      await inside.checkpoints.saveBook(stored.id, book)
      await inside.evaluations.update(stored.id, { textLength: book.text.length, ...FINISHED_STEP })
    })
    return book
  }

  /** Step 2: the text is rated. Models cost money, so the checkpoint is looked up right before. */
  async function assess(
    { job, engine, stored, config, progress, follow, signal }: Run,
    book: BookText,
  ): Promise<Assessment> {
    const kept = await repositories.checkpoints.assessment(stored.id)
    // A retry may come after criteria were added.
    if (kept !== null && unreadCriteria(config, kept).length === 0) return kept
    signal.throwIfAborted()
    await tellBeforehand(job, book, engine)
    progress.report('cultural')
    const assessment = await follow.assess(() =>
      engine.assess(book, config, {
        signal,
        onStage: (stage, fraction) => progress.report(stage, fraction),
        calls: follow.counted(createBookJournal(database, stored.id)),
      }),
    )
    signal.throwIfAborted()
    const key = engineKey(assessment.evaluator)
    await underClaim(database, job, async ({ checkpoints, evaluations }) => {
      if (kept === null) await checkpoints.saveAssessment(stored.id, key, assessment)
      else await checkpoints.replaceAssessment(stored.id, key, assessment)
      await evaluations.update(stored.id, FINISHED_STEP)
    })
    return assessment
  }

  /** What the reading will cost and how long it takes, before it begins. */
  async function tellBeforehand(job: EvaluateBookJob, book: BookText, engine: Pipeline): Promise<void> {
    const { model } = engine.evaluator
    if (model === undefined) return
    const pictures = (await repositories.pictures.ofBook(job.evaluationId))?.pictures.length ?? 0
    const aiEstimate = engine.estimate(book, { pace: await repositories.modelCalls.pace(model), pictures })
    await underClaim(database, job, ({ evaluations }) => evaluations.update(job.evaluationId, { aiEstimate }))
  }

  /** A cover that cannot be read is no reason to fail a book. */
  async function keepCover(job: EvaluateBookJob, picture: () => Promise<Uint8Array>): Promise<void> {
    const id = job.evaluationId
    try {
      // One that a person chose meanwhile stays.
      await storeCover(dependencies, id, await picture(), (stored) => holds(stored, job) && stored.coverKey === null)
    } catch (error) {
      if (outageOf(error) !== null) throw error
      log.warn({ err: error, evaluationId: id }, 'its cover could not be kept')
    }
  }

  /** A book that was read already is not read again for what it shows. */
  async function copyPictures(job: EvaluateBookJob, { id, duplicateOf, coverKey, pictureCount }: StoredEvaluation) {
    if (duplicateOf === null) return
    if (coverKey === null) await copyCover(job, duplicateOf)
    const told = pictureCount === null ? await repositories.pictures.ofBook(duplicateOf) : null
    if (told === null) return
    const { files } = repositories
    try {
      const put = await putPicturesAgain({ files, storage }, id, told)
      await underClaim(database, job, async (inside) => await ownPictures(inside, id, put))
    } catch (error) {
      if (outageOf(error) !== null || error instanceof ClaimLost) throw error
      log.warn({ err: error, evaluationId: id }, 'its pictures could not be copied')
    }
  }

  async function copyCover(job: EvaluateBookJob, fromId: string): Promise<void> {
    const key = (await repositories.evaluations.find(fromId))?.coverKey
    if (key === null || key === undefined) return
    await keepCover(job, async () => await buffer(await storage.read(key)))
  }
}

/** Marks the evaluation as being worked on. null when it is gone, finished, or another worker's. */
async function begin(
  database: Database,
  job: EvaluateBookJob,
): Promise<{ stored: StoredEvaluation; config: ScoringConfig } | null> {
  return await database.transaction(async (transaction) => {
    const { evaluations, scoringConfigs, checkpoints, library } = createRepositories(transaction)
    const stored = await evaluations.lock(job.evaluationId)
    if (stored === null || stored.jobId !== job.jobId || isOvertaken(stored, job)) return null
    if (stored.status !== 'pending' && stored.status !== 'processing') return null
    const pinned = stored.scoringConfigId === null ? null : await scoringConfigs.find(stored.scoringConfigId)
    const config = pinned ?? (await scoringConfigs.active())
    if (config === null) throw new Error('there is no active scoring configuration')
    const starts = stored.starts + 1
    await evaluations.update(stored.id, {
      status: 'processing',
      claim: claimKey(job),
      stage: stored.stage ?? 'extracting',
      starts,
      uploader: null,
      scoringConfigId: config.id,
      scoringConfigVersion: config.version,
    })
    // One whose pages were corrected since is another book now.
    const same = stored.duplicateOf === null ? null : await evaluations.find(stored.duplicateOf)
    if (same?.sha256 === stored.sha256) await checkpoints.copy(same.id, stored.id)
    await library.touch()
    return { stored: { ...stored, status: 'processing', starts }, config }
  })
}
