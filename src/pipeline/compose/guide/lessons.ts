import type { FoundValue } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import { LEARNED_FACTS, SHOWN_VALUES } from '../bank/lessons.ts'
import { VALUE_BANK, type ValueEntry } from '../bank/values.ts'
import type { BookFacts } from '../book-facts.ts'
import { asSentence, fillFrame } from '../frame.ts'
import { present } from '../question.ts'
import { passageSlots } from './ask-point.ts'
import type { GuideSupply } from './guide-supply.ts'

const MOST_VALUES = 5
const MOST_FACTS = 4

/** What a book teaches by deeds it shows; of a book that teaches things, also what one learns. None where it shows none. */
export function lessonsOf(facts: BookFacts, supply: GuideSupply): Localized[] {
  const values = facts.values.slice(0, MOST_VALUES).map((value, index) => ofValue(facts, value, index))
  const teaches = facts.bookKind === 'information' || facts.bookKind === 'biography' || facts.bookKind === 'activity'
  const learned = Array.from({ length: teaches ? MOST_FACTS : 0 }, (_, index) => {
    const point = supply.take(['fact', 'making'])
    return (
      point &&
      asSentence(
        fillFrame(facts.choose(`lesson.fact.${String(index)}`, LEARNED_FACTS), passageSlots(facts, point.evidence)),
      )
    )
  })
  return present([...values, ...learned])
}

function ofValue(facts: BookFacts, { value, evidence }: FoundValue, index: number): Localized | undefined {
  const ref: EvidenceRef | undefined = evidence[0]
  if (ref === undefined) return undefined
  const entry = VALUE_BANK[value]
  return asSentence(
    fillFrame(facts.choose(`lesson.value.${String(index)}`, SHOWN_VALUES), {
      ...passageSlots(facts, ref),
      value: lowerName(entry),
      meaning: fillFrame(entry.meaning),
    }),
  )
}

/** A value inside a sentence: 'mercy' / «الرحمة». */
export function lowerName({ name }: ValueEntry): Localized {
  return fillFrame([name[0].toLowerCase().replace(' god', ' God'), name[1]])
}
