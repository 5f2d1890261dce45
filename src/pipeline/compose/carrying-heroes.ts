import type { BookFacts } from './book-facts.ts'
import { cleanText } from './isolate.ts'

/** Whoever stands for a book is named often, and a second one not much less. */
const NAMED = { times: 4, inTenThousandWords: 15, besideTheFirst: 0.25 }
const MOST_HEROES = 3
/** Tenths of the text: who comes in late does not stand for it. */
const THROUGHOUT = 4

/** The people who stand for a book, the most named first; none where nobody stands out. */
export function carryingHeroes(facts: BookFacts): string[] {
  const { assessment, heroes } = facts
  const { narrative, languageMeasures } = assessment
  const mentions = new Map(narrative.characters.map(({ name, mentions: count }) => [cleanText(name), count]))
  // A name may be joined of two.
  const times = (name: string): number =>
    mentions.get(name) ?? [...mentions].reduce((sum, [part, n]) => sum + (name.includes(part) ? n : 0), 0)
  const first = heroes[0] === undefined ? 0 : times(heroes[0])
  const least = Math.max(NAMED.times, (NAMED.inTenThousandWords * languageMeasures.words) / 10_000)
  if (first < least) return []
  const carrying = heroes.filter(
    (name, index) =>
      index === 0 ||
      (times(name) >= Math.max(NAMED.times, first * NAMED.besideTheFirst) && facts.spreadOf(name) >= THROUGHOUT),
  )
  const byName = carrying.filter((name) => !/^(?:the |ال)/u.test(name))
  // There may be several kings, and a name says more.
  return (byName.length > 0 ? byName : carrying).slice(0, MOST_HEROES)
}
