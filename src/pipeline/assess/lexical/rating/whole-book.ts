import { FINDING_CATEGORIES, type Finding, type FindingCategory } from '../../../../contract/assessment.ts'
import { CATEGORIES_OF, READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Diction } from '../diction/diction.ts'
import { BOOK_MODEL } from './book-model.ts'
import type { BookModel, BookModels, Context } from './book-weights.ts'
import { SHORT_MODEL } from './short-model.ts'

/** What is known of a text beside what was found in it. */
export type BookShape = {
  words: number
  languageAge: number
  dialogueShare: number
  arabic: boolean
  /** What is said of a text before anything is found in it: by its words and its sense. */
  said: Record<'short' | 'book', Diction>
  models?: BookModels
}

/** What was found: what the book holds, what is likely enough to count, and what the lexicon alone sees; `shown` where less of it may be told. */
export type BookFindings = Record<'findings' | 'likely' | 'lexicon', readonly Finding[]> & {
  shown?: readonly Finding[]
}

/** Chances that a careful reader calls a whole book at least mild, at least moderate, and strong in something. */
export type BookChances = readonly [number, number, number]

/** One way to judge a text, and how much it counts. */
type Judging = { share: number; model: BookModel; said: Diction }

type Weigh = (finding: Pick<Finding, 'intensity' | 'stance'>) => number

const NONE: BookChances = [0, 0, 0]
const MEDIA: readonly ReadLabel[] = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent']
/** From how many words on a text is judged as a whole and no longer as a passage, and as a book and no longer as a short one. */
const AS_A_WHOLE = [150, 400] as const
const AS_A_BOOK = [1500, 4500] as const
/** Of a shorter text densities say little. */
const FEWEST_WORDS = 1500

/**
 * What a whole book is, judged as readers of labelled books judged theirs (training/fit_books.py), short ones by what was
 * learned of short ones: ordinal logistic regressions on how often each intensity recurs in 10,000 words, what the lexicon
 * alone finds, what else is in the book, and what its choice of words and its shape say of it. Weights of what was found are
 * never negative: more of a thing never makes a book milder.
 */
export class WholeBook {
  /** How far it is judged as a whole, by what was learned of short texts and of books: 0 a passage, 1 whatever is longer. */
  readonly share: number
  /** How far it is a book and no short text, 0-1. */
  readonly bookShare: number
  readonly #found: BookFindings
  readonly #shape: BookShape
  readonly #models: readonly Judging[]

