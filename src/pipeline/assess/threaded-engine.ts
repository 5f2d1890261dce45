import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Assessment } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { outOfTime } from '../out-of-time.ts'
import type { Stage } from '../../contract/evaluation.ts'
import type { AssessedCriterion, AssessOptions, Engine } from './engine.ts'
import { lexicalEvaluator } from './lexical/lexical-evaluator.ts'
import { compiledKernel, type CompiledKernel } from './reader/network/kernel.ts'

export type AssessingOrder = { book: BookText; criteria: readonly AssessedCriterion[] }
/** What a thread is told at its birth: where this process keeps compiled code, if it does, and the reader's arithmetic. */
export type AssessingThread = { compiledCode: string | undefined; kernel: CompiledKernel }
export type AssessingAnswer =
  | { type: 'stage'; stage: Stage }
  | { type: 'assessment'; assessment: Assessment }
  | { type: 'fault'; fault: string }

export type ThreadedEngine = Engine & { close(): Promise<void> }

type Options = {
  /** Books assessed at once; more wait their turn. */
  threads: number
  /** After this a book is given up, so that none can hold a worker for ever. */
  timeMs?: number
  /** A thread without work for so long is ended and its memory given back. */
  idleMs?: number
}

/** Left alone, a thread's nursery alone grows by 80 MB on one novel; this costs no measurable time. */
const YOUNG_GENERATION_MB = 16
/** In which a thread that has a processor says how much of it. */
const ANSWER_MS = 1000

/**
 * The embedded engine off the main thread: assessing a novel keeps one core busy for a second, and a server must go on
 * answering meanwhile. Threads start with the first book and end when idle.
 */
export function createThreadedEngine({ threads, timeMs = 60_000, idleMs = 4_000 }: Options): ThreadedEngine {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  const waiting: (() => void)[] = []
  let busy = 0

  const takeTurn = async (): Promise<void> => {
    if (busy < threads) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  /** The turn goes straight to the next in line, if any. */
  const giveTurn = (): void => {
    const next = waiting.shift()
    if (next === undefined) busy -= 1
    else next()
  }
  const takeThread = (): Worker => {
    const [rested] = idle
    if (rested !== undefined) {
      const [worker, timer] = rested
      clearTimeout(timer)
      idle.delete(worker)
      worker.ref()
      return worker
    }
    const workerData: AssessingThread = { compiledCode: compiledCode(), kernel: compiledKernel() }
    const worker = new Worker(new URL('assessing-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      clearTimeout(idle.get(worker))
      idle.delete(worker)
    })
    return worker
  }
  const rest = (worker: Worker): void => {
    worker.unref()
    const end = (): void => {
      // At once, not when it has ended: a book that comes meanwhile would be given to it and lost.
      idle.delete(worker)
      void worker.terminate()
    }
    idle.set(worker, setTimeout(end, idleMs).unref())
  }

  return {
    evaluator: lexicalEvaluator(),
    async assess(book, criteria, options = {}) {
      await takeTurn()
      try {
        options.signal?.throwIfAborted()
        const worker = takeThread()
        try {
          const assessment = await converse(worker, { book, criteria }, options, timeMs)
          rest(worker)
          return assessment
        } catch (error) {
          await worker.terminate()
          throw error
        }
      } finally {
        giveTurn()
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** Node puts a folder of its own version and platform into the one it was given. */
function compiledCode(): string | undefined {
  const folder = getCompileCacheDir()
  return folder === undefined ? undefined : dirname(folder)
}

/** Milliseconds of a processor the thread is given from now on, as far as it can be asked. */
function processorTime(worker: Worker): () => Promise<number | undefined> {
  // One that has just died cannot be.
  const used = async (): Promise<number | undefined> =>
    await worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000,
      () => undefined,
    )
  const before = used()
  const since = async (): Promise<number | undefined> => {
    const [start, end] = await Promise.all([before, used()])
    return start === undefined || end === undefined ? undefined : end - start
  }
  // It answers between two steps of its work, unless it is not given a processor even for that.
  return async () => await Promise.race([since(), sleep(ANSWER_MS, 0, { ref: false })])
}

/** One order and its answer. Rejects when the caller gives up, time runs out or the thread dies; it must then be ended. */
function converse(
  worker: Worker,
  order: AssessingOrder,
  { signal, onStage }: AssessOptions,
  timeMs: number,
): Promise<Assessment> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onAbort = (): void => settle(() => reject(signal?.reason))
    const onError = (error: unknown): void => settle(() => reject(new MizanError('internal', {}, { cause: error })))
    const onExit = (): void => settle(() => reject(new MizanError('unavailable')))
    const onMessage = (answer: AssessingAnswer): void => {
      if (answer.type === 'stage') onStage?.(answer.stage)
      else if (answer.type === 'assessment') settle(() => resolve(answer.assessment))
      else onError(new Error(answer.fault))
    }
    const worked = processorTime(worker)
    const giveUp = (workedMs: number | undefined): void => settle(() => reject(outOfTime(timeMs, workedMs)))
    const clock = setTimeout(() => void worked().then(giveUp), timeMs)
    worker.on('message', onMessage).once('error', onError).once('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    worker.postMessage(order)
  })
}
