import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { askNow, connectionStore, noteAnswer, noteFailure } from './connection.ts'

const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('fetch', ask)
  ask.mockReset()
  noteAnswer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('asks one question, ever more slowly, until the library answers, and remembers when it last did', async () => {
  const seen = connectionStore.get().lastSeen
  ask.mockRejectedValue(new TypeError('offline'))
  noteFailure(new TypeError('Failed to fetch'))
  noteFailure(new ApiError(503, '', '{"error":"Away","code":"unavailable"}'))
  expect(connectionStore.get()).toEqual({ lost: true, lastSeen: seen })
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000)
  expect(ask).toHaveBeenCalledTimes(3)
  ask.mockResolvedValue(new Response('{}', { status: 503 }))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(connectionStore.get().lost).toBe(true)
  ask.mockResolvedValue(new Response('{}'))
  askNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionStore.get()).toEqual({ lost: false, lastSeen: Date.now() })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledTimes(5)
})

it('takes a refusal for an answer', () => {
  for (const status of [400, 401, 404, 409, 429, 500]) noteFailure(new ApiError(status, '', '{}'))
  expect(connectionStore.get().lost).toBe(false)
})
