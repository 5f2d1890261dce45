import type { Assessment, Evaluator } from '../../contract/assessment.ts'
import { MizanError } from '../../contract/errors.ts'
import type { CallJournal } from '../../pipeline/assess/llm/calls/call-journal.ts'
import { detectLanguage } from '../../pipeline/extract/text/detect-language.ts'
import type { JudgedBook, Pipeline } from '../../pipeline/pipeline.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import { failureLevel, type Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { EvaluateBookJob } from './evaluate-book.job.ts'
import type { FailureOutcome } from './record-failure.ts'

type Step = 'extract' | 'assess' | 'compose'

/** Tells log and metrics of one book's way through this process. */
export type BookFollower = {
  /** Its lines carry the ids of the book: request, evaluation and job. */
  readonly log: Log
  /** Each runs its step and measures it. */
  extract(work: () => Promise<ReadBook>): Promise<ReadBook>
  assess(work: () => Promise<Assessment>): Promise<Assessment>
  compose(work: () => JudgedBook): JudgedBook
  /** The child process that reads the file. */
  readBy(pid: number): void
  /** The same journal, whose calls are counted. */
  counted(journal: CallJournal): CallJournal
  completed(engine: Evaluator['engine'], elapsedMs: number): void
  /** Deleted, taken over by another worker, or given back by a process that stops. */
  letGo(elapsedMs: number): void
  brokeOff(outcome: FailureOutcome, error: unknown, elapsedMs: number): void
}

type ReadBook = Awaited<ReturnType<Pipeline['extract']>>

/** Enough of a text to tell its language. */
const SAMPLE_CHARACTERS = 20_000

export function followBook(
  { log: parent, metrics, now }: { log: Log; metrics: Metrics; now: () => number },
  { evaluationId, jobId, attempt }: EvaluateBookJob,
  { requestId, starts, attempts }: Pick<StoredEvaluation, 'requestId' | 'starts' | 'attempts'>,
): BookFollower {
  const log = parent.child({ requestId, evaluationId, jobId })
  let step: Step | undefined
  let readingPid: number | undefined
  log.info({ attempt, starts, retries: attempts }, 'a book was taken up')

  const begin = (name: Step): (() => number) => {
    step = name
    const startedAt = now()
    return () => now() - startedAt
  }
  const ended = (stage: Step, ms: number, particulars: object): void =>
    log.info({ stage, durationMs: Math.round(ms), ...particulars }, 'a stage ended')

  const letGo = (elapsedMs: number): void =>
    log.info({ stage: step, durationMs: Math.round(elapsedMs) }, 'a book was let go')

  return {
    log,
    async extract(work) {
      const elapsed = begin('extract')
      const read = await work()
      const ms = elapsed()
      const { format, pages, text } = read.book
      const ocr = pages.filter((page) => page.source === 'ocr').length
      const language = detectLanguage(text.slice(0, SAMPLE_CHARACTERS)).language ?? 'unknown'
      metrics.extracted({ format, language }, ms / 1000, { ocr, text: pages.length - ocr })
      ended('extract', ms, { format, language, pages: pages.length, ocrPages: ocr, readingPid })
      return read
    },
    async assess(work) {
      const elapsed = begin('assess')
      const assessment = await work()
      const ms = elapsed()
      const { engine } = assessment.evaluator
      metrics.assessed(engine, ms / 1000)
      ended('assess', ms, { engine })
      return assessment
    },
    compose(work) {
      const elapsed = begin('compose')
      const judged = work()
      const ms = elapsed()
      metrics.composed(ms / 1000)
      ended('compose', ms, {})
      return judged
    },
    readBy(pid) {
      readingPid = pid
    },
    counted: (journal) => ({
      find: async (key) => await journal.find(key),
      spentTokens: async () => await journal.spentTokens(),
      async record(entry) {
        await journal.record(entry)
        metrics.modelAnswered(entry)
      },
      failed(failure) {
        metrics.modelFailed(failure)
        log.warn({ kind: failure.kind, again: failure.again }, 'the model did not answer')
      },
    }),
    completed(engine, elapsedMs) {
      metrics.bookCompleted(engine, elapsedMs / 1000)
      log.info({ durationMs: Math.round(elapsedMs), engine }, 'a book was judged')
    },
    letGo,
    brokeOff(outcome, error, elapsedMs) {
      if (outcome === 'taken over') return letGo(elapsedMs)
      const code = error instanceof MizanError ? error.code : 'internal'
      const told = { code, stage: step, durationMs: Math.round(elapsedMs), readingPid }
      if (outcome === 'tried again') {
        metrics.bookTriedAgain()
        log.warn(told, 'a book is tried again')
        return
      }
      metrics.bookFailed(code, elapsedMs / 1000)
      log[failureLevel(code)](told, 'a book failed')
    },
  }
}
