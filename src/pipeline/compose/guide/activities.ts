import type { PointKind } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import { KIND_ACTIVITIES } from '../bank/kind-methods.ts'
import { POINT_ACTIVITIES, type PointActivity } from '../bank/point-activities.ts'
import type { BookFacts } from '../book-facts.ts'
import { asSentence, fillFrame, usableFrames, type Slots } from '../frame.ts'
import { present } from '../question.ts'
import { bookSlots, hardWords } from '../slots.ts'
import { passageSlots } from './ask-point.ts'
import type { PointSupply } from './point-supply.ts'

export type Titled = { title: Localized; description: Localized }
type Setting = PointActivity['setting']
/** Characters of what is copied, learned by heart or spoken after somebody. */
const LINE = 140
/** With fewer things to do with passages, some that fit every book of its kind fill up. */
const FEWEST: Record<Setting, number> = { home: 2, class: 1 }

/** One of each line: what families like to do first, and what a class does best. */
const WANTED: Record<Setting, readonly (readonly PointKind[])[]> = {
  home: [
    ['picture'],
    ['making', 'fact'],
    ['humour', 'wish', 'feeling'],
    ['choice', 'trouble', 'wrong', 'turn', 'passage'],
  ],
  class: [
    ['turn', 'trouble', 'choice'],
    ['dispute', 'thought', 'wrong'],
    ['feeling', 'fact', 'making', 'introduction', 'passage'],
  ],
}

/** Things to do with passages of the book; where there are few, some that fit every book of its kind. */
export function activitiesOf(facts: BookFacts, supply: PointSupply, setting: Setting): Titled[] {
  const age = Math.max(3, facts.judgement.recommendedAge)
  const fits = (entry: PointActivity): boolean =>
    entry.setting === setting && entry.ages[0] <= age && age <= entry.ages[1]
  const make = (slot: string, entries: readonly PointActivity[], slots: Slots): Titled | undefined => {
    const usable = entries.filter((entry) => fits(entry) && usableFrames([entry.title, entry.body], slots).length === 2)
    if (usable.length === 0) return undefined
    const { title, body } = facts.choose(slot, usable)
    return { title: fillFrame(title), description: asSentence(fillFrame(body, slots)) }
  }
  const withPassages = present(
    WANTED[setting].map((kinds, index) => {
      const able = kinds.filter((kind) => POINT_ACTIVITIES[kind].some(fits))
      const known = able.filter((kind) => kind !== 'passage')
      const point = supply.take(known) ?? supply.take(able, { from: 0, to: 1, longest: LINE })
      return (
        point && make(`${setting}.${String(index)}`, POINT_ACTIVITIES[point.kind], passageSlots(facts, point.evidence))
      )
    }),
  )
  const slots: Slots = { ...bookSlots(facts), words: hardWords(facts) }
  const general = Array.from({ length: Math.max(0, FEWEST[setting] - withPassages.length) }, (_, index) =>
    make(`${setting}.kind.${String(index)}`, KIND_ACTIVITIES[facts.bookKind], slots),
  )
  const all = [...withPassages, ...present(general)]
  return all.filter(({ title }, index) => all.findIndex((other) => other.title.en === title.en) === index)
}
