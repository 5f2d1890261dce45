import { ANY, BOOK_BANK, informationBank } from '../bank/books/book-bank.ts'
import { FIRST_WORDS } from '../bank/books/first-words.ts'
import { WORDLESS } from '../bank/books/wordless.ts'
import type { BookEntries } from '../bank/entries.ts'
import { isPoeticProse, type BookFacts } from '../book-facts.ts'
import { isHardlyRead } from '../confidence.ts'
import type { Frame } from '../frame.ts'
import type { GuideKind } from '../guide-kind.ts'
import { isForReaders } from './for-readers.ts'
import { isReverent } from '../reverence.ts'

/** Poems in prose have neither. */
const OF_VERSE = /ends of the lines|lines rhyme|rhythm/

/** So few lines tell no story, and whoever reads them is small. */
const FEW_LINES = 80
const SMALL_UNTIL = 9

/** Of such a book nothing can be asked but of its pictures. */
export const isWordless = ({ judgement }: Pick<BookFacts, 'judgement'>): boolean => isHardlyRead(judgement.notices)

export const isFewLines = ({ bookKind, assessment, judgement }: BookFacts): boolean =>
  !isWordless({ judgement }) &&
  bookKind === 'story' &&
  assessment.languageMeasures.words < FEW_LINES &&
  judgement.recommendedAge <= SMALL_UNTIL

/** Nobody writes essays for children younger than this. */
const THINKS_FROM = 11

/** Of a long book for those who write and compare so much more can be asked. */
const LONG = { words: 4000, from: 11 }
const OF_PROSE: ReadonlySet<GuideKind> = new Set(['story', 'collection', 'biography'])

/** What is said of every book of its kind. */
export function bankOf(facts: BookFacts): BookEntries {
  const own = ownBank(facts)
  const { words } = facts.assessment.languageMeasures
  if (!OF_PROSE.has(facts.bookKind) || words < LONG.words || facts.judgement.recommendedAge < LONG.from) return own
  return {
    before: [...own.before, ...ANY.before.filter(isOfStories)],
    questions: [...own.questions, ...ANY.questions.filter(isOfStories)],
    activities: [...own.activities, ...ANY.activities.filter(({ body }) => isOfStories(body))],
  }
}

/** Of a novel nobody says that it speaks of people. */
const isOfStories = ([english]: Frame): boolean =>
  !/book speaks of|whoever wrote|understand since reading/.test(english)

function ownBank(facts: BookFacts): BookEntries {
  const { bookKind, assessment, judgement } = facts
  if (isWordless(facts)) return WORDLESS
  if (isFewLines(facts)) return FIRST_WORDS
  if (bookKind !== 'information') return BOOK_BANK[bookKind]
  if (isPoeticProse(assessment)) return informationBank(0)
  return informationBank(judgement.recommendedAge < THINKS_FROM ? 1 : assessment.factual)
}

/** A short text of which no outcome was found may tell of a day on which nothing comes of anything. */
const OF_PLOT = /changed by the end|change one moment|surprise you most|one more page after the ending/
const hasPlot = ({ assessment, course }: BookFacts): boolean =>
  assessment.languageMeasures.words >= SHORT_STORY ||
  assessment.course === undefined ||
  course.some(({ step }) => step === 'outcome')
const SHORT_STORY = 1500

/** What can be asked about every book of its kind before or after reading, without what this one has not. */
export function kindFrames(facts: BookFacts, which: 'before' | 'questions'): Frame[] {
  const { bookKind, reveres, assessment } = facts
  return bankOf(facts)[which].filter(
    (frame) =>
      (!reveres || isReverent(frame)) &&
      isForReaders(facts, frame) &&
      (hasPlot(facts) || !OF_PLOT.test(frame[0])) &&
      (bookKind !== 'poetry' || assessment.narrative.verse || !OF_VERSE.test(frame[0])),
  )
}
