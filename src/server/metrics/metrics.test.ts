import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { parseExposition, valueOf } from '../../../tests/support/exposition.ts'
import { createMetrics, type MetricsSettings } from './metrics.ts'

const make = (settings: Partial<MetricsSettings> = {}) =>
  createMetrics({ role: 'all', workers: 2, model: null, wholeProcess: false, ...settings })

test.each([
  ['a value that is none', '# HELP a x\n# TYPE a gauge\na many\n'],
  ['a sample of no family', '# HELP a x\n# TYPE a gauge\nb 1\n'],
  ['a sample twice', '# HELP a x\n# TYPE a gauge\na{b="1"} 1\na{b="1"} 2\n'],
  ['a family twice', '# HELP a x\n# TYPE a gauge\na 1\n# HELP a x\n'],
  ['a type before its help', '# TYPE a gauge\na 1\n'],
  ['an escape that is none', '# HELP a x\n# TYPE a gauge\na{b="\\t"} 1\n'],
  ['a last line without an end', '# HELP a x\n# TYPE a gauge\na 1'],
  ['a shrinking bucket', histogram([2, 1, 2], 2)],
  ['a count that is not the last bucket', histogram([1, 2, 2], 3)],
])('the parser of these tests refuses %s', (_, text) => {
  expect(() => parseExposition(text)).toThrow()
})

function histogram(values: number[], count: number): string {
  const lines = ['1', '2', '+Inf'].map((le, at) => `a_bucket{le="${le}"} ${String(values[at])}`)
  return ['# HELP a x', '# TYPE a histogram', ...lines, 'a_sum 1', `a_count ${String(count)}`, ''].join('\n')
}

test('everything that happened is in the answer, in Prometheus’ form', async () => {
  const model = 'a "model"\\of\nours'
  const metrics = make({ model })
  metrics.bookCompleted('lexical', 1.5)
  metrics.bookCompleted('llm', 1000)
  metrics.bookFailed('damaged_file', 0.1)
  metrics.bookTriedAgain()
  metrics.extracted({ format: 'pdf', language: 'ar' }, 2, { text: 3, ocr: 4 })
  metrics.assessed('llm', 0.2)
  metrics.composed(0.01)
  metrics.modelAnswered({
    model,
    purpose: 'ratings',
    outcome: 'answered',
    inputTokens: 100,
    outputTokens: 7,
    costUsd: 0.5,
  })
  metrics.modelAnswered({
    model,
    purpose: 'ratings',
    outcome: 'reused',
    inputTokens: 0,
    outputTokens: 0,
    costUsd: null,
  })
  metrics.modelFailed({ model: 'another', kind: 'timeout', again: true })
  metrics.requestAnswered({ method: 'GET', route: '/api/evaluate/:id', status: 404 }, 0.004)
  metrics.uploadBegan()
  metrics.storageFailed('put')
  const figures = parseExposition(metrics.registry.text())
  for (const { name, type, help } of figures.values()) {
    expect(help.length).toBeGreaterThan(5)
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
  }
  const expected: [string, Record<string, string>, number][] = [
    ['mizan_books_completed_total', { engine: 'lexical' }, 1],
    ['mizan_book_seconds_bucket', { outcome: 'completed', le: '2.5' }, 1],
    ['mizan_book_seconds_count', { outcome: 'completed' }, 2],
    ['mizan_books_failed_total', { code: 'damaged_file' }, 1],
    ['mizan_books_failed_total', { code: 'internal' }, 0],
    ['mizan_book_retries_total', {}, 1],
    ['mizan_extract_seconds_sum', { format: 'pdf', language: 'ar' }, 2],
    ['mizan_pages_read_total', { source: 'ocr' }, 4],
    ['mizan_assess_seconds_count', { engine: 'llm' }, 1],
    ['mizan_compose_seconds_count', {}, 1],
    ['mizan_model_tokens_total', { model, direction: 'input' }, 100],
    ['mizan_model_cost_dollars_total', { model }, 0.5],
    ['mizan_model_calls_total', { model, outcome: 'reused' }, 1],
    ['mizan_model_failures_total', { model: 'another', kind: 'timeout', again: 'true' }, 1],
    ['mizan_http_request_seconds_count', { method: 'GET', route: '/api/evaluate/:id', status: '404' }, 1],
    ['mizan_uploads_in_flight', {}, 1],
    ['mizan_storage_errors_total', { operation: 'put' }, 1],
    ['mizan_worker_slots', {}, 2],
    ['mizan_build_info', { role: 'all', node: process.versions.node }, 1],
  ]
  for (const [name, labels, value] of expected) expect([name, valueOf(figures, name, labels)]).toEqual([name, value])
})

test('a web process has room for no book', async () => {
  const figures = parseExposition(make({ role: 'web', workers: 4 }).registry.text())
  expect(valueOf(figures, 'mizan_worker_slots')).toBe(0)
})

test('the process and its children are measured', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { registry } = make({ wholeProcess: true })
  const read = async () => parseExposition(registry.text())
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: 'ignore' })
  try {
    await once(child, 'spawn')
    const during = await read()
    expect(valueOf(during, 'mizan_children')).toBe(1)
    expect(valueOf(during, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(valueOf(during, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    if (process.platform === 'linux') {
      // It has just begun to load.
      await expect.poll(async () => valueOf(await read(), 'mizan_children_memory_bytes')).toBeGreaterThan(1e6)
    }
    // Its memory is looked at twice a second.
    vi.advanceTimersByTime(500)
  } finally {
    vi.useRealTimers()
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const after = await read()
  expect(valueOf(after, 'mizan_children')).toBe(0)
  if (process.platform === 'linux') expect(valueOf(after, 'mizan_child_memory_peak_bytes_count')).toBe(1)
})
