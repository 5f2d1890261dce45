import type { PointKind, TalkingPoint } from '../../../contract/assessment.ts'

/** Hands out the talking points of a book, each once, so that a guide never puts two tasks to one passage. */
export type PointSupply = {
  /** The best one left of these kinds: likely to make sense, far from those handed out, of a kind that came seldom. */
  take(kinds: readonly PointKind[], within?: Stretch): TalkingPoint | undefined
}

/** Shares of the text, 0-1. */
export type Stretch = { from: number; to: number }

/** A point loses so much where another one has been handed out beside it, and for each one of its kind before it. */
const BESIDE = 0.12
const OF_ITS_KIND = 0.06
/** Nobody reads a longer quotation out to a child. */
const LONG = 300
const TOO_LONG = 0.15
/** The share of a book that is beside a point. */
const NEAR = 0.04

/** @param length of the text, in UTF-16 code units */
export function createPointSupply(points: readonly TalkingPoint[], length: number): PointSupply {
  const left = new Set(points)
  const given: TalkingPoint[] = []
  const placeOf = ({ evidence }: TalkingPoint): number => evidence.start / Math.max(1, length)
  const worth = (point: TalkingPoint): number => {
    const beside = given.filter((other) => Math.abs(placeOf(other) - placeOf(point)) < NEAR).length
    const long = point.evidence.quote.length > LONG ? TOO_LONG : 0
    return point.chance - long - BESIDE * beside - OF_ITS_KIND * given.filter(({ kind }) => kind === point.kind).length
  }
  return {
    take(kinds, { from, to } = { from: 0, to: 1 }) {
      const fitting = [...left].filter(
        (point) => kinds.includes(point.kind) && placeOf(point) >= from && placeOf(point) <= to,
      )
      const best = fitting.toSorted((a, b) => worth(b) - worth(a) || a.evidence.start - b.evidence.start)[0]
      if (best === undefined) return undefined
      // A passage may be a point of two kinds.
      for (const point of left) if (point.evidence.start === best.evidence.start) left.delete(point)
      given.push(best)
      return best
    },
  }
}
