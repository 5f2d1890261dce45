import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { ERROR_CODES, type ErrorCode } from '../../contract/errors.ts'
import type { CallEntry, CallFailure } from '../../pipeline/assess/llm/calls/call-journal.ts'
import { VERSION } from '../version.ts'
import { measured } from './measured.ts'
import { watchChildren } from './watch-children.ts'

export type Metrics = ReturnType<typeof createMetrics>

export type MetricsSettings = {
  role: 'all' | 'web' | 'worker'
  /** Books judged at once in this process. */
  workers: number
  /** The language model of the settings. */
  model: string | null
  /** Of the whole process: its memory, its event loop, its children. Off where one process holds several servers. */
  wholeProcess: boolean
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STAGE_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]
const BOOK_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300, 600]

/**
 * What this process did and is doing. The values of each label are few and known beforehand: never an id, a title, an
 * address or anything else a person gave. What the whole library shares is told by `shared-figures.ts`.
 */
export function createMetrics({ role, workers, model, wholeProcess }: MetricsSettings) {
  const registry = new Registry()
  const registers = [registry]
  if (wholeProcess) {
    collectDefaultMetrics({ register: registry })
    watchChildren(registry)
  }

  const build = new Gauge({
    name: 'mizan_build_info',
    help: 'Always 1.',
    labelNames: ['version', 'node', 'role'],
    registers,
  })
  build.set({ version: VERSION, node: process.versions.node, role }, 1)
  const slots = role === 'web' ? 0 : workers
  measured(registry, 'mizan_worker_slots', 'Books this process may judge at once.', () => slots)
  const completed = new Counter({
    name: 'mizan_books_completed_total',
    help: 'Books judged by this process.',
    labelNames: ['engine'],
    registers,
  })
  const failed = new Counter({
    name: 'mizan_books_failed_total',
    help: 'Books given up by this process, by error code.',
    labelNames: ['code'],
    registers,
  })
  const triedAgain = new Counter({
    name: 'mizan_book_retries_total',
    help: 'Tries of a book that broke off for a reason that may pass.',
    registers,
  })
  const wholeSeconds = new Histogram({
    name: 'mizan_book_seconds',
    help: 'Work on one book from its file to its result, without waiting.',
    labelNames: ['outcome'],
    buckets: BOOK_SECONDS,
    registers,
  })
  const extractSeconds = new Histogram({
    name: 'mizan_extract_seconds',
    help: 'Reading one file, with waiting for a reading process.',
    labelNames: ['format', 'language'],
    buckets: STAGE_SECONDS,
    registers,
  })
  const assessSeconds = new Histogram({
    name: 'mizan_assess_seconds',
    help: 'Assessing one text, with waiting for a thread or a model.',
    labelNames: ['engine'],
    buckets: [...STAGE_SECONDS, 300, 600],
    registers,
  })
  const composeSeconds = new Histogram({
    name: 'mizan_compose_seconds',
    help: 'Scoring and composing one result.',
    buckets: REQUEST_SECONDS,
    registers,
  })
  const pages = new Counter({
    name: 'mizan_pages_read_total',
    help: 'Pages read, from text or by optical character recognition.',
    labelNames: ['source'],
    registers,
  })
  const modelCalls = new Counter({
    name: 'mizan_model_calls_total',
    help: 'Answers of the language model: answered, reused (not paid for again), rejected (paid for, not usable).',
    labelNames: ['model', 'purpose', 'outcome'],
    registers,
  })
  const modelTokens = new Counter({
    name: 'mizan_model_tokens_total',
    help: 'Tokens the language model read (input) and wrote (output).',
    labelNames: ['model', 'direction'],
    registers,
  })
  const modelCost = new Counter({
    name: 'mizan_model_cost_dollars_total',
    help: 'What the language model cost in US dollars, where its price is known.',
    labelNames: ['model'],
    registers,
  })
  const modelFailures = new Counter({
    name: 'mizan_model_failures_total',
    help: 'Calls of the language model without an answer; again: whether the call was made once more.',
    labelNames: ['model', 'kind', 'again'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'mizan_http_request_seconds',
    help: 'Time until an answer was sent whole, by route template; page: the web application.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const uploads = new Gauge({ name: 'mizan_uploads_in_flight', help: 'Uploads that are arriving.', registers })
  const storageErrors = new Counter({
    name: 'mizan_storage_errors_total',
    help: 'Operations of the file storage that failed.',
    labelNames: ['operation'],
    registers,
  })
  // A counter that appears with its first event hides that event from rate().
  for (const code of ERROR_CODES) failed.inc({ code }, 0)
  for (const source of ['text', 'ocr']) pages.inc({ source }, 0)
  triedAgain.inc(0)
  if (model !== null) modelCost.inc({ model }, 0)

  return {
    registry,
    bookCompleted(engine: 'lexical' | 'llm', seconds: number) {
      completed.inc({ engine })
      wholeSeconds.observe({ outcome: 'completed' }, seconds)
    },
    bookFailed(code: ErrorCode, seconds: number) {
      failed.inc({ code })
      wholeSeconds.observe({ outcome: 'failed' }, seconds)
    },
    bookTriedAgain: () => triedAgain.inc(),
    extracted(labels: { format: string; language: string }, seconds: number, read: { text: number; ocr: number }) {
      extractSeconds.observe(labels, seconds)
      pages.inc({ source: 'text' }, read.text)
      pages.inc({ source: 'ocr' }, read.ocr)
    },
    assessed: (engine: 'lexical' | 'llm', seconds: number) => assessSeconds.observe({ engine }, seconds),
    composed: (seconds: number) => composeSeconds.observe(seconds),
    modelAnswered({ purpose, outcome, inputTokens, outputTokens, costUsd }: Omit<CallEntry, 'key' | 'answer'>) {
      const named = { model: model ?? 'none' }
      modelCalls.inc({ ...named, purpose, outcome })
      modelTokens.inc({ ...named, direction: 'input' }, inputTokens)
      modelTokens.inc({ ...named, direction: 'output' }, outputTokens)
      modelCost.inc(named, costUsd ?? 0)
    },
    modelFailed: ({ kind, again }: CallFailure) =>
      modelFailures.inc({ model: model ?? 'none', kind, again: String(again) }),
    requestAnswered: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requestSeconds.observe(labels, seconds),
    uploadBegan: () => uploads.inc(),
    uploadEnded: () => uploads.dec(),
    storageFailed: (operation: string) => storageErrors.inc({ operation }),
  }
}