  constructor(found: BookFindings, shape: BookShape) {
    this.#found = found
    this.#shape = shape
    this.share = between(AS_A_WHOLE, shape.words)
    this.bookShare = between(AS_A_BOOK, shape.words)
    const { short, book } = shape.models ?? { short: SHORT_MODEL, book: BOOK_MODEL }
    this.#models = [
      { share: 1 - this.bookShare, model: short, said: shape.said.short },
      { share: this.bookShare, model: book, said: shape.said.book },
    ].filter(({ share }) => share > 0)
  }

  get words(): number {
    return this.#shape.words
  }

  /** What was found of a category, in book order. */
  of(category: FindingCategory): readonly Finding[] {
    return this.#found.findings.filter((finding) => finding.category === category)
  }

  /** What tells of a category: what is shown of it, and where nothing is, what was found. */
  evidenceOf(category: FindingCategory): readonly Finding[] {
    const shown = this.#found.shown?.filter((finding) => finding.category === category) ?? []
    return shown.length > 0 ? shown : this.of(category)
  }

  /** undefined for a category that readers of whole books did not label. */
  chances(category: FindingCategory, weigh: Weigh = () => 1): BookChances | undefined {
    const label = LABEL_OF[category]
    return label === undefined ? undefined : this.#chances(label, [category], weigh)
  }

  /** How strongly a whole book holds a label, 0-3. */
  severity(label: ReadLabel): number {
    return this.#chances(label, CATEGORIES_OF[label]).reduce((sum, chance) => sum + chance, 0)
  }

  /** The chance that any of the five media categories is strong. */
  strong(): number {
    return 1 - MEDIA.reduce((none, label) => none * (1 - this.#chances(label, CATEGORIES_OF[label])[2]), 1)
  }

  /**
   * The chance that it holds what no child should be given unasked: anything strong, or more than romance. Of doubt and not of
   * judgement, so also where nothing can be shown.
   */
  grave(): number {
    return 1 - MEDIA.reduce((none, label) => none * (1 - this.#graveIn(label)), 1)
  }

  /** The label that adds most to `grave`. */
  gravest(): ReadLabel {
    return MEDIA.reduce((most, label) => (this.#graveIn(label) > this.#graveIn(most) ? label : most))
  }

  #graveIn(label: ReadLabel): number {
    const [, moderate, strong] = this.#weighed(label, CATEGORIES_OF[label])
    return label === 'sexualContent' ? moderate : strong
  }

  /** The chance that it was written for adults. */
  adult(): number {
    return this.#models.reduce((sum, judging) => sum + judging.share * this.#adult(judging), 0)
  }

  #adult({ model, said }: Judging): number {
    const { severities, diction, context, step } = model.adult
    const { adult, age } = said
    const content = READ_LABELS.reduce((sum, label) => sum + severities[label] * this.severity(label), 0)
    const words = diction.adult * adult + (this.#shape.arabic ? diction.adultInArabic * adult : 0) + diction.age * age
    return logistic(content + words + this.#context(context) + step)
  }

  #chances(label: ReadLabel, categories: readonly FindingCategory[], weigh: Weigh = () => 1): BookChances {
    // Nothing sure is nothing to say.
    if (!this.#found.findings.some(({ category }) => categories.includes(category))) return NONE
    return this.#weighed(label, categories, weigh)
  }

  #weighed(label: ReadLabel, categories: readonly FindingCategory[], weigh: Weigh = () => 1): BookChances {
    const each = this.#models.map((judging) => [judging.share, this.#score(judging, label, categories, weigh)] as const)
    const chance = (step: number): number =>
      each.reduce((sum, [share, score]) => sum + share * logistic(score[step]!), 0)
    return [chance(0), chance(1), chance(2)]
  }

  /** Logarithmic odds of the three steps. */
  #score({ model, said }: Judging, label: ReadLabel, categories: readonly FindingCategory[], weigh: Weigh): number[] {
    const { likely, lexicon: lexical } = this.#found
    const own = likely.filter(({ category }) => categories.includes(category))
    const { own: ownWeights, strong, lexicon, company, diction, context, steps } = model.labels[label]
    const counts = INTENSITIES.map((least) => weighed(own, least, weigh))
    const others = likely.filter(({ category }) => LABEL_OF[category] !== undefined && LABEL_OF[category] !== label)
    const words = lexical.filter(({ category }) => categories.includes(category))
    const score =
      this.#densities(counts, ownWeights) +
      strong * Math.log1p(counts[2]!) +
      this.#densities(
        INTENSITIES.map((least) => weighed(words, least, weigh)),
        lexicon,
      ) +
      this.#densities([weighed(others, 2), weighed(others, 3)], company) +
      diction.severity * said.severities[label] +
      diction.age * said.age +
      this.#context(context)
    return steps.map((step) => score + step)
  }

  #densities(counts: readonly number[], weights: readonly number[]): number {
    const per10k = 10_000 / Math.max(this.#shape.words, FEWEST_WORDS)
    return counts.reduce((sum, count, index) => sum + weights[index]! * Math.log1p(count * per10k), 0)
  }

  #context([languageAge = 0, logWords = 0, dialogue = 0, arabic = 0, arabicAge = 0]: Context): number {
    const shape = this.#shape
    return (
      languageAge * shape.languageAge +
      logWords * Math.log(shape.words + 1) +
      dialogue * shape.dialogueShare +
      (shape.arabic ? arabic + arabicAge * shape.languageAge : 0)
    )
  }
}

const INTENSITIES = [1, 2, 3, 4] as const

const between = ([low, high]: readonly [number, number], words: number): number =>
  Math.min(1, Math.max(0, (words - low) / (high - low)))

const weighed = (findings: readonly Finding[], least: number, weigh: Weigh = () => 1): number =>
  findings.reduce((sum, finding) => (finding.intensity >= least ? sum + weigh(finding) : sum), 0)

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

const LABEL_OF: Partial<Record<FindingCategory, ReadLabel>> = Object.fromEntries(
  FINDING_CATEGORIES.flatMap((category) => {
    const label = READ_LABELS.find((name) => (CATEGORIES_OF[name] as readonly FindingCategory[]).includes(category))
    return label === undefined ? [] : [[category, label]]
  }),
)
