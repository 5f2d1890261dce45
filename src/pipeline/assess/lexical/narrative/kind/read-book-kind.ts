import { BOOK_KINDS, type BookKind, type NarrativeFacts } from '../../../../../contract/assessment.ts'
import type { BookText } from '../../../../../contract/book-text.ts'
import { evenly } from '../../../reader/choose-windows.ts'
import type { Reading } from '../../../reader/read-windows.ts'
import { loadSense } from '../../impression/sense.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { readPlay } from '../read-play.ts'
import { kindFeatures, WINDOWS_OF_KIND } from './kind-features.ts'
import { KIND_MODEL } from './kind-model.ts'
import { saidKind } from './said-kind.ts'

/** No book of fewer words was among those it learned from. */
const SHORTEST = 1500
const senseOfKinds = loadSense(new URL('weights.txt', import.meta.url))

/** A kind and how likely it is that one, 0-1. */
export type ReadKind = { kind: BookKind; chance: number }
const SURE = 1

/**
 * The kind of a book: what its title calls it outright; else the likeliest one by what its sense says of each kind, beside layout, people, words and
 * title page, by a regression that learned from catalogue cards.
 */
export function readBookKind(
  tokens: TokenizedText,
  book: BookText,
  narrative: NarrativeFacts,
  readings: readonly Reading[],
): ReadKind {
  const said = saidKind(book.metadata.title ?? '')
  if (said !== undefined) return { kind: said, chance: SURE }
  if (readPlay(tokens)?.inCells === true) return { kind: 'play', chance: SURE }
  if (tokens.tokenCount < SHORTEST) return { kind: kindOfFewWords(tokens, narrative), chance: SURE }
  const sense = senseOfKinds(evenly(readings, WINDOWS_OF_KIND)) ?? BOOK_KINDS.map(() => 0)
  const inputs = [...kindFeatures(tokens, book, narrative), ...sense]
  const model = KIND_MODEL[tokens.language === 'ar' ? 'ar' : 'en']
  const scored = BOOK_KINDS.map((kind) => {
    const { bias, weights } = model[kind]
    return { kind, score: weights.reduce((sum, weight, index) => sum + weight * inputs[index]!, bias) }
  })
  const { kind, score } = scored.toSorted((a, b) => b.score - a.score)[0]!
  return { kind, chance: 1 / scored.reduce((sum, other) => sum + Math.exp(other.score - score), 0) }
}

/** Fewer words are a board book. */
const FEWEST_OF_FACTS = 150

/** A tale of a man and a lion names nobody. */
const ONCE =
  /\b(?:once upon a time|long,? long ago|once there (?:was|were|lived)|one day|there once (?:was|lived)|there (?:was|lived) (?:once )?an? )|كان يا ما كان|في قديم الزمان|يحكى أن|ذات (?:يوم|مرة|ليلة)|في يوم من الأيام/iu
const BEGINNING = 300

/** Speech that no marks enclose: «فصاح: إليّ يا أصدقائي!» */
const SAYS =
  /(?<!\p{L})[وف]?(?:قال|قالت|قالوا|صاح|صاحت|صرخ|صرخت|سأل|سألت|أجاب|أجابت|رد|ردت|هتف|هتفت|همس|همست)(?!\p{L})[^.!?؟:\n]{0,40}:|\b(?:said|says|asked|cried|shouted|replied)\b[^.!?:\n]{0,40}:/giu
const SPEECHES = 2

/** Where nobody is named, speaks or says "I", something is explained. */
function kindOfFewWords(
  tokens: TokenizedText,
  { characters, dialogueShare, firstPerson, verse }: NarrativeFacts,
): BookKind {
  if (readPlay(tokens) !== undefined) return 'play'
  const explains =
    characters.length === 0 &&
    dialogueShare === 0 &&
    !firstPerson &&
    !verse &&
    (tokens.text.match(SAYS)?.length ?? 0) < SPEECHES &&
    !ONCE.test(tokens.text.slice(0, BEGINNING))
  return explains && tokens.tokenCount >= FEWEST_OF_FACTS ? 'information' : 'story'
}
