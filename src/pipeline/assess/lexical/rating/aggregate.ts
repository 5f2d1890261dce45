import { strengthOf, type Assessment, type Finding, type FindingCategory } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../../../contract/nmc.ts'
import { CATEGORIES_OF, READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { WholeBook } from './whole-book.ts'

type Densities = Record<FindingCategory, readonly [number, number, number, number]>

/**
 * How often a level must recur in a long book before the book as a whole has it: findings of at least that intensity per
 * 10,000 words, for intensity 1 to 4. For passages, and for what readers of whole books did not label; set by hand. Whole books
 * are judged by what was learned of them (whole-book.ts).
 */
const BAND_DENSITY: Densities = {
  gambling: [1, 0.8, 1, 1],
  language: [4, 1, 1, 1],
  violence: [10, 4, 1.5, 1.5],
  substanceUse: [3.5, 1.2, 0.5, 0.5],
  sexualContent: [3, 1, 0.5, 0.5],
  faith: [1.5, 1, 0.8, 0.8],
  heritage: [1.5, 1, 0.8, 0.8],
  nation: [1.5, 1, 0.8, 0.8],
  family: [1.5, 1, 0.8, 0.8],
  fear: [30, 8, 2, 2],
  distress: [30, 8, 2, 2],
  danger: [2, 5, 4, 2],
  bullying: [3, 8, 6, 3],
}

/** The same for the criteria of culture and safety, which judge the book as a whole and ask for a real pattern. */
const CRITERION_DENSITY: Densities = {
  gambling: [1.5, 1.2, 1, 1],
  language: [10, 2, 0.8, 0.8],
  violence: [30, 8, 1.2, 1],
  substanceUse: [7, 2, 0.5, 0.5],
  sexualContent: [5, 1.2, 0.4, 0.4],
  faith: [4, 2.5, 1.2, 0.8],
  heritage: [4, 2.5, 1.2, 0.8],
  nation: [4, 2.5, 1.2, 0.8],
  family: [4, 2.5, 1.2, 0.8],
  fear: [50, 15, 2, 1.5],
  distress: [50, 15, 2, 1.5],
  danger: [6, 8, 5, 3],
  bullying: [8, 12, 8, 4],
}

/** From so many findings on, `times` the density of a level counts as more than the level. */
const PERVASIVE = { from: 25, times: 4 }

/** In a text this short, in words, every finding counts in full; from `LONG` on the first is treated as chance. */
const SHORT = 250
const LONG = 1200
const CHANCE = 0.6

/** What frightens or hurts needs a second place to be a whole story's level; in a passage the one place is the story. */
const NEEDS_A_SECOND: ReadonlySet<FindingCategory> = new Set([
  'violence',
  'fear',
  'distress',
  'language',
  'danger',
  'bullying',
])
/** How much of a step a lone finding loses, reached at `LONE_FROM` + `LONE_OVER` words. */
const LONE_LOSS = 0.6
const LONE_FROM = 250
const LONE_OVER = 200

const MOST_EVIDENCE = 6

/** How much of a finding counts for a criterion: told as wrong it weighs less, held up as desirable more. */
export const STANCE_WEIGHT = { condemned: 0.6, depicted: 1, glamorised: 1.5 } as const

/**
 * How strongly a category is present in a text, 0-4 and fractional: the highest level that recurs often enough, lower
 * levels in proportion. In a passage it is the intensity of its strongest finding.
 */
export function presence(
  findings: readonly Pick<Finding, 'intensity' | 'stance'>[],
  category: FindingCategory,
  words: number,
  densities: Densities = BAND_DENSITY,
  weigh: (finding: Pick<Finding, 'intensity' | 'stance'>) => number = () => 1,
): number {
  const counts = [0, 0, 0, 0, 0]
  const weights = [0, 0, 0, 0, 0]
  for (const finding of findings) {
    for (let level = 1; level <= finding.intensity; level += 1) {
      counts[level]! += 1
      weights[level]! += weigh(finding)
    }
  }
  const chance = CHANCE * Math.min(1, Math.max(0, (words - SHORT) / (LONG - SHORT)))
  const per10k = 10_000 / Math.max(words, 30)
  const loneLoss = NEEDS_A_SECOND.has(category)
    ? LONE_LOSS * Math.min(1, Math.max(0, (words - LONE_FROM) / LONE_OVER))
    : 0
  let strongest = 0
  for (let level = 1; level <= 4; level += 1) {
    if (counts[level] === 0) break
    const tone = weights[level]! / counts[level]!
    const reached = counts[level] === 1 && level > 1 ? level - loneLoss : level
    const density = Math.max(0, counts[level]! - chance) * per10k * tone
    const share = density / densities[category][level - 1]!
    // Below the full density a level counts partly, so that scores move smoothly and no book sits on a cliff.
    const beyond =
      level > 1 && counts[level]! >= PERVASIVE.from && share > PERVASIVE.times
        ? Math.min(1.5, Math.log2(share / PERVASIVE.times) * 1.2)
        : 0
    strongest = Math.max(
      strongest,
      (reached * Math.min(1, share ** 0.6) + beyond) * Math.min(1.1, Math.max(0.95, tone)),
    )
  }
  return Math.min(4, strongest)
}

/** A chance as a share of a step: `crossed` where it reaches `from`, more or less of it by its logarithmic odds. */
function step(chance: number, from: number, crossed: number): number {
  if (chance <= 0) return 0
  const odds = (value: number): number => Math.log(value / (1 - value))
  return Math.min(1, Math.max(0, crossed + (odds(Math.min(chance, 1 - 1e-9)) - odds(from)) / STEP_ODDS))
}
const STEP_ODDS = 4
/** Rounding up starts here (see `aggregateNmc`). */
const EVEN = 0.65
/**
 * From which chances on a book has a level: where they are even for a mild one, later for those above, latest where the level's band is
 * one for adults. The strictest of five bands decides, and of five even guesses one is often too high.
 */
const EVEN_CHANCES = [0.5, 0.5, 0.5] as const
const BAND_FROM: Partial<Record<FindingCategory, readonly number[]>> = {
  gambling: [0.5, 0.5, 0.8],
  language: [0.5, 0.6, 0.7],
  violence: [0.5, 0.6, 0.7],
  substanceUse: [0.5, 0.6, 0.7],
  sexualContent: [0.5, 0.8, 0.95],
}

/** From which chance on readers' moderate and strong make a criterion moderate and severe; in a text of some hundred words strong ones as SHORT_STRONG_FROM says. */
const MODERATE_FROM = 0.7
const STRONG_FROM = 0.7
/** The same for all media categories together, and for a book that was written for adults. */
const ANY_STRONG_FROM = 0.42
/**
 * Short texts are refused where it is likelier than not, and what has some hundred words, where few passages say it, only where it is nearly sure: of the
 * ten strong stories of less than 800 words that nothing had learned from one is refused, by .85 as by .9. The sample story in which a watchman is stabbed and lives, which a parent
 * should see first and not be refused, decided between the two.
 */
const SHORT_STRONG_FROM = { least: 0.5, most: 0.9, few: 500, enough: 800 } as const
/**
 * From which chance on what is likely written for adults is not Whitelisted. Short texts tell what they tell without a word for it: from .25 on 8 instead of 12 of 66 adult stories
 * that nothing had learned from are, and one gentle one of 115 fewer (chosen on these); of long books it would cost two gentle ones for one.
 */
const ADULT_FROM = { short: 0.25, book: 0.35 } as const

/** How strongly a category is present in a book, 0-4, on the scale of the bands: in whole books as their readers say. */
function bandPresence(book: WholeBook, category: FindingCategory): number {
  const passage = presence(book.of(category), category, book.words)
  const chances = book.chances(category)
  if (chances === undefined) return passage
  const from = BAND_FROM[category] ?? EVEN_CHANCES
  const whole = chances.reduce((sum, chance, level) => sum + step(chance, from[level]!, EVEN), 0)
  return asAWhole(book, passage, whole)
}

/** The same on the scale of the criteria, where 1 is safe, from about 1.9 on moderate and from 3.1 on severe. */
export function criterionPresence(book: WholeBook, category: FindingCategory): number {
  const weigh = ({ stance }: Pick<Finding, 'stance'>): number => STANCE_WEIGHT[stance]
  const passage = presence(book.of(category), category, book.words, CRITERION_DENSITY, weigh)
  const chances = book.chances(category, weigh)
  if (chances === undefined) return passage
  const [mild, moderate, strong] = chances
  const whole =
    step(mild, 0.5, EVEN) + 1.8 * step(moderate, MODERATE_FROM, 0.5) + 0.9 * step(strong, strongFrom(book), 0.5)
  return asAWhole(book, passage, whole)
}

/** From which chance on something strong makes a criterion of a text severe. */
function strongFrom(book: WholeBook): number {
  return STRONG_FROM + (1 - book.bookShare) * fewWords(book) * (SHORT_STRONG_FROM.most - STRONG_FROM)
}

/** How far a text has so few words that few passages speak for it, 0-1. */
function fewWords({ words }: WholeBook): number {
  const { few, enough } = SHORT_STRONG_FROM
  return Math.min(1, Math.max(0, (enough - words) / (enough - few)))
}

/** A short text may be more than its strongest passages say, and no more than a level less; what is extreme in it stays so. */
function asAWhole(book: WholeBook, passage: number, whole: number): number {
  const least = (1 - book.bookShare) * (passage < EXTREME ? passage - LEVEL : passage)
  return (1 - book.share) * passage + book.share * Math.max(whole, least)
}
const LEVEL = 1
/** Rounded, the highest level (see `EVEN`). */
const EXTREME = 3.65

/** What a whole book holds beyond a child's age although no single category does: strong things taken together, or a book for adults. */
export function beyondAge(book: WholeBook): { presence: number; because: 'strong' | 'adult' | undefined } {
  if (book.share === 0) return { presence: 0, because: undefined }
  const { least, most } = SHORT_STRONG_FROM
  const short = least + fewWords(book) * (most - least)
  const from = ANY_STRONG_FROM + (1 - book.bookShare) * (short - ANY_STRONG_FROM)
  const strong = Math.min(3.6, 6.4 * step(book.strong(), from, 0.5)) * book.share
  const adultFrom = ADULT_FROM.short + book.bookShare * (ADULT_FROM.book - ADULT_FROM.short)
  const adult = Math.min(2.8, 3.8 * step(book.adult(), adultFrom, 0.5)) * book.share
  if (Math.max(strong, adult) < BEYOND) return { presence: Math.max(strong, adult), because: undefined }
  return strong >= adult ? { presence: strong, because: 'strong' } : { presence: adult, because: 'adult' }
}
/** From here on a criterion is moderate. */
const BEYOND = 1.88

/** How strongly a text holds each label, 0-3: a book as its readers say, a passage by its strongest place. */
export function severitiesOf(book: WholeBook): Record<ReadLabel, number> {
  const passage = passageSeverities(book)
  return severities(
    (label) => (1 - book.share) * passage[label] + (book.share === 0 ? 0 : book.share * book.severity(label)),
  )
}

/** The same of any text as if it were a passage. */
export function passageSeverities(book: WholeBook): Record<ReadLabel, number> {
  const strongest = (label: ReadLabel): number =>
    Math.max(...CATEGORIES_OF[label].map((category) => presence(book.of(category), category, book.words)))
  return severities((label) => Math.min(3, strongest(label)))
}

const severities = (of: (label: ReadLabel) => number): Record<ReadLabel, number> =>
  Object.fromEntries(READ_LABELS.map((label) => [label, of(label)])) as Record<ReadLabel, number>

/** The intensity of each NMC category: what is depicted, whatever the book thinks of it. */
export function aggregateNmc(book: WholeBook): Assessment['nmc'] {
  const rate = (category: NmcCategory): Assessment['nmc'][NmcCategory] => {
    const own = book.of(category)
    const forbidden = own.some((finding) => finding.forbidden === true)
    const intensity = forbidden ? 4 : Math.min(4, Math.floor(bandPresence(book, category) + 1 - EVEN))
    const shown =
      intensity === 0 ? [] : strongestFirst(book.evidenceOf(category)).slice(0, MOST_EVIDENCE).map(toEvidence)
    return { intensity, forbidden, evidence: shown }
  }
  const [gambling, language, violence, substanceUse, sexualContent] = NMC_CATEGORIES
  return {
    gambling: rate(gambling),
    language: rate(language),
    violence: rate(violence),
    substanceUse: rate(substanceUse),
    sexualContent: rate(sexualContent),
  }
}

/** Steps of strength within which different senses come first. */
const STEP = 0.5

/** By strength; of about equal ones different senses come first, so that a reader sees the range. */
export function strongestFirst(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>()
  return findings
    .toSorted((a, b) => strengthOf(b) - strengthOf(a) || a.start - b.start)
    .map((finding) => {
      const level = Math.floor(strengthOf(finding) / STEP)
      const key = `${String(level)}${finding.category}${finding.sense}`
      const repeat = seen.get(key) ?? 0
      seen.set(key, repeat + 1)
      return { finding, level, repeat }
    })
    .toSorted((a, b) => b.level - a.level || a.repeat - b.repeat)
    .map(({ finding }) => finding)
}

export function toEvidence({ quote, page, start, end, rule }: Finding): EvidenceRef {
  return { quote, page, start, end, rule }
}
