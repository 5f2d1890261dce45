import type { PointKind } from '../../../contract/assessment.ts'
import type { GuideKind } from '../guide-kind.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame } from '../frame.ts'
import { present } from '../question.ts'
import { bookSlots } from '../slots.ts'
import { askHappening } from './ask-happening.ts'
import { askAbout } from './ask-point.ts'
import type { GuideSupply } from './guide-supply.ts'
import { kindFrames } from './kind-frames.ts'
import { ownQuestions } from './own-words.ts'

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
export const TELLS_OF_THINGS: ReadonlySet<GuideKind> = new Set(['information', 'activity'])
/** With fewer questions than this on passages, some that fit every book of its kind fill up. */
const FEWEST = 5
const LEAST_GENERAL = 1

export const orderOf = (kind: GuideKind): readonly (readonly PointKind[])[] =>
  TELLS_OF_THINGS.has(kind) ? OF_THINGS : OF_PEOPLE

/** What people do is asked first; of passages then only the best. */
const MOST_HAPPENINGS = 2
const MOST_POINTS = 2
/** A short book is asked about line by line. */
const SHORT = { words: 4000, happenings: 3, points: 3, own: 3 }
const MOST_OWN = 2

/** Of a long book only passages of which it is sure what they are. */
const sureOf = (kinds: readonly PointKind[]): PointKind[] => kinds.filter((kind) => kind !== 'passage')

/** What happens and some passages, in book order, each with its question; where there are few, questions about the whole book. */
export function afterReading(facts: BookFacts, supply: GuideSupply): Localized[] {
  const { choose, bookKind } = facts
  const isShort = facts.assessment.languageMeasures.words < SHORT.words
  const happenings = present(
    Array.from({ length: isShort ? SHORT.happenings : MOST_HAPPENINGS }, () => supply.takeHappening()),
  )
  const wanted = orderOf(bookKind).slice(0, isShort ? SHORT.points : MOST_POINTS)
  const points = present(wanted.map((kinds) => supply.take(isShort ? kinds : sureOf(kinds))))
  const own = ownQuestions(facts, 'after.own', 'questions', isShort ? SHORT.own : MOST_OWN, supply.asked)
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
  const questions = kindFrames(facts, 'questions')
  const general = Array.from(
    { length: Math.max(own.length === 0 ? LEAST_GENERAL : 0, FEWEST - asked.length - own.length) },
    (_, index) => fillFrame(choose(`after.kind.${String(index)}`, questions), bookSlots(facts)),
  )
  return present([...asked.toSorted((a, b) => a.start - b.start).map(({ text }) => text), ...own, ...general])
}
