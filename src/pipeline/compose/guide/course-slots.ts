import type { CoursePassage } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { BookFacts } from '../book-facts.ts'
import type { Slots } from '../frame.ts'
import { isTorn, isWholeLine } from '../passages.ts'
import { cleanText } from '../isolate.ts'
import { quotedWhole } from '../quote.ts'

/** Characters: three of them are read out in one task. */
const LONGEST = 150

/** Sentences that stand whole from their first letter on, with every mark of speech in a pair. */
function standsWhole({ quote }: EvidenceRef): boolean {
  const count = (marks: RegExp): number => quote.match(marks)?.length ?? 0
  return (
    quote.length <= LONGEST &&
    isWholeLine(quote) &&
    !isTorn(quote) &&
    count(/["]/gu) % 2 === 0 &&
    count(/“/gu) === count(/”/gu) &&
    count(/«/gu) === count(/»/gu)
  )
}

const words = (passage: { evidence: EvidenceRef } | undefined): Localized | undefined =>
  passage && quotedWhole(passage.evidence.quote)

/** Characters: "Today is Wednesday." gives nothing to go on. */
const TELLING = 36
/** Characters: as much as a small child can say after somebody; with something to say it by. */
const SAID = 90
const LIVELY = /[!"“«]/u
/** What is only said shows no picture. */
const SPOKEN = /["“«]|(?:قال|سأل|صاح|أجاب|said|asked)\p{L}*[^.]{0,30}:|^\s*[-–—]/u
/** What is told so near the end has little behind it, and so near the beginning little before. */
const NEARLY_ALL = 0.85

/**
 * Passages that say what happens in a short story: {begins}, {turns} and after it {later}, {ends}, and {lively}, one from between that can
 * be said in many ways, and {scene}, one that can be drawn; none of a longer book.
 */
export function courseSlots({ course, title, length }: BookFacts): Slots {
  const telling = course.filter(
    ({ evidence }) =>
      standsWhole(evidence) && evidence.quote.length >= TELLING && !cleanText(evidence.quote).startsWith(title),
  )
  const of = (step: CoursePassage['step']): CoursePassage[] => telling.filter((passage) => passage.step === step)
  const between = of('turn').filter(
    ({ evidence }) => evidence.start > (1 - NEARLY_ALL) * length && evidence.start < NEARLY_ALL * length,
  )
  const [turn, ...others] = between
  const [outcome] = of('outcome')
  return {
    begins: words(of('situation').find(({ evidence }) => evidence.start < (1 - NEARLY_ALL) * length)),
    turns: words(turn),
    later: words(others.at(-1)),
    ends: words(outcome),
    scene: words(between.find(({ evidence }) => !SPOKEN.test(evidence.quote))),
    lively: words(of('turn').findLast(({ evidence }) => evidence.quote.length <= SAID && LIVELY.test(evidence.quote))),
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
