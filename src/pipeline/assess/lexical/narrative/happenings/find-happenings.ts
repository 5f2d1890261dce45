import type { Happening, HappeningKind } from '../../../../../contract/assessment.ts'
import type { BookText } from '../../../../../contract/book-text.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import type { Figure } from '../characters/figure.ts'
import { sentenceEvidence } from '../sentence-evidence.ts'
import { arabicHappenings } from './arabic-happenings.ts'
import { englishHappenings } from './english-happenings.ts'

/** What somebody does or feels, before it is chosen. */
export type SeenHappening = Omit<Happening, 'evidence'> & { sentence: number }

/** How much each kind gives to ask. */
const WORTH: Record<HappeningKind, number> = {
  decision: 3,
  refusal: 3,
  promise: 3,
  wish: 2.6,
  misdeed: 2.5,
  deed: 2.5,
  need: 2.4,
  request: 2.3,
  feeling: 2,
  thought: 1.8,
  discovery: 1.8,
  success: 1.7,
  attempt: 1.6,
  reaction: 1.4,
  action: 1,
}
const MOST = 24
/** Whoever runs and fetches in a long book does it all the time. */
const SHORT_WORDS = 4000
/** A clause of so many words says what, and is not yet long. */
/** What somebody merely wants, has to do or asks for is mostly a trifle of a long book. */
const LASTING: ReadonlySet<HappeningKind> = new Set([
  'decision',
  'refusal',
  'promise',
  'feeling',
  'deed',
  'misdeed',
  'discovery',
])
/** «أدرك سليم أن التهريب على أنواعه»: where Arabic says what was found the clause often has its predicate farther on. */
const isCutOften = (kind: HappeningKind, told: string): boolean =>
  kind === 'discovery' && /\p{Script=Arabic}/u.test(told)
/** In a long book "Jed blushes" is nothing to remember. */
const LEAST_WORDS = { feeling: 4, other: 5 }
const VAGUE = /\b(?:something|anything|nothing|things?)\b|شيئا|شيء/u
const FULL = { from: 6, to: 13 }

/** What named people of a story do of their own will or feel, each clause once, the most telling first. */
export function findHappenings(
  tokens: TokenizedText,
  book: BookText,
  keep: Uint8Array,
  figures: readonly Figure[],
): Happening[] {
  const find = tokens.language === 'ar' ? arabicHappenings : englishHappenings
  const isShort = tokens.tokenCount < SHORT_WORDS
  const rank = new Map(figures.map(({ name }, index) => [name, index]))
  const worth = ({ kind, who, told }: SeenHappening): number => {
    const words = told.split(' ').length
    const full = words >= FULL.from && words <= FULL.to ? 1 : words < 4 ? -0.5 : 0
    return WORTH[kind] + full - 0.08 * (rank.get(who) ?? figures.length)
  }
  const seen = find(tokens, figures, keep).filter(
    ({ kind, told }) =>
      isShort ||
      (LASTING.has(kind) &&
        !isCutOften(kind, told) &&
        told.split(' ').length >= LEAST_WORDS[kind === 'feeling' ? 'feeling' : 'other'] &&
        !VAGUE.test(told)),
  )
  const once = [...new Map(seen.toReversed().map((one) => [one.told, one])).values()]
  return once
    .toSorted((a, b) => worth(b) - worth(a) || a.sentence - b.sentence)
    .slice(0, MOST)
    .map(({ sentence, ...happening }) => ({ ...happening, evidence: sentenceEvidence(tokens, book, sentence) }))
}
