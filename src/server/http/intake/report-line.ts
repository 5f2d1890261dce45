import { MizanError } from '../../../contract/errors.ts'
import { boundedSeconds, createDurations } from './wait-estimate.ts'

export type ReportTurn = <Made>(work: () => Promise<Made>) => Promise<Made>

/**
 * Reports wait in a line before anything of them is put together: each takes a process of its own and, with its covers, the
 * memory of many books.
 */
export type ReportLine = {
  /**
   * Takes a place in the line. What it returns does the work when it is its turn; aborting `signal` gives the place back.
   *
   * @throws MizanError too_many_reports
   */
  enter(signal: AbortSignal): ReportTurn
}

/** Before any report has told how long one takes. */
const USUAL_MS = 10_000

export function createReportLine(
  { atOnce, maxWaiting }: { atOnce: number; maxWaiting: number },
  now: () => number = Date.now,
): ReportLine {
  const durations = createDurations()
  const line: (() => void)[] = []
  let inside = 0
  let working = 0

  const next = (): void => {
    if (working >= atOnce) return
    const begin = line.shift()
    if (begin === undefined) return
    working += 1
    begin()
  }

  /** @returns whether it is still wanted when its turn has come */
  async function turn(signal: AbortSignal): Promise<boolean> {
    return await new Promise<boolean>((resolve) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave)
        resolve(true)
      }
      const leave = (): void => {
        const at = line.indexOf(begin)
        if (at === -1) return
        line.splice(at, 1)
        resolve(false)
      }
      signal.addEventListener('abort', leave, { once: true })
      line.push(begin)
      next()
    })
  }

  return {
    enter(signal) {
      signal.throwIfAborted()
      if (inside >= atOnce + maxWaiting) {
        throw new MizanError('too_many_reports', { seconds: boundedSeconds((durations.mean() || USUAL_MS) / atOnce) })
      }
      inside += 1
      let begun = false
      // Whoever goes away before the work was asked for.
      signal.addEventListener('abort', () => void (begun || (inside -= 1)), { once: true })
      return async (work) => {
        signal.throwIfAborted()
        begun = true
        if (!(await turn(signal))) {
          inside -= 1
          throw signal.reason as Error
        }
        const startedAt = now()
        try {
          return await work()
        } finally {
          durations.add(now() - startedAt)
          working -= 1
          inside -= 1
          next()
        }
      }
    },
  }
}
