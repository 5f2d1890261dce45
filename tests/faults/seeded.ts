/** Numbers that are the same for the same seed (mulberry32). */
export type Seeded = {
  /** 0 up to, not including, 1 */
  fraction(): number
  /** A whole number from `from` up to, not including, `to`. */
  between(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  chance(share: number): boolean
  shuffled<T>(things: readonly T[]): T[]
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(fraction() * (to - from))
  return {
    fraction,
    between,
    pick(choices) {
      const choice = choices[between(0, choices.length)]
      if (choice === undefined) throw new Error('nothing to choose from')
      return choice
    },
    chance: (share) => fraction() < share,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, place: fraction() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ thing }) => thing),
  }
}
