import type { Localized } from '../../contract/languages.ts'
import { strengthOf } from '../../contract/assessment.ts'
import { DEGREE_NAMES } from './bank/concerns.ts'
import { SHOWN_AT, WHY_NOT } from './bank/not-suitable.ts'
import type { BookFacts } from './book-facts.ts'
import { gravestConcerns } from './concerns-in-book.ts'
import { asSentence, fillFrame, joinParts } from './frame.ts'
import { lessonsOf } from './guide/lessons.ts'
import type { GuideSupply } from './guide/guide-supply.ts'
import { verdictReason } from './reason.ts'
import { concernSlots } from './slots.ts'

/** Lessons, each with the passage that teaches it; of a book not for children the reasons against it. */
export function composeLessons(facts: BookFacts, supply: GuideSupply): Localized[] {
  return facts.judgement.verdict === 'Not Whitelisted' ? cautions(facts) : lessonsOf(facts, supply)
}

/** A passage that its reader expects to be weaker than this is no place to send a parent to. */
const SURE = 2

/** What the whole book is strong in: first what the failing system rests on, as its summary says. */
function cautions(facts: BookFacts): Localized[] {
  const shown = new Set<number>()
  const reasons = gravestConcerns(facts).map(({ name, level, passages }, index) => {
    const strongest = passages.find(({ page }) => !shown.has(page)) ?? passages[0]!
    shown.add(strongest.page)
    const slots = { ...concernSlots(facts, strongest), held: name, degree: fillFrame(DEGREE_NAMES[level]) }
    const reason = fillFrame(WHY_NOT[index] ?? WHY_NOT[0]!, slots)
    return asSentence(strengthOf(strongest) >= SURE ? joinParts(reason, fillFrame(SHOWN_AT, slots)) : reason)
  })
  if (reasons.length > 0) return reasons
  const ground = joinParts(
    fillFrame(['The verdict on {title} rests on this: ', 'سبب الحكم على {title}: '], { title: facts.titled }),
    verdictReason(facts),
  )
  return [asSentence(ground)]
}
