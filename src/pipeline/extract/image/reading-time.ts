/** Without a deadline, milliseconds a reading takes at most. */
const USUAL = 90_000
/** Kept back for the last page under way and for handing over the book. */
const RESERVE = 10_000

/**
 * The moment on the clock of `performance.now()` after which no further page is begun.
 * @param deadline milliseconds of `performance.now()` at which the reading is stopped from outside
 */
export function readUntil(deadline: number | undefined): number {
  const left = deadline === undefined ? USUAL : deadline - performance.now()
  return performance.now() + Math.max(left - RESERVE, left / 2)
}
