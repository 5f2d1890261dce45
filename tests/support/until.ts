import { setTimeout as sleep } from 'node:timers/promises'

/** Below the time a test has (vitest.config.ts), so that what never came is named; how busy a machine is decides nothing. */
const NEVER_MS = 220_000

/** Looks again and again until there is something, and returns it. */
export async function until<T>(
  look: () => T | Promise<T>,
  what: string = look.toString(),
  { interval = 20 }: { interval?: number } = {},
): Promise<NonNullable<Exclude<T, false>>> {
  const end = performance.now() + NEVER_MS
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found as NonNullable<Exclude<T, false>>
    if (performance.now() > end) throw new Error(`never came: ${what}`)
    await sleep(interval)
  }
}

type Ended = { status: string }

/** A record when its evaluation has ended. */
export async function untilEnded<T extends Ended>(look: () => Promise<T>): Promise<T> {
  return await until(async () => {
    const record = await look()
    return (record.status === 'completed' || record.status === 'failed') && record
  }, 'the end of an evaluation')
}
