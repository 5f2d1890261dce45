/** Whatever hangs, a supervisor's patience ends at ten seconds. */
const STOP_WITHIN_MS = 9000
/** Of somebody who asks twice. */
const HURRY_WITHIN_MS = 2000
/** Of both, at the end: for what is still waited for to be refused, so that nobody is cut off without a word. */
const LAST_WORD_MS = 500

export type StopRequest = {
  /** Aborted when the process is asked to end. */
  readonly asked: AbortSignal
  /** Aborted when it is asked again, and when its time is nearly over: nothing is waited for any more. */
  readonly hurry: AbortSignal
  /** What the process ends with: 0, or 1 after a fault that nobody expected. */
  readonly status: () => number
  ask(): void
  /** Adds to the time the end may take. */
  allow(milliseconds: number): void
  /** Who is told of faults; standard error until somebody is. */
  onFault(tell: (error: unknown) => void): void
}

/**
 * The one way out, for signals and for faults nobody caught, from the first moment of the process on. Whoever does the work
 * watches `asked`; if it is not done in time, the process ends in any case.
 */
export function listenForStop(): StopRequest {
  const [asked, hurry] = [new AbortController(), new AbortController()]
  let status = 0
  let allowed = STOP_WITHIN_MS
  let tell = (error: unknown): void => {
    process.stderr.write(
      `Mizan broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  }
  const endWithin = (milliseconds: number): void => {
    // One after the other, so that a process that was kept from working at all still has its last word.
    setTimeout(() => {
      hurry.abort()
      setTimeout(() => process.exit(status), LAST_WORD_MS).unref()
    }, milliseconds - LAST_WORD_MS).unref()
  }
  const ask = (): void => {
    if (!asked.signal.aborted) {
      endWithin(allowed)
      asked.abort(new Error('the process is stopping'))
    } else if (!hurry.signal.aborted) {
      endWithin(HURRY_WITHIN_MS)
      hurry.abort()
    }
  }
  const fail = (error: unknown): void => {
    status = 1
    tell(error)
    // One fault more on the way out is no reason to hurry.
    if (!asked.signal.aborted) ask()
  }
  process.on('SIGTERM', ask).on('SIGINT', ask)
  // Rejections nobody caught arrive here as well.
  process.on('uncaughtException', fail)
  return {
    asked: asked.signal,
    hurry: hurry.signal,
    status: () => status,
    ask,
    allow(milliseconds) {
      allowed += milliseconds
    },
    onFault(listener) {
      tell = listener
    },
  }
}
