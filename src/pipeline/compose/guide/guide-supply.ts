import type { BookFacts } from '../book-facts.ts'
import type { Frame } from '../frame.ts'
import { createHappeningSupply, type HappeningSupply } from './happening-supply.ts'
import { createPointSupply, type PointSupply } from './point-supply.ts'

/** What a guide is made of: passages, and what people do in the book. Each is handed out once, so that nothing is asked twice. */
export type GuideSupply = PointSupply & {
  takeHappening(...wanted: Parameters<HappeningSupply['take']>): ReturnType<HappeningSupply['take']>
  /** Questions and things to do in the book's own words that stand in the guide already. */
  asked: Set<Frame>
}

/** With fewer passages left the same one is rather asked about twice. */
const FEWEST_POINTS = 2

export function createGuideSupply({ points, course, happenings, length }: BookFacts): GuideSupply {
  // What happens in a short story is asked about by itself.
  const others = points.filter(({ evidence }) =>
    course.every((step) => step.evidence.end <= evidence.start || evidence.end <= step.evidence.start),
  )
  const passages = createPointSupply(others.length < FEWEST_POINTS ? points : others, length)
  const events = createHappeningSupply(happenings, length)
  return {
    take: (kinds, within) => passages.take(kinds, within),
    takeHappening: (kinds, within) => events.take(kinds, within),
    asked: new Set(),
  }
}
