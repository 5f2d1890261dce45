import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryDelay, troubleOf } from './trouble.ts'

const answer = (status: number, code?: string, retryAfter?: string) =>
  new ApiError(status, '', code === undefined ? '<html>' : JSON.stringify({ error: 'A sentence', code }), retryAfter)

it('tells what passes from what does not', () => {
  expect(troubleOf(new TypeError('Failed to fetch'))).toBe('unreachable')
  expect(troubleOf(answer(429, 'busy'))).toBe('busy')
  expect(troubleOf(answer(429, 'rate_limited'))).toBe('tooOften')
  expect(troubleOf(answer(429, 'disk_full'))).toBe('full')
  expect(troubleOf(answer(503, 'storage_unavailable'))).toBe('unavailable')
  expect(troubleOf(answer(502))).toBe('unavailable')
  expect(troubleOf(answer(400, 'upload_interrupted'))).toBe('unavailable')
  for (const lasting of [answer(413, 'file_too_large'), answer(503, 'engine_budget_spent'), answer(500, 'internal')]) {
    expect(troubleOf(lasting)).toBeUndefined()
  }
  expect(troubleOf(new DOMException('Upload cancelled', 'AbortError'))).toBeUndefined()
})

it('waits as long as the server asked for, longer each time, and never at the same moment as others', () => {
  const never = () => 0
  expect(retryDelay(1, answer(429, 'busy', '20'), never)).toBe(20_000)
  expect(retryDelay(1, answer(429, 'busy', '20'), () => 1)).toBe(25_000)
  expect([1, 2, 3, 6, 60].map((failures) => retryDelay(failures, new TypeError(), never))).toEqual([
    2000, 4000, 8000, 60_000, 60_000,
  ])
})

it('reads a date as well, and does not trust a clock that is far off', () => {
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()
  expect(retryDelay(1, answer(503, 'unavailable', at(30_000)), () => 0)).toBeGreaterThan(28_000)
  expect(retryDelay(1, answer(503, 'unavailable', at(-86_400_000)), () => 0)).toBe(2000)
  expect(retryDelay(1, answer(503, 'unavailable', at(86_400_000)), () => 0)).toBe(600_000)
  expect(retryDelay(1, answer(503, 'unavailable', 'soon'), () => 0)).toBe(2000)
})
