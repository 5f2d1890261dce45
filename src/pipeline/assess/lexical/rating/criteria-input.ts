import type { BookKind, LanguageMeasures, NarrativeFacts, ThemeMeasures } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { WholeBook } from './whole-book.ts'

/** Everything a criterion may be rated by. */
export type CriteriaInput = {
  tokens: TokenizedText
  book: BookText
  whole: WholeBook
  language: LanguageMeasures
  theme: ThemeMeasures
  narrative: NarrativeFacts
  /** What of it is told of a book of that kind. */
  told: { kind: BookKind; people: NarrativeFacts['characters'] }
}
