import type { Wait } from '../../src/server/http/wait.ts'

export type HandClock = {
  wait: Wait
  /** Moves the time on; resolves when whoever waited for it has gone on, and whatever that led to. */
  advance(milliseconds: number): Promise<void>
}

/** A clock that only a test moves: how busy the machine is decides nothing. */
export function createHandClock(): HandClock {
  let now = 0
  const waiting = new Set<{ at: number; wake: () => void }>()
  return {
    async wait(milliseconds, hurry) {
      if (milliseconds <= 0) return
      await new Promise<void>((resolve) => {
        const waiter = { at: now + milliseconds, wake: resolve }
        waiting.add(waiter)
        const leave = (): void => {
          waiting.delete(waiter)
          resolve()
        }
        if (hurry?.aborted === true) leave()
        else hurry?.addEventListener('abort', leave, { once: true })
      })
    },
    async advance(milliseconds) {
      now += milliseconds
      for (const waiter of waiting) {
        if (waiter.at > now) continue
        waiting.delete(waiter)
        waiter.wake()
      }
    },
  }
}
