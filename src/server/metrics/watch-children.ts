import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { Registry } from './registry.ts'

const MEGABYTE = 1024 * 1024
const PEAKS = [64, 96, 128, 192, 256, 384, 512, 640, 768, 896, 1024].map((megabytes) => megabytes * MEGABYTE)
const LOOK_EVERY_MS = 500

type Child = { pid: number; peak: number }

/**
 * Counts the processes this one starts (readers of books, writers of reports) and what they hold. Whoever starts one need
 * not know: Node tells of each. Memory is known on Linux only.
 */
export function watchChildren(registry: Registry): void {
  const children = new Map<ChildProcess, Child>()
  const peaks = registry.histogram(
    'mizan_child_memory_peak_bytes',
    'The most memory each ended child process held, looked at twice a second.',
    PEAKS,
  )
  registry.measured('mizan_children', 'Child processes: readers of books and writers of reports.', () => children.size)
  registry.measured('mizan_children_memory_bytes', 'Memory all child processes hold together.', () =>
    [...children.values()].reduce((sum, { pid }) => sum + memoryOf(pid).resident, 0),
  )

  let looking: NodeJS.Timeout | undefined
  const look = (): void => {
    for (const child of children.values()) child.peak = Math.max(child.peak, memoryOf(child.pid).peak)
  }
  const begin = (process: ChildProcess, pid: number): void => {
    children.set(process, { pid, peak: 0 })
    looking ??= setInterval(look, LOOK_EVERY_MS).unref()
  }
  const end = (process: ChildProcess): void => {
    const child = children.get(process)
    if (child === undefined) return
    children.delete(process)
    if (child.peak > 0) peaks.observe({}, child.peak)
    if (children.size > 0) return
    clearInterval(looking)
    looking = undefined
  }
  subscribe('child_process', (message) => {
    const { process } = message as { process: ChildProcess }
    // It has its number only once it runs.
    process.once('spawn', () => begin(process, process.pid ?? 0)).once('exit', () => end(process))
  })
}

/** Bytes a process holds and held at most; 0 where nobody tells. */
function memoryOf(pid: number): { resident: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'latin1')
    const bytes = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
    return { resident: bytes('VmRSS'), peak: bytes('VmHWM') }
  } catch {
    return { resident: 0, peak: 0 }
  }
}
