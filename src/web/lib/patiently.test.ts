import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { patiently, type Wait } from './patiently.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setUp() {
  const controller = new AbortController()
  const waits: (Wait['trouble'] | undefined)[] = []
  const patience = { signal: controller.signal, onWait: (wait: Wait | undefined) => void waits.push(wait?.trouble) }
  return { controller, waits, patience }
}

it('tries again as long as what stands in the way may pass', async () => {
  const { waits, patience } = setUp()
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new ApiError(429, '', '{"error":"Busy","code":"busy"}', '5'))
    .mockResolvedValue('done')
  const answer = patiently(attempt, patience)
  await vi.advanceTimersByTimeAsync(2000 + 5000)
  expect(await answer).toBe('done')
  expect(waits).toEqual(['unreachable', undefined, 'busy', undefined])
})

it('gives up on what lasts, after minutes, and at once when cancelled', async () => {
  const { controller, patience } = setUp()
  const refused = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError(422, '', '{}'))
  await expect(patiently(refused, patience)).rejects.toThrow('422')
  expect(refused).toHaveBeenCalledTimes(1)

  const gone = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'))
  const failed = patiently(gone, patience).catch(String)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await failed).toContain('Failed to fetch')
  expect(gone).toHaveBeenCalledTimes(9)

  const cancelled = patiently(gone, patience).catch(String)
  await vi.advanceTimersByTimeAsync(500)
  controller.abort()
  expect(await cancelled).toContain('Cancelled')
})
