import type { Happening, HappeningKind } from '../../../contract/assessment.ts'
import type { Stretch } from './point-supply.ts'

/** Hands out what happens in a book, each once: not the same kind again while there is another, and not beside one handed out. */
export type HappeningSupply = {
  take(kinds?: readonly HappeningKind[], within?: Stretch): Happening | undefined
}

const NEAR = 0.05

/** @param happenings the most telling first. @param length of the text, in UTF-16 code units */
export function createHappeningSupply(happenings: readonly Happening[], length: number): HappeningSupply {
  const left = new Set(happenings)
  const given: Happening[] = []
  const placeOf = ({ evidence }: Happening): number => evidence.start / Math.max(1, length)
  const cost = (one: Happening): number =>
    given.filter(({ kind }) => kind === one.kind).length +
    given.filter((other) => Math.abs(placeOf(other) - placeOf(one)) < NEAR).length
  return {
    take(kinds, { from, to } = { from: 0, to: 1 }) {
      const fitting = [...left].filter(
        (one) => (kinds?.includes(one.kind) ?? true) && placeOf(one) >= from && placeOf(one) <= to,
      )
      const best = fitting.toSorted((a, b) => cost(a) - cost(b))[0]
      if (best === undefined) return undefined
      // One sentence may tell of two things.
      for (const one of left) if (one.evidence.start === best.evidence.start) left.delete(one)
      given.push(best)
      return best
    },
  }
}
