import { ERROR_CODES, type ErrorCode } from '../../contract/error-codes.ts'
import type { CallEntry, CallFailure } from '../../pipeline/assess/llm/calls/call-journal.ts'
import { VERSION } from '../version.ts'
import { registerProcessFigures } from './process-figures.ts'
import { createRegistry } from './registry.ts'
import { watchChildren } from './watch-children.ts'

export type Metrics = ReturnType<typeof createMetrics>

export type MetricsSettings = {
  role: 'all' | 'web' | 'worker'
  /** Books judged at once in this process. */
  workers: number
  /** The language model of the environment, with its provider; another may be chosen on its page. */
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
  const registry = createRegistry()
  if (wholeProcess) {
    registerProcessFigures(registry)
    watchChildren(registry)
  }

  const build = registry.gauge('mizan_build_info', 'Always 1.', 'version', 'node', 'role')
  build.set({ version: VERSION, node: process.versions.node, role }, 1)
  const slots = role === 'web' ? 0 : workers
  registry.measured('mizan_worker_slots', 'Books this process may judge at once.', () => slots)
  const completed = registry.counter('mizan_books_completed_total', 'Books judged by this process.', 'engine')
  const failed = registry.counter('mizan_books_failed_total', 'Books given up by this process, by error code.', 'code')
  const triedAgain = registry.counter(
    'mizan_book_retries_total',
    'Tries of a book that broke off for a reason that may pass.',
  )
  const wholeSeconds = registry.histogram(
    'mizan_book_seconds',
    'Work on one book from its file to its result, without waiting.',
    BOOK_SECONDS,
    'outcome',
  )
  const extractSeconds = registry.histogram(
    'mizan_extract_seconds',
    'Reading one file, with waiting for a reading process.',
    STAGE_SECONDS,
    'format',
    'language',
  )
  const assessSeconds = registry.histogram(
    'mizan_assess_seconds',
    'Assessing one text, with waiting for a thread or a model.',
    [...STAGE_SECONDS, 300, 600],
    'engine',
  )
  const composeSeconds = registry.histogram(
    'mizan_compose_seconds',
    'Scoring and composing one result.',
    REQUEST_SECONDS,
  )
  const pages = registry.counter(
    'mizan_pages_read_total',
    'Pages read, from text or by optical character recognition.',
    'source',
  )
  const modelCalls = registry.counter(
    'mizan_model_calls_total',
    'Answers of the language model: answered, reused (not paid for again), rejected (paid for, not usable).',
    'model',
    'purpose',
    'outcome',
  )
  const modelTokens = registry.counter(
    'mizan_model_tokens_total',
    'Tokens the language model read (input) and wrote (output).',
    'model',
    'direction',
  )
  const modelCost = registry.counter(
    'mizan_model_cost_dollars_total',
    'What the language model cost in US dollars, where its price is known.',
    'model',
  )
  const modelFailures = registry.counter(
    'mizan_model_failures_total',
    'Calls of the language model without an answer; again: whether the call was made once more.',
    'model',
    'kind',
    'again',
  )
  const requestSeconds = registry.histogram(
    'mizan_http_request_seconds',
    'Time until an answer was sent whole, by route template; page: the web application.',
    REQUEST_SECONDS,
    'method',
    'route',
    'status',
  )
  let uploading = 0
  registry.measured('mizan_uploads_in_flight', 'Uploads that are arriving.', () => uploading)
  const storageErrors = registry.counter(
    'mizan_storage_errors_total',
    'Operations of the file storage that failed.',
    'operation',
  )
  // A counter that appears with its first event hides that event from rate().
  for (const code of ERROR_CODES) failed.add({ code }, 0)
  for (const engine of ['lexical', 'llm']) completed.add({ engine }, 0)
  for (const source of ['text', 'ocr']) pages.add({ source }, 0)
  if (model !== null) modelCost.add({ model }, 0)

  return {
    registry,
    bookCompleted(engine: 'lexical' | 'llm', seconds: number) {
      completed.add({ engine })
      wholeSeconds.observe({ outcome: 'completed' }, seconds)
    },
    bookFailed(code: ErrorCode, seconds: number) {
      failed.add({ code })
      wholeSeconds.observe({ outcome: 'failed' }, seconds)
    },
    bookTriedAgain: () => triedAgain.add({}),
    extracted(labels: { format: string; language: string }, seconds: number, read: { text: number; ocr: number }) {
      extractSeconds.observe(labels, seconds)
      pages.add({ source: 'text' }, read.text)
      pages.add({ source: 'ocr' }, read.ocr)
    },
    assessed: (engine: 'lexical' | 'llm', seconds: number) => assessSeconds.observe({ engine }, seconds),
    composed: (seconds: number) => composeSeconds.observe({}, seconds),
    modelAnswered({
      model: answering,
      purpose,
      outcome,
      inputTokens,
      outputTokens,
      costUsd,
    }: Omit<CallEntry, 'key' | 'answer' | 'milliseconds'>) {
      modelCalls.add({ model: answering, purpose, outcome })
      modelTokens.add({ model: answering, direction: 'input' }, inputTokens)
      modelTokens.add({ model: answering, direction: 'output' }, outputTokens)
      modelCost.add({ model: answering }, costUsd ?? 0)
    },
    modelFailed: ({ model: asked, kind, again }: CallFailure) =>
      modelFailures.add({ model: asked, kind, again: String(again) }),
    requestAnswered: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requestSeconds.observe(labels, seconds),
    uploadBegan: () => (uploading += 1),
    uploadEnded: () => (uploading -= 1),
    storageFailed: (operation: string) => storageErrors.add({ operation }),
  }
}
