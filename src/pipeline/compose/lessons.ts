import type { Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { WHY_NOT } from './bank/not-suitable.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsOf } from './concern-lines.ts'
import { asSentence, fillFrame, joinParts } from './frame.ts'
import { lessonsOf } from './guide/lessons.ts'
import type { PointSupply } from './guide/point-supply.ts'
import { decidingFinding, verdictReason } from './reason.ts'
import { concernSlots } from './slots.ts'

const MOST_REASONS = 3

/** Lessons, each with the passage that teaches it; of a book not for children the reasons against it. */
export function composeLessons(facts: BookFacts, supply: PointSupply): Localized[] {
  return facts.judgement.verdict === 'Not Whitelisted' ? cautions(facts) : lessonsOf(facts, supply)
}

function cautions(facts: BookFacts): Localized[] {
  const deciding = decidingFinding(facts)
  // What it is refused for first, as its summary says.
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const ofSystem = severe === 1 || severe === 2 ? concernsOf(facts, severe) : []
  const concerns = [...(deciding === undefined ? [] : [deciding]), ...ofSystem, ...facts.concerns]
  const nameOf = (finding: Finding): string | undefined => concernSlots(facts, finding)['concern']?.en
  // Two kinds of content may share a name, and then a reason.
  const named = concerns.filter((one, at) => concerns.findIndex((other) => nameOf(other) === nameOf(one)) === at)
  const reasons = named
    .slice(0, MOST_REASONS)
    .map((finding, index) =>
      asSentence(fillFrame(facts.choose(`caution.${String(index)}`, WHY_NOT), concernSlots(facts, finding))),
    )
  if (reasons.length > 0) return reasons
  const ground = joinParts(
    fillFrame(['The verdict on {title} rests on this: ', 'سبب الحكم على {title}: '], { title: facts.titled }),
    verdictReason(facts),
  )
  return [asSentence(ground)]
}
