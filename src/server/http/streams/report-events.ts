import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../../contract/languages.ts'
import type { ReportProgress } from '../../../contract/report-progress.ts'
import { errorEvent } from './error-event.ts'

/** Proxies close a connection that says nothing for half a minute. */
const HEARTBEAT_MS = 10_000
const PART_BYTES = 192 * 1024

export type ReportWork = {
  make: (onProgress: (progress: ReportProgress) => void) => Promise<Uint8Array>
  name: string
  language: Language
  /** Aborted when nobody listens any more. */
  gone: AbortSignal
  /** Aborted then, and when there is no more time. */
  signal: AbortSignal
}

/**
 * A report as server-sent events: `progress` {step, done, total} as it changes, a comment while it does not, then the
 * file as `part` after `part` {base64}, and last `result` {name} or `error` {error, code}.
 */
export async function* reportEvents({ make, name, language, gone, signal }: ReportWork): AsyncGenerator<string> {
  let newest: ReportProgress | null = null
  let changed = Promise.withResolvers<void>()
  const made = make((progress) => {
    newest = progress
    changed.resolve()
  })
  // Whoever waits below hears of it; nobody may while this generator rests.
  const settled = made.then(
    () => true,
    () => true,
  )
  // However long the work itself needs to notice that it is over: whoever listens is told at once.
  const over = new Promise<true>((resolve) => {
    if (signal.aborted) resolve(true)
    else signal.addEventListener('abort', () => resolve(true), { once: true })
  })
  try {
    for (let finished = false; !finished;) {
      const awake = new AbortController()
      const silence = sleep(HEARTBEAT_MS, false, { signal: awake.signal }).catch(() => false)
      finished = await Promise.race([settled, over, changed.promise.then(() => false), silence])
      awake.abort()
      // Taken before it is told: what changes while the reader takes it must not be lost.
      const next = newest
      newest = null
      changed = Promise.withResolvers()
      if (next !== null) yield event('progress', next)
      else if (!finished) yield ': still working\n\n'
    }
    const pdf = await Promise.race([made, over.then(() => Promise.reject(signal.reason as Error))])
    for (let at = 0; at < pdf.length; at += PART_BYTES) {
      signal.throwIfAborted()
      yield event('part', { base64: Buffer.from(pdf.subarray(at, at + PART_BYTES)).toString('base64') })
    }
    yield event('result', { name })
  } catch (error) {
    if (!gone.aborted) yield errorEvent(error, language)
  }
}

/** One event; JSON has no line breaks, so one data line is enough. */
function event(name: 'progress' | 'part' | 'result', data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
