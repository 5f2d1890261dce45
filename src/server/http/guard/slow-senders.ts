import type { FastifyRequest } from 'fastify'

export type Pace = {
  /** Nobody is judged before this. */
  graceMs: number
  bytesPerSecond: number
  checkMs: number
}

/** A hundred megabytes at this pace would take a day; a phone at the edge of its network is faster. */
const PACE: Pace = { graceMs: 20_000, bytesPerSecond: 1024, checkMs: 5_000 }

/**
 * Ends the connection of whoever sends a body more slowly than any network does: each would hold a connection and an open
 * file for as long as it likes.
 */
export function watchSender({ raw }: FastifyRequest, { graceMs, bytesPerSecond, checkMs }: Pace = PACE): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
  const { socket } = raw
  const [startedAt, before] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    if (raw.complete || raw.readableEnded || raw.destroyed) {
      clearInterval(timer)
      return
    }
    const ms = performance.now() - startedAt
    if (ms < graceMs || (socket.bytesRead - before) / (ms / 1000) >= bytesPerSecond) return
    clearInterval(timer)
    raw.destroy()
  }, checkMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
