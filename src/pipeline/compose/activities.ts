import { INSTEAD, REVERED } from './bank/not-suitable.ts'
import type { BookFacts } from './book-facts.ts'
import { isToBeExplained } from './concerns-in-book.ts'
import { asSentence, fillFrame, usableFrames, type Slots } from './frame.ts'
import { activitiesOf, type Titled } from './guide/activities.ts'
import type { GuideSupply } from './guide/guide-supply.ts'
import { spokenSlots } from './reason.ts'
import { bookSlots } from './slots.ts'

/** Things to do at home, fitting the age and what the book offers; instead of an unsuitable book, something else. */
export function composeActivities(facts: BookFacts, supply: GuideSupply): Titled[] {
  return facts.judgement.verdict === 'Not Whitelisted' ? alternatives(facts) : activitiesOf(facts, supply, 'home')
}

/** Ways to teach with the book; none with a book that is not for children. */
export function composeMethods(facts: BookFacts, supply: GuideSupply): Titled[] {
  return facts.judgement.verdict === 'Not Whitelisted' ? [] : activitiesOf(facts, supply, 'class')
}

const ALTERNATIVES = 3

function alternatives(facts: BookFacts): Titled[] {
  const slots: Slots = { ...bookSlots(facts), ...spokenSlots(facts) }
  const fitting = (isToBeExplained(facts) ? REVERED.instead : INSTEAD).filter(
    ({ title, body }) => usableFrames([title, body], slots).length === 2,
  )
  return Array.from({ length: Math.min(ALTERNATIVES, fitting.length) }, (_, index) => {
    const { title, body } = facts.choose(`instead.${String(index)}`, fitting)
    return { title: fillFrame(title, slots), description: asSentence(fillFrame(body, slots)) }
  })
}
