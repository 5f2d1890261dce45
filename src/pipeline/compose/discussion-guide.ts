import type { Localized } from '../../contract/languages.ts'
import { ALREADY_READ, DECIDING, REVERED } from './bank/not-suitable.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsAtPlaces, gravestConcerns, haveSurePlaces, isToBeExplained } from './concerns-in-book.ts'
import type { Frame } from './frame.ts'
import { afterReading } from './guide/after-reading.ts'
import { beforeReading } from './guide/before-reading.ts'
import type { GuideSupply } from './guide/guide-supply.ts'
import { topicsOf } from './guide/topics.ts'
import { choosePart, present } from './question.ts'
import { spokenSlots } from './reason.ts'
import { bookSlots } from './slots.ts'

export type Guide = { before: Localized[]; after: Localized[] }
export type Topic = { topic: Localized; questions: Localized[] }

/** Questions for parents. A book that is not for children gets questions for the adult who decides, or who is asked. */
export function composeGuide(facts: BookFacts, supply: GuideSupply): Guide {
  if (facts.judgement.verdict === 'Not Whitelisted') return cautiousGuide(facts)
  // What is read beforehand stands at the beginning: it is chosen first.
  const before = beforeReading(facts, supply)
  return { before, after: afterReading(facts, supply) }
}

/** Not for children: what the deciding adult should weigh, and how to talk with a child who has met the book already. */
function cautiousGuide(facts: BookFacts): Guide {
  const grave = gravestConcerns(facts)
  const slots = {
    ...bookSlots(facts),
    ...spokenSlots(facts),
    places: facts.pageCount > 1 && haveSurePlaces(facts, grave) ? concernsAtPlaces(facts, grave) : undefined,
  }
  const said = (name: string, kinds: readonly (readonly Frame[])[]): Localized[] =>
    present(kinds.map((frames, index) => choosePart(facts.choose, `${name}.${String(index)}`, frames, slots)))
  return isToBeExplained(facts)
    ? { before: said('deciding', REVERED.deciding), after: said('read', REVERED.read) }
    : { before: said('deciding', DECIDING), after: said('read', ALREADY_READ) }
}

/** The guide by subject; none of a book that is not for children. */
export function composeTopics(facts: BookFacts, supply: GuideSupply): Topic[] {
  return facts.judgement.verdict === 'Not Whitelisted' ? [] : topicsOf(facts, supply)
}
