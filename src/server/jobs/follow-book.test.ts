import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { parseExposition, valueOf } from '../../../tests/support/exposition.ts'
import { MizanError } from '../../contract/errors.ts'
import { createMemoryJournal } from '../../pipeline/assess/llm/calls/call-journal.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { followBook } from './follow-book.ts'

const IDS = { requestId: 'upload-1', evaluationId: 'e-1', jobId: 'j-1' }

function follow() {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const metrics = createMetrics({ role: 'worker', workers: 1, model: null, wholeProcess: false })
  let clock = 0
  const now = (): number => (clock += 250)
  const job = { evaluationId: IDS.evaluationId, jobId: IDS.jobId, attempt: 0, signal: new AbortController().signal }
  const follower = followBook({ log: createLog({ level: 'info', role: 'worker' }, sink), metrics, now }, job, {
    requestId: IDS.requestId,
    starts: 1,
    attempts: 0,
  })
  return { follower, lines, figures: async () => parseExposition(metrics.registry.text()) }
}

test.each([
  ['failed', new MizanError('password_protected'), 'info', 'a book failed'],
  ['failed', new MizanError('engine_key_refused'), 'error', 'a book failed'],
  ['failed', new Error('no sentence for anybody'), 'error', 'a book failed'],
  ['tried again', new MizanError('storage_unavailable'), 'warn', 'a book is tried again'],
] as const)('%s with %s is told as %s', async (outcome, error, level, message) => {
  const { follower, lines, figures } = follow()
  const broken = follower.extract(async () => {
    follower.readBy(4711)
    return await Promise.reject(error)
  })
  await expect(broken).rejects.toBe(error)
  follower.brokeOff(outcome, error, 1234)
  const code = error instanceof MizanError ? error.code : 'internal'
  const told = { ...IDS, level, message, code, stage: 'extract', durationMs: 1234, readingPid: 4711 }
  expect(lines.at(-1)).toMatchObject(told)
  expect(valueOf(await figures(), 'mizan_books_failed_total', { code })).toBe(outcome === 'failed' ? 1 : 0)
  expect(valueOf(await figures(), 'mizan_book_retries_total')).toBe(outcome === 'failed' ? 0 : 1)
})

test('a book that another worker took over is counted there, not here', async () => {
  const { follower, lines, figures } = follow()
  follower.brokeOff('taken over', new Error('late'), 10)
  expect(lines.map(({ message }) => message)).toEqual(['a book was taken up', 'a book was let go'])
  expect(valueOf(await figures(), 'mizan_books_failed_total', { code: 'internal' })).toBe(0)
})

test('a step is measured from its beginning to its end', async () => {
  const { follower, lines, figures } = follow()
  const judged = { judgement: {}, result: {}, nmcAssessment: {} } as ReturnType<Parameters<typeof follower.compose>[0]>
  expect(follower.compose(() => judged)).toBe(judged)
  expect(lines.at(-1)).toMatchObject({ ...IDS, message: 'a stage ended', stage: 'compose', durationMs: 250 })
  expect(valueOf(await figures(), 'mizan_compose_seconds_sum')).toBe(0.25)
})

test('calls of the model are kept and counted, with their price', async () => {
  const { follower, lines, figures } = follow()
  const journal = createMemoryJournal()
  const counted = follower.counted(journal)
  const paid = { inputTokens: 90, outputTokens: 10, costUsd: 0.02, model: 'test/gpt', milliseconds: 400 }
  const entry = { key: 'k', purpose: 'ratings', ...paid } as const
  await counted.record({ ...entry, outcome: 'answered', answer: '{}' })
  await counted.record({ ...entry, outcome: 'reused', answer: null, inputTokens: 0, outputTokens: 0, costUsd: 0 })
  counted.failed?.({ kind: 'rate-limited', again: true, model: 'test/gpt' })
  expect([await counted.find('k'), await counted.spentTokens(), journal.entries.length]).toEqual(['{}', 100, 2])
  const read = await figures()
  expect(valueOf(read, 'mizan_model_tokens_total', { model: 'test/gpt', direction: 'input' })).toBe(90)
  expect(valueOf(read, 'mizan_model_cost_dollars_total', { model: 'test/gpt' })).toBe(0.02)
  expect(valueOf(read, 'mizan_model_failures_total', { model: 'test/gpt', kind: 'rate-limited', again: 'true' })).toBe(
    1,
  )
  expect(lines.at(-1)).toMatchObject({ ...IDS, level: 'warn', kind: 'rate-limited', again: true })
})
