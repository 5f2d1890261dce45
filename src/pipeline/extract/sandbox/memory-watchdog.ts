import { readFileSync } from 'node:fs'

const POLL_MS = 50

/** Resident bytes of a process, or undefined where /proc does not tell (not Linux, or the process is gone). */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

/**
 * Calls `onExceeded` once when the process holds more than `limit` bytes; returns the way to stop watching.
 * Needed because V8's own limits do not bound Buffers and WebAssembly memory.
 */
export function watchMemory(pid: number, limit: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) <= limit) return
    clearInterval(timer)
    onExceeded()
  }, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
