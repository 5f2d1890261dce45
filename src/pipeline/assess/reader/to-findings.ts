import type { Finding, FindingCategory } from '../../../contract/assessment.ts'
import { pageAt, type BookText } from '../../../contract/book-text.ts'
import type { Span } from '../../../contract/excerpt.ts'
import { STANCES, type Stance } from '../../../contract/stance.ts'
import { isHeadingSentence } from '../lexical/findings/heading-sentence.ts'
import { quoteSpan } from '../lexical/findings/quote-span.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { CATEGORIES_OF, LEVELS, READ_LABELS, type ReadLabel } from './labels.ts'
import type { Reading } from './read-windows.ts'
import { shownFrom } from './surety.ts'

export type LikelyFinding = { finding: Finding; isSure: boolean; isShown: boolean }

/** From which chance on a level counts, one row a label: level 1, 2, 3, 4. */
export type Calibration = Record<ReadLabel, readonly number[]>

const LABELS = READ_LABELS.length
/** A word beside the one that weighed most belongs to the same place from this share of its weight on. */
const BELONGS = 0.3
const NEAR = 4
const WORDS_NAMED = 3
/**
 * From which chance on the lexicon may raise a finding to levels 2, 3 and 4, as far as its own words say so: strong passages are rare, and the
 * reader has seen few. Of passages of authors it had not learned from 73 (English prose of books) and 70 of 100 (Arabic) levels of what is there are the
 * reader's; raised by words alone, as before, 71 and 62, and 13 and 23 of them too high (docs/decisions/0070-levels-that-both-support.md).
 */
const RAISED_FROM: readonly number[] = [1, 0.3, 0.2, 0.2]
type Lines = Record<'en' | 'ar', Record<'supported' | 'alone', { any: number } & Partial<Record<ReadLabel, number>>>>
/**
 * In a book most windows tell nothing, so that more of those a reader of chosen passages calls likely are none. From these
 * chances on, where the lexicon sees the same and where it does not, a finding says of the book that it holds such things.
 */
const SURE_IN_BOOK: Lines = {
  en: { supported: { any: 0.55, fear: 0.6 }, alone: { any: 0.78, sexualContent: 0.7, fear: 0.84, violence: 0.86 } },
  ar: { supported: { any: 0.65, fear: 0.76 }, alone: { any: 0.8, fear: 0.9, violence: 0.9 } },
}
/** What counts for the book as a whole need not be sure: where the lexicon sees nothing, this much. */
const LIKELY_ALONE = 0.55
/** Cruelty the lexicon names by a word stands only where the reader, too, sees what hurts: of the others one in four was right. */
const RELATED = 0.55
/** A stance that is not the usual one must be likelier than this. */
const SURE_OF_STANCE = 0.5

const HURTS = ['language', 'violence', 'fear'] as const

/** Whether people may be cruel to each other here: insults, blows or fear are at least possible. */
export function mayHurt({ levels }: Pick<Reading, 'levels'>): boolean {
  return HURTS.some((name) => levels[READ_LABELS.indexOf(name) * LEVELS]! >= RELATED)
}

/** The level of a label in one reading: the highest whose chance reaches its threshold, counted from below. */
export function levelOf(reading: Pick<Reading, 'levels'>, label: number, calibration: Calibration): number {
  const thresholds = calibration[READ_LABELS[label]!]
  let level = 0
  while (level < LEVELS && reading.levels[label * LEVELS + level]! >= thresholds[level]!) level += 1
  return level
}

/** The level of a label where the lexicon calls it as strong as `said`. */
function raised({ levels }: Pick<Reading, 'levels'>, label: number, level: number, said: number): number {
  let highest = level
  while (highest < said && levels[label * LEVELS + highest]! >= RAISED_FROM[highest]!) highest += 1
  return highest
}

/**
 * The likely findings of one reading, at most one a label, and whether each is sure, and surer, so that it may be shown. Where the lexicon
 * found the same in this window, its words are the ones that are shown; else the sentence whose words weighed most. `text.slice(start, end) === quote`.
 */
