import { residentBytes } from './process-figures.ts'

const POLL_MS = 50

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
