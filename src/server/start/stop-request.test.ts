import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForStop } from './stop-request.ts'

const EVENTS = ['SIGTERM', 'SIGINT', 'uncaughtException'] as const
type Listener = (...given: unknown[]) => void
const listenersOf = (event: string): Listener[] => process.listeners(event as 'SIGTERM') as unknown as Listener[]
let before: Map<string, Listener[]>
const exit = vi.fn<(status: number) => void>()

beforeEach(() => {
  before = new Map(EVENTS.map((event) => [event, listenersOf(event)]))
  vi.useFakeTimers()
  vi.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  exit.mockReset()
  for (const event of EVENTS) {
    for (const listener of listenersOf(event)) {
      if (before.get(event)?.includes(listener) !== true) process.off(event, listener)
    }
  }
})

test('what is still waited for has its last word before the process ends in any case', () => {
  const stop = listenForStop()
  stop.ask()
  vi.advanceTimersByTime(8000)
  expect([stop.asked.aborted, stop.hurry.aborted]).toEqual([true, false])
  vi.advanceTimersByTime(600)
  expect(stop.hurry.aborted).toBe(true)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(exit).toHaveBeenCalledWith(0)
})

test('a process that got no time to work in keeps the order: the last word, then the end', () => {
  const stop = listenForStop()
  stop.hurry.addEventListener('abort', () => expect(exit).not.toHaveBeenCalled())
  stop.ask()
  // One jump over everything, as after many seconds without a processor.
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersToNextTimer()
  expect(stop.hurry.aborted).toBe(true)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersToNextTimer()
  expect(exit).toHaveBeenCalledOnce()
})

test('asked twice it hurries at once', () => {
  const stop = listenForStop()
  stop.ask()
  stop.ask()
  expect(stop.hurry.aborted).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(exit).toHaveBeenCalledWith(0)
})
