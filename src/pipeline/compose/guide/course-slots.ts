import type { CoursePassage } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { BookFacts } from '../book-facts.ts'
import type { Slots } from '../frame.ts'
import { isWholeLine } from '../passages.ts'
import { quotedWhole } from '../quote.ts'

/** Characters: three of them are read out in one task. */
const LONGEST = 150

/** Sentences that stand whole, with every mark of speech in a pair. */
function standsWhole({ quote }: EvidenceRef): boolean {
  const count = (marks: RegExp): number => quote.match(marks)?.length ?? 0
  return (
    quote.length <= LONGEST &&
    isWholeLine(quote) &&
    count(/["]/gu) % 2 === 0 &&
    count(/“/gu) === count(/”/gu) &&
    count(/«/gu) === count(/»/gu)
  )
}

const words = (passage: { evidence: EvidenceRef } | undefined): Localized | undefined =>
  passage && quotedWhole(passage.evidence.quote)

/** Characters: as much as a small child can say after somebody. */
const SAID = 75

/**
 * Passages that say what happens in a short story: {begins}, {turns} and after it {later}, {ends}, and {short}, one of them that can
 * be learned by heart; none of a longer book.
 */
export function courseSlots({ course }: BookFacts): Slots {
  const whole = course.filter(({ evidence }) => standsWhole(evidence))
  const of = (step: CoursePassage['step']): CoursePassage[] => whole.filter((passage) => passage.step === step)
  const [turn, ...others] = of('turn')
  return {
    begins: words(of('situation')[0]),
    turns: words(turn),
    later: words(others.at(-1)),
    ends: words(of('outcome')[0]),
    short: words(whole.findLast(({ evidence }) => evidence.quote.length <= SAID)),
  }
}

/**
 * Lines of a book of a few, each pair in its order: {line} and {line2} to ask about, the last ones, for the first are asked about one by one;
 * {line3} and {line4} to do something with, others where there are so many.
 */
export function lineSlots(facts: BookFacts): Slots {
  const lines = facts.lines.filter((ref) => standsWhole(ref) && facts.isCalm(ref))
  if (lines.length < 2) return {}
  const asked = lines.slice(-2)
  const done = lines.length < 4 ? asked : lines.slice(-4, -2)
  const [line, line2, line3, line4] = [...asked, ...done].map((ref) => facts.quote(ref))
  return { line, line2, line3, line4 }
}
