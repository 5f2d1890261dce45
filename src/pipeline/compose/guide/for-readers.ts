import type { BookFacts } from '../book-facts.ts'
import type { Frame } from '../frame.ts'

const SMALL_UNTIL = 7
const FEW_WORDS = 1000

/** What small children cannot look up yet, and what a few sentences do not hold. */
const LOOKS_UP =
  /passage in the book for each|find a passage|first place where the name stands|told (?:the|this) story/i

/** Whether a question suits the age of a book's readers and its length. */
export const isForReaders = ({ judgement, assessment }: BookFacts, [english]: Frame): boolean =>
  !LOOKS_UP.test(english) || (judgement.recommendedAge >= SMALL_UNTIL && assessment.languageMeasures.words >= FEW_WORDS)