export function findingsOf(
  reading: Reading,
  {
    tokens,
    book,
    found,
    calibration,
    version,
    bookishness,
    around,
  }: {
    tokens: TokenizedText
    book: BookText
    /** The lexicon's findings that begin in this window. */
    found: readonly Finding[]
    calibration: Calibration
    version: string
    /** How far the text is a book and no passage somebody chose, 0-1, for what words bear out and for what none does. */
    bookishness: Record<'supported' | 'alone', number>
    /** The chances of a label in the windows around. */
    around: (label: ReadLabel) => readonly number[]
  },
): LikelyFinding[] {
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  const stance = stanceOf(reading)
  const findings: LikelyFinding[] = []
  for (const [label, name] of READ_LABELS.entries()) {
    const level = levelOf(reading, label, calibration)
    if (level === 0) continue
    const categories: readonly FindingCategory[] = CATEGORIES_OF[name]
    const same = found
      .filter(({ category }) => categories.includes(category))
      .reduce<Finding | undefined>(
        (best, one) => (best === undefined || one.intensity > best.intensity ? one : best),
        undefined,
      )
    const [chance = 0, moderate = 0] = reading.levels.subarray(label * LEVELS)
    const least = calibration[name][0]!
    const support = same === undefined ? 'alone' : 'supported'
    const reaches = (line: number, share: number): boolean => chance >= least + share * Math.max(0, line - least)
    // What speaks for the text as a whole need not be sure.
    if (same === undefined && !reaches(LIKELY_ALONE, bookishness.supported)) continue
    const sureFrom = SURE_IN_BOOK[language][support][name] ?? SURE_IN_BOOK[language][support].any
    const isSure = reaches(sureFrom, bookishness[support])
    const token = weightiest(reading, label)
    if (isHeadingSentence(tokens, tokens.tokenSentence[token]!)) continue
    const words = namedWords(reading, label, tokens)
    const focus = same?.focus ?? focusAround(reading, label, token, tokens)
    const { start, end } = same ?? quoteSpan(tokens, token, focus, book.pages)
    const finding: Finding = {
      category: same?.category ?? categories[0]!,
      sense: same?.sense ?? 'passage',
      intensity: same?.forbidden === true ? LEVELS : raised(reading, label, level, same?.intensity ?? 0),
      stance,
      ...(same?.forbidden === true && { forbidden: true }),
      quote: tokens.text.slice(start, end),
      page: pageAt(book.pages, start),
      start,
      end,
      focus,
      expected: expectedIntensity(reading, label),
      rule: `${language}/reader-${version}: ${words.join(', ')}${same === undefined ? '' : `; ${same.rule}`}`,
    }
    // In a text of few windows what is sure may be told: whether there are more of its kind around it says less there.
    const circumstances = {
      language,
      label: name,
      supported: same !== undefined,
      moderate,
      near: around(name),
    } as const
    const isShown = isSure && reaches(shownFrom(circumstances), bookishness.supported)
    findings.push({ finding, isSure, isShown })
  }
  return findings
}

/** The chances of at least 1, 2, 3 and 4 add up to the mean. */
function expectedIntensity({ levels }: Reading, label: number): number {
  const sum = levels.slice(label * LEVELS, (label + 1) * LEVELS).reduce((total, chance) => total + chance, 0)
  return Math.round(sum * 1000) / 1000
}

function stanceOf({ stances }: Reading): Stance {
  const other = stances[1]! > stances[2]! ? 1 : 2
  return stances[other]! > SURE_OF_STANCE ? STANCES_READ[other]! : 'depicted'
}

/** In the order of the network's output. */
const STANCES_READ: readonly Stance[] = ['depicted', 'condemned', 'glamorised'] satisfies (typeof STANCES)[number][]

function weightiest({ first, last, weights }: Reading, label: number): number {
  let best = first
  for (let token = first; token <= last; token += 1) {
    if (weights[(token - first) * LABELS + label]! > weights[(best - first) * LABELS + label]!) best = token
  }
  return best
}

/** The words around the weightiest one, in its sentence, that weighed with it. */
function focusAround({ first, last, weights }: Reading, label: number, token: number, tokens: TokenizedText): Span {
  const { tokenSentence, tokenStart, tokenEnd } = tokens
  const least = weights[(token - first) * LABELS + label]! * BELONGS
  const belongs = (other: number): boolean =>
    other >= first &&
    other <= last &&
    tokenSentence[other] === tokenSentence[token] &&
    weights[(other - first) * LABELS + label]! >= least
  let from = token
  let to = token
  for (let step = 1; step <= NEAR; step += 1) {
    if (belongs(token - step)) from = token - step
    if (belongs(token + step)) to = token + step
  }
  return { start: tokenStart[from]!, end: tokenEnd[to]! }
}

/** The words that weighed most, as the book writes them, weightiest first. */
function namedWords({ first, last, weights }: Reading, label: number, tokens: TokenizedText): string[] {
  const order = Array.from({ length: last - first + 1 }, (_, index) => index).toSorted(
    (a, b) => weights[b * LABELS + label]! - weights[a * LABELS + label]! || a - b,
  )
  const named = order.map((index) =>
    tokens.text.slice(tokens.tokenStart[first + index], tokens.tokenEnd[first + index]),
  )
  return [...new Set(named)].slice(0, WORDS_NAMED)
}
