import type { BookKind, PointKind } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import { AFTERWARDS } from '../bank/before-reading.ts'
import { BOOK_BANK } from '../bank/books/book-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame } from '../frame.ts'
import { present } from '../question.ts'
import { decidingFinding } from '../reason.ts'
import { bookSlots, concernSlots } from '../slots.ts'
import { askHappening } from './ask-happening.ts'
import { askAbout } from './ask-point.ts'
import type { GuideSupply } from './guide-supply.ts'

/** What people do and feel comes first where somebody acts, what is told and thought where nobody does. */
const OF_PEOPLE: readonly (readonly PointKind[])[] = [
  ['choice', 'wrong', 'passage'],
  ['feeling', 'wish'],
  ['trouble', 'turn', 'passage'],
  ['dispute', 'thought'],
  ['choice', 'wrong', 'humour', 'passage'],
  ['turn', 'trouble', 'wish', 'passage'],
]
const OF_THINGS: readonly (readonly PointKind[])[] = [
  ['fact', 'making'],
  ['thought', 'picture', 'passage'],
  ['fact', 'making'],
  ['thought', 'choice', 'turn', 'passage'],
  ['picture', 'fact'],
  ['fact', 'thought', 'feeling', 'passage'],
]
const TELLS_OF_THINGS: ReadonlySet<BookKind> = new Set(['information', 'activity'])
/** With fewer questions than this on passages, some that fit every book of its kind fill up. */
const FEWEST = 4
const LEAST_GENERAL = 1

export const orderOf = (kind: BookKind): readonly (readonly PointKind[])[] =>
  TELLS_OF_THINGS.has(kind) ? OF_THINGS : OF_PEOPLE

/** What people do is asked first; of passages then only the best. */
const MOST_HAPPENINGS = 3
const MOST = 5

/** What happens and some passages, in book order, each with its question; where there are few, questions about the whole book. */
export function afterReading(facts: BookFacts, supply: GuideSupply): Localized[] {
  const { choose, judgement, bookKind } = facts
  const happenings = present(Array.from({ length: MOST_HAPPENINGS }, () => supply.takeHappening()))
  const kinds = orderOf(bookKind)
  const points = present(kinds.slice(0, MOST - happenings.length).map((wanted) => supply.take(wanted)))
  const asked = [
    ...happenings.map((one, index) => ({
      start: one.evidence.start,
      text: askHappening(facts, `after.happening.${String(index)}`, one),
    })),
    ...points.map((point, index) => ({
      start: point.evidence.start,
      text: askAbout(facts, `after.${String(index)}`, point),
    })),
  ]
  const concern = judgement.verdict === 'Parent Guidance' ? decidingFinding(facts) : undefined
  const general = Array.from({ length: Math.max(LEAST_GENERAL, FEWEST - asked.length) }, (_, index) =>
    fillFrame(choose(`after.kind.${String(index)}`, BOOK_BANK[bookKind].questions), bookSlots(facts)),
  )
  return present([
    ...asked.toSorted((a, b) => a.start - b.start).map(({ text }) => text),
    ...general,
    concern && fillFrame(choose('after.concern', AFTERWARDS), concernSlots(facts, concern)),
  ])
}
