import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

export type Closers = {
  /** What to close before everything added earlier, and how long to wait for it. */
  add(name: string, withinMs: number, close: () => Promise<unknown>): void
  /** Closes all, the newest first. What fails or hangs is told of and left behind. */
  close(): Promise<void>
}

export function createClosers(log: Log): Closers {
  const closers: { name: string; withinMs: number; close: () => Promise<unknown> }[] = []
  return {
    add(name, withinMs, close) {
      closers.push({ name, withinMs, close })
    },
    async close() {
      for (const { name, withinMs, close } of closers.splice(0).toReversed()) {
        const late = new AbortController()
        const tooLate = sleep(withinMs, undefined, { signal: late.signal }).then(() => {
          throw new Error(`not closed within ${String(withinMs)} ms`)
        })
        try {
          await Promise.race([close(), tooLate])
        } catch (error) {
          log.error({ err: error, part: name }, 'could not be closed')
        }
        late.abort()
        tooLate.catch(() => {
          // Ended above.
        })
      }
    },
  }
}
