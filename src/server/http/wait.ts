import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves after so long, or as soon as `hurry` is aborted. */
export type Wait = (milliseconds: number, hurry?: AbortSignal) => Promise<void>

export const waitAtMost: Wait = async (milliseconds, hurry) => {
  await sleep(milliseconds, undefined, hurry && { signal: hurry }).catch(() => {
    // Asked to hurry: on to the next step.
  })
}
