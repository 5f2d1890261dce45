import { Worker } from 'node:worker_threads'

const CHECK_MS = 1_000
/** The one program that runs from a text (forbid-network.ts). */
export const ORPHAN_WATCH = `
  const parent = process.ppid
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, ${CHECK_MS})
`

/**
 * Ends this process when its parent is gone, from a thread of its own: a parser caught in an endless loop never sees
 * that the channel to the parent closed, and nobody is left to stop it.
 */
export function guardAgainstOrphanhood(): void {
  new Worker(ORPHAN_WATCH, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref()
}
