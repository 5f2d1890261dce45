import type { Assessment, Happening, TalkingPoint } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { GuideKind } from './guide-kind.ts'
import { isTorn, saysWhom, withLines } from './passages.ts'
import { OF_THE_TELLER, TOLD_AS_PEOPLE } from './people.ts'

export type Asked = {
  assessment: Assessment
  kind: GuideKind
  /** Of the people of the book. */
  names: readonly string[]
  /** Years: the recommended age. */
  age: number
  isCalm: (ref: EvidenceRef) => boolean
}

/** What a book for the grown says of the world is often somebody's view it reports: a passage of it speaks for nobody who reads it alone. */
const GROWN_FROM = 15
/** Characters: what a child of so few years can hear, and say after. */
const SMALL = { until: 6, characters: 170, fewest: 2 }

/** Calm passages that say whom they are about, short ones for small children where there are enough. @param lines of a short text */
export function pointsToAsk(
  { assessment, kind, names, age, isCalm }: Asked,
  lines: readonly EvidenceRef[],
): TalkingPoint[] {
  if (kind === 'information' && age >= GROWN_FROM) return []
  const points = withLines(assessment.talkingPoints ?? [], lines).filter(
    ({ evidence }) =>
      isCalm(evidence) && !isTorn(evidence.quote) && saysWhom(evidence.quote, names, assessment.languageMeasures.words),
  )
  const short = points.filter(({ evidence }) => evidence.quote.length <= SMALL.characters)
  return age > SMALL.until || short.length < SMALL.fewest ? points : short
}

/** "He failed to gain ground and Reid punted": two people in one clause ask no question about one of them. */
const OF_TWO = /\band \p{Lu}\p{Ll}+ \p{Ll}+/u
/** «أبت أن تسافر قبل أن تراك»: lifted out of a talk, it speaks to whoever reads the question. */
const SPOKEN_TO =
  /(?<!\p{L})(?:لك|إليك|عليك|معك|منك|بك|عنك|أنت|أنتم|أنتما|لكم|إليكم|عليكم|معكم|منكم|بكم|[أتين]راك|[أتين]راكم)(?!\p{L})/u

/** What people do in calm sentences; what somebody does in one of a hundred anecdotes for the grown is not understood without it. */
export function happeningsToAsk({ assessment, kind, age, isCalm }: Asked): Happening[] {
  if (age >= GROWN_FROM && !TOLD_AS_PEOPLE.has(kind) && kind !== 'biography') return []
  return (assessment.narrative.happenings ?? []).filter(
    ({ who, evidence, told }) =>
      isCalm(evidence) && !OF_THE_TELLER.has(who) && !SPOKEN_TO.test(told) && !OF_TWO.test(told),
  )
}
