import { BOOK_BANK } from '../bank/books/book-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import type { Frame } from '../frame.ts'
import { isForReaders } from './for-readers.ts'
import { isReverent } from '../reverence.ts'

/** Poems in prose have neither. */
const OF_VERSE = /ends of the lines|lines rhyme|rhythm/

/** What can be asked about every book of its kind before or after reading, without what this one has not. */
export function kindFrames(facts: BookFacts, which: 'before' | 'questions'): Frame[] {
  const { bookKind, reveres, assessment } = facts
  return BOOK_BANK[bookKind][which].filter(
    (frame) =>
      (!reveres || isReverent(frame)) &&
      isForReaders(facts, frame) &&
      (bookKind !== 'poetry' || assessment.narrative.verse || !OF_VERSE.test(frame[0])),
  )
}
