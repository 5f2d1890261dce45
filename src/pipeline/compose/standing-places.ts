import type { Localized } from '../../contract/languages.ts'
import { knownPlace } from './bank/places.ts'
import type { BookFacts } from './book-facts.ts'
import { fillFrame } from './frame.ts'
import { present } from './question.ts'

/** Every story has these. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'the house',
  'the home',
  'the road',
  'the street',
  'the town',
  'the city',
  'the sky',
  // What one sits in, and may be a toy or stand in a street.
  'the boat',
  'the ship',
  'the car',
])
/** In ten thousand words a story comes back so often to where it plays; a short one too more than once or twice. */
const OFTEN = 15
const LEAST = 3
/** Tenths of the text: what one scene is full of is no place of the whole. */
const THROUGHOUT = 6

/** Where a story plays: places the bank can name and it comes back to, the most frequent first. */
export function standingPlaces(facts: BookFacts): Localized[] {
  const { narrative, languageMeasures } = facts.assessment
  const often = narrative.settings
    .filter(({ mentions }) => mentions >= LEAST && (mentions * 10_000) / Math.max(1, languageMeasures.words) >= OFTEN)
    .filter(({ name }) => facts.spreadOf(name) >= THROUGHOUT)
    .toSorted((a, b) => b.mentions - a.mentions)
  const named = present(often.map(({ name }) => knownPlace(name))).map((frame) => fillFrame(frame))
  return named.filter(
    ({ en, ar }, index) => !EVERYWHERE.has(en) && named.findIndex((other) => other.ar === ar) === index,
  )
}
