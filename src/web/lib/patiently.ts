import { retryDelay, type Trouble, troubleOf } from './trouble.ts'

/** What stands in the way, and until when (ms since 1970) nothing is tried. */
export type Wait = { trouble: Trouble; until: number }

/** About four minutes: a person is looking at it. */
const MOST_FAILURES = 8

type Patience = {
  signal: AbortSignal
  /** Called when a wait begins, and with undefined when it ends. */
  onWait: (wait: Wait | undefined) => void
}

/** Tries until it works, waiting longer each time, as long as what stands in the way may pass. */
export async function patiently<T>(attempt: () => Promise<T>, { signal, onWait }: Patience): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === undefined || signal.aborted || failures > MOST_FAILURES) throw error
      const wait = retryDelay(failures, error)
      onWait({ trouble, until: Date.now() + wait })
      await pause(wait, signal)
      onWait(undefined)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new DOMException('Cancelled while waiting', 'AbortError'))
      },
      { once: true },
    )
  })
}
