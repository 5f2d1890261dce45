import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { SPARSE_LESSONS } from './bank/before-reading.ts'
import { STILL_THERE, WHY_NOT, WHY_NOT_PROOFS } from './bank/not-suitable.ts'
import { LESSON_TAILS, PROOFS } from './bank/parts.ts'
import { themeEntry } from './bank/themes.ts'
import { VALUE_BANK, type ValueEntry } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import type { FreshEvidence } from './fresh-evidence.ts'
import { asSentence, fillFrame, joinParts, type Frame } from './frame.ts'
import { composeStatement, present } from './question.ts'
import { verdictReason } from './reason.ts'
import { bookSlots, concernSlots, quoteSlots } from './slots.ts'

/** Four to seven lessons, each tied to a place in the book; of a book not for children the reasons against it. */
export function composeLessons(facts: BookFacts, fresh: FreshEvidence): Localized[] {
  if (facts.judgement.verdict === 'Not Whitelisted') return cautions(facts, fresh)
  const lesson = (slot: string, statements: readonly Frame[], refs: readonly EvidenceRef[]) => {
    const ref = fresh(refs)
    return ref && composeStatement(facts.choose, slot, [statements, PROOFS, LESSON_TAILS], quoteSlots(facts, ref))
  }
  const values = facts.values
    .slice(0, 4)
    .map(({ value, evidence }) => lesson(`lesson.${value}`, VALUE_BANK[value].lessons, evidence))
  const themes = facts.themes
    .slice(0, 4)
    .map(({ theme, evidence }) => lesson(`lesson.${theme}`, themeEntry(theme).lessons, evidence))
  const found = [...present(values), ...present(themes).slice(0, Math.max(2, 7 - values.length))].slice(0, 7)
  const sparse = Array.from({ length: Math.max(0, 4 - found.length) }, (_, index) => {
    const ref = fresh(facts.moments.map((moment) => moment.ref))
    const slots = ref === undefined ? bookSlots(facts) : quoteSlots(facts, ref)
    // With something to quote, a tail without a quote would make the lesson fit any picture book.
    const tails = SPARSE_LESSONS.tails.filter(([en]) => ref === undefined || en.includes('{quote}'))
    return composeStatement(
      facts.choose,
      `lesson.sparse.${index}`,
      [SPARSE_LESSONS.statements, tails, ref === undefined ? [] : SPARSE_LESSONS.ends],
      slots,
    )
  })
  return [...found, ...present(sparse)]
}

function cautions(facts: BookFacts, fresh: FreshEvidence): Localized[] {
  const categories = [...new Set(facts.concerns.map(({ category }) => category))].slice(0, 4)
  const reasons = categories.map((category) => {
    const finding = fresh(facts.concerns.filter((concern) => concern.category === category))
    return (
      finding &&
      composeStatement(facts.choose, `caution.${category}`, [WHY_NOT, WHY_NOT_PROOFS], concernSlots(facts, finding))
    )
  })
  const kept = facts.values.slice(0, 2).map(({ value, evidence }) => {
    const ref = fresh(evidence)
    return (
      ref &&
      composeStatement(facts.choose, `still.${value}`, [STILL_THERE], {
        ...quoteSlots(facts, ref),
        value: lowerName(VALUE_BANK[value]),
      })
    )
  })
  const ground = asSentence(
    joinParts(
      fillFrame(['The verdict on {title} rests on this: ', 'سبب الحكم على {title}: '], { title: facts.titled }),
      verdictReason(facts),
    ),
  )
  return present([...(reasons.length === 0 ? [ground] : reasons), ...kept])
}

/** A value inside a sentence: 'mercy' / «الرحمة». */
export function lowerName({ name }: ValueEntry): Localized {
  return fillFrame([name[0].toLowerCase().replace(' god', ' God'), name[1]])
}
