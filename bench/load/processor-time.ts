import { readFileSync } from 'node:fs'

/** Of /proc: hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor seconds of a process and all it ever started, as far as they have ended or still run; 0 where there is no /proc. */
export function processorSeconds(pid: number): number {
  try {
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? []
    // utime, stime, and those of ended children
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
      .trim()
      .split(' ')
    return own + children.filter(Boolean).reduce((sum, child) => sum + processorSeconds(Number(child)), 0)
  } catch {
    return 0
  }
}
