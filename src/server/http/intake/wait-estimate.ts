/** Nobody is sent away for less or for longer, whatever is computed. */
const [SHORTEST_S, LONGEST_S] = [2, 600]
/** Older ones tell nothing about now. */
const REMEMBERED = 20

/** Whole seconds for `Retry-After`. */
export function boundedSeconds(milliseconds: number): number {
  return Math.min(LONGEST_S, Math.max(SHORTEST_S, Math.ceil(milliseconds / 1000)))
}

/** How long the last ones took, in milliseconds. */
export function createDurations(): { add: (milliseconds: number) => void; mean: () => number } {
  const last: number[] = []
  return {
    add(milliseconds) {
      last.push(milliseconds)
      if (last.length > REMEMBERED) last.shift()
    },
    mean: () => (last.length === 0 ? 0 : last.reduce((sum, value) => sum + value, 0) / last.length),
  }
}
