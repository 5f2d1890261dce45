/** Chance that repeats itself: the same seed gives the same answers. */
export type Random = {
  /** [0, 1) */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: 32 bits of state, good enough to vary sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<Item>(items: readonly Item[]): Item {
      return items[Math.floor(next() * items.length)] as Item
    },
  }
}
