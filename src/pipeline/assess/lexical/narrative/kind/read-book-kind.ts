import { BOOK_KINDS, type BookKind, type NarrativeFacts } from '../../../../../contract/assessment.ts'
import type { BookText } from '../../../../../contract/book-text.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { readPlay } from '../read-play.ts'
import { kindFeatures } from './kind-features.ts'
import { KIND_MODELS } from './kind-model.ts'

/** No book of fewer words was among those it learned from; picture books mostly tell a story. */
const SHORTEST = 1500

/** The likeliest kind of a book, by a regression of layout, people, words and title page that learned from catalogue cards. */
export function readBookKind(tokens: TokenizedText, book: BookText, narrative: NarrativeFacts): BookKind {
  if (readPlay(tokens) !== undefined) return 'play'
  if (tokens.tokenCount < SHORTEST) return 'story'
  const features = kindFeatures(tokens, book, narrative)
  const models = KIND_MODELS[tokens.language === 'ar' ? 'ar' : 'en']
  const scored = BOOK_KINDS.map((kind) => {
    const { bias, weights } = models[kind]
    return { kind, score: weights.reduce((sum, weight, index) => sum + weight * features[index]!, bias) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]!.kind
}
