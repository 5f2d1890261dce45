import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, PgBoss, systemClock } from 'pg-boss'
import type { Connection, Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import { forgetFuture, watchClock } from './clock-set-back.ts'
import { EVALUATE_BOOK, type EvaluateBookJob, type EvaluateBookPayload } from './evaluate-book.job.ts'
import { RESCORE_LIBRARY, type RescoreLibraryJob, type RescoreLibraryPayload } from './rescore-library.job.ts'
import { TAKE_PICTURES, type TakePicturesJob } from './take-pictures.job.ts'

/**
 * A worker that vanished is noticed after HEARTBEAT_S, and its job is taken up at once. Attempts are counted by the
 * handler, not here: a kill is not the book's fault, so the queue itself hardly ever gives up.
 */
const HEARTBEAT_S = 10
const QUEUE_OPTIONS = {
  heartbeatSeconds: HEARTBEAT_S,
  retryDelay: 0,
  retryLimit: 1000,
  expireInSeconds: 3600,
  retentionSeconds: 365 * 24 * 3600,
  notify: true,
}

const TRY_AGAIN_MS = 2000

/** Unmoved when somebody sets the machine's clock: turned back an hour, workers would otherwise rest for an hour. */
const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

type QueueName = typeof EVALUATE_BOOK | typeof RESCORE_LIBRARY | typeof TAKE_PICTURES

const WORK_OPTIONS = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 3 }

export type EnqueueOptions = { turn: number; delaySeconds?: number }

export type JobQueue = {
  start(): Promise<void>
  /**
   * Adds the job in the caller's transaction: it exists exactly when the rows of that transaction do. Jobs are taken by
   * turn, then by age.
   */
  enqueue(transaction: Connection, payload: EvaluateBookPayload, options: EnqueueOptions): Promise<string>
  /** The same for a run over the whole library. */
  enqueueRescoring(transaction: Connection, payload: RescoreLibraryPayload): Promise<string>
  /** The same for taking pictures out of the books that were asked for. */
  enqueueTakingPictures(transaction: Connection): Promise<void>
  cancel(transaction: Connection, jobId: string): Promise<void>
  work(handle: (job: EvaluateBookJob) => Promise<void>, concurrency: number): Promise<void>
  /** One run at a time. */
  workRescorings(handle: (job: RescoreLibraryJob) => Promise<void>): Promise<void>
  /** One at a time in all processes: who runs finds what others asked for meanwhile. */
  workTakingPictures(handle: (job: TakePicturesJob) => Promise<void>): Promise<void>
  /** Which of these jobs still wait or run. */
  live(jobIds: string[], queue?: QueueName): Promise<Set<string>>
  /** Gives back every job marked as running. Only when no other process can be running one. */
  releaseAll(): Promise<void>
  check(): Promise<void>
  /** Stops taking jobs and gives the running ones back. */
  stop(): Promise<void>
}

