/** How long a book may still go without an answer. */
export type StallClock = {
  /** Milliseconds until the book is given up. */
  left(): number
  /** An answer came: the time begins anew. */
  answered(): void
}

export function createStallClock(timeoutMs: number, now: () => number = () => performance.now()): StallClock {
  let since = now()
  return {
    left: () => Math.max(0, since + timeoutMs - now()),
    answered() {
      since = now()
    },
  }
}
