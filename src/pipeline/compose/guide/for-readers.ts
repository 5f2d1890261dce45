import type { BookFacts } from '../book-facts.ts'
import type { Frame } from '../frame.ts'

const SMALL_UNTIL = 7
const GROWN_FROM = 11
const FEW_WORDS = 1000

/** What small children cannot look up yet, and what a few sentences do not hold. */
const LOOKS_UP =
  /passage in the book for each|find a passage|first place where the name stands|told (?:the|this) story/i
/** What wants a comparison that small children do not make. */
const COMPARES =
  /somewhere else than|had you expected instead|stands in the way|could happen where you live|Would you recommend/
/** What is a game for children. */
const PLAYS = /then turn it over|Agree on a sign|Leaf through the book for half a minute|Tap the rhythm/

/** Whether a question suits the age of a book's readers and its length. */
export function isForReaders({ judgement, assessment }: BookFacts, [english]: Frame): boolean {
  const age = judgement.recommendedAge
  if (LOOKS_UP.test(english)) return age >= SMALL_UNTIL && assessment.languageMeasures.words >= FEW_WORDS
  if (COMPARES.test(english)) return age >= SMALL_UNTIL
  return age < GROWN_FROM || !PLAYS.test(english)
}