/** pg-boss over the embedded database or a PostgreSQL server. */
export function createJobQueue(database: Database, log: Log): JobQueue {
  const boss = new PgBoss({
    ...database.queue,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    useListenNotify: true,
    clock: STEADY_CLOCK,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'))
  let clock: ReturnType<typeof watchClock> | undefined

  /**
   * A job that cannot be worked on is told of and not tried again at once. While the database or the storage is away the
   * worker keeps it, and goes on as soon as they are back.
   */
  async function patiently(run: () => Promise<void>, signal: AbortSignal, what: object): Promise<void> {
    for (;;) {
      try {
        return await run()
      } catch (error) {
        if (signal.aborted) throw error
        log.error({ err: error, ...what }, 'a job could not be worked on')
        await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {
          // Stopping: the job is given back in any case.
        })
        if (signal.aborted || outageOf(error) === null) throw error
      }
    }
  }

  return {
    async start() {
      await boss.start()
      if ((await boss.getQueue(EVALUATE_BOOK)) === null) await boss.createQueue(EVALUATE_BOOK, QUEUE_OPTIONS)
      if ((await boss.getQueue(RESCORE_LIBRARY)) === null) {
        // Whatever broke a run will often break the next one at once, too.
        await boss.createQueue(RESCORE_LIBRARY, { ...QUEUE_OPTIONS, retryDelay: 5 })
      }
      if ((await boss.getQueue(TAKE_PICTURES)) === null) {
        await boss.createQueue(TAKE_PICTURES, { ...QUEUE_OPTIONS, retryDelay: 5, policy: 'singleton' })
      }
      await forgetFuture(database.connection)
      clock = watchClock(database.connection, log)
    },

    async enqueue(transaction, payload, { turn, delaySeconds = 0 }) {
      const id = await boss.send(EVALUATE_BOOK, payload, {
        db: fromKysely(transaction),
        // The queue takes the highest first.
        priority: -turn,
        ...(delaySeconds > 0 ? { startAfter: delaySeconds } : {}),
      })
      if (id === null) throw new Error('the job queue refused a job')
      return id
    },

    async enqueueRescoring(transaction, payload) {
      const id = await boss.send(RESCORE_LIBRARY, payload, { db: fromKysely(transaction) })
      if (id === null) throw new Error('the job queue refused a job')
      return id
    },

    async enqueueTakingPictures(transaction) {
      await boss.send(TAKE_PICTURES, {}, { db: fromKysely(transaction) })
    },

    async cancel(transaction, jobId) {
      await boss.cancel(EVALUATE_BOOK, jobId, { db: fromKysely(transaction) })
    },

    async work(handle, concurrency) {
      for (let worker = 0; worker < concurrency; worker += 1) {
        const id: string = await boss.work<EvaluateBookPayload>(EVALUATE_BOOK, WORK_OPTIONS, async ([job]) => {
          if (job === undefined) return
          const { evaluationId } = job.data
          const { id: jobId, retryCount: attempt, signal } = job
          await patiently(() => handle({ evaluationId, jobId, attempt, signal }), signal, { evaluationId, jobId })
          // Left alone it would rest for what is left of a second before it looks for the next book.
          boss.notifyWorker(id)
        })
      }
    },

    async workRescorings(handle) {
      await boss.work<RescoreLibraryPayload>(RESCORE_LIBRARY, WORK_OPTIONS, async ([job]) => {
        if (job === undefined) return
        const { rescoringId } = job.data
        await patiently(() => handle({ rescoringId, jobId: job.id, signal: job.signal }), job.signal, { rescoringId })
      })
    },

    async workTakingPictures(handle) {
      await boss.work(TAKE_PICTURES, WORK_OPTIONS, async ([job]) => {
        if (job === undefined) return
        await patiently(() => handle({ jobId: job.id, signal: job.signal }), job.signal, { jobId: job.id })
      })
    },

    async live(jobIds, queue = EVALUATE_BOOK) {
      if (jobIds.length === 0) return new Set()
      const { rows } = await sql<{ id: string }>`
        select id from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')
          and id in (${sql.join(jobIds)})`.execute(database.connection)
      return new Set(rows.map((row) => row.id))
    },

    async releaseAll() {
      for (const queue of [EVALUATE_BOOK, RESCORE_LIBRARY, TAKE_PICTURES]) {
        const { rows } = await sql<{ id: string }>`
          select id from pgboss.job where name = ${queue} and state = 'active'`.execute(database.connection)
        const ids = rows.map((row) => row.id)
        if (ids.length > 0) await boss.fail(queue, ids, { reason: 'the process ended' })
      }
    },

    async check() {
      if ((await boss.getQueue(EVALUATE_BOOK)) === null) throw new Error('the job queue is not there')
    },

    async stop() {
      await Promise.all([boss.stop({ graceful: false }), clock?.stop()])
    },
  }
}
