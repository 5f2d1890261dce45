import { readFileSync } from 'node:fs'

/** Resident bytes of a process, or undefined where /proc does not tell (not Linux, or the process is gone). */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

/** Linux counts in hundredths of a second, whatever its kernel does. */
const TICK_MS = 10

/** Processor time of a process since its start, of all its threads, in milliseconds; undefined where /proc does not tell. */
export function processorMs(pid: number): number | undefined {
  try {
    // The name of the program, in brackets, may hold anything; the 14th and 15th field are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isNaN(ticks) ? undefined : ticks * TICK_MS
  } catch {
    return undefined
  }
}
