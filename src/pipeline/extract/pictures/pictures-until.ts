/** Pictures may take so long, and must leave some time before the reading is stopped. */
const MOST_MS = 20_000
const LEFT_MS = 4_000

/** Until when pictures are looked at, on the clock of `performance.now()`. */
export function picturesUntil(deadline: number | undefined): number {
  return Math.min(performance.now() + MOST_MS, (deadline ?? Number.POSITIVE_INFINITY) - LEFT_MS)
}
