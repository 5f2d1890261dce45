import type { Finding, FindingCategory } from '../../src/contract/assessment.ts'
import type { Diction } from '../../src/pipeline/assess/lexical/diction/diction.ts'
import { WholeBook, type BookShape } from '../../src/pipeline/assess/lexical/rating/whole-book.ts'

/** A finding of a category where only its intensity matters. */
export const someFinding = (category: FindingCategory, intensity: number, more: Partial<Finding> = {}): Finding => ({
  category,
  sense: 's',
  intensity,
  stance: 'depicted',
  quote: 'q',
  page: 1,
  start: 0,
  end: 1,
  rule: 'en/violence: kill',
  ...more,
})

/** The choice of words of a book for readers of eleven that holds little of anything. */
const DICTION: Diction = {
  age: 11,
  adult: 0.3,
  severities: {
    gambling: 0.2,
    language: 0.5,
    violence: 0.8,
    substanceUse: 0.8,
    sexualContent: 0.5,
    culture: 0.6,
    fear: 1,
  },
}

export const SOME_NOVEL: BookShape = {
  words: 60_000,
  languageAge: 11,
  dialogueShare: 0.3,
  arabic: false,
  said: { short: DICTION, book: DICTION },
}

/** A book of which everything likely is sure. */
export const wholeBookOf = (
  findings: readonly Finding[],
  shape: Partial<BookShape> = {},
  lexicon: readonly Finding[] = [],
): WholeBook => new WholeBook({ findings, likely: findings, lexicon }, { ...SOME_NOVEL, ...shape })
