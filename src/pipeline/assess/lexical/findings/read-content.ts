import type { Finding } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { Matcher } from '../match/compile-matcher.ts'
import { findPassages } from './find-passages.ts'
import { escalateScenes } from './escalate.ts'
import { withImpliedFear } from './implied-fear.ts'
import { findMatches, type Match } from '../match/match.ts'
import { tokenize } from '../segment/tokenize.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

export type Content = { tokens: TokenizedText; matches: Match[]; findings: Finding[] }

/** One reading of a book: words, matches of the lexicon, and what they amount to. Linear in the text. */
export function readContent(book: BookText, matcher: Matcher, tokens = tokenize(book.text)): Content {
  const matches = findMatches(tokens, matcher)
  // Violence first: a scene that rose frightens by what it rose to.
  const deeds = escalateScenes(findPassages(tokens, matches, book), 'violence')
  return { tokens, matches, findings: escalateScenes(withImpliedFear(deeds), 'fear') }
}
