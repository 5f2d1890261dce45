import { FINDING_CATEGORIES, type Finding, type FindingCategory } from '../../../../contract/assessment.ts'
import { CATEGORIES_OF, READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Diction } from '../diction/diction.ts'
import { BOOK_MODEL } from './book-model.ts'
import type { BookModel, Context } from './book-weights.ts'

/** What is known of a text beside what was found in it. */
export type BookShape = {
  words: number
  languageAge: number
  dialogueShare: number
  arabic: boolean
  diction: Diction
  model?: BookModel
}

/** What was found: to be shown, likely enough to count, and what the lexicon alone sees. */
export type BookFindings = Record<'findings' | 'likely' | 'lexicon', readonly Finding[]>

/** Chances that a careful reader calls a whole book at least mild, at least moderate, and strong in something. */
export type BookChances = readonly [number, number, number]

type Weigh = (finding: Pick<Finding, 'intensity' | 'stance'>) => number

const NONE: BookChances = [0, 0, 0]
const MEDIA: readonly ReadLabel[] = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent']
/** A text of so many words is read like a passage, from `BOOK_WORDS` on like a book; between them it is both in part. */
const PASSAGE_WORDS = 1500
const BOOK_WORDS = 4500
/** Of a shorter text densities say little. */
const FEWEST_WORDS = 1500

/**
 * What a whole book is, judged as readers of labelled books judged theirs (training/fit_books.py): ordinal logistic
 * regressions on how often each intensity recurs in 10,000 words, what the lexicon alone finds, what else is in the book, and
 * what its choice of words and its shape say of it. Weights of what was found are never negative: more of a thing never makes a
 * book milder.
 */
export class WholeBook {
  /** How far densities speak for it: 0 a passage, 1 a book. */
  readonly share: number
  readonly #found: BookFindings
  readonly #shape: BookShape
  readonly #model: BookModel

  constructor(found: BookFindings, shape: BookShape) {
    this.#found = found
    this.#shape = shape
    this.#model = shape.model ?? BOOK_MODEL
    this.share = Math.min(1, Math.max(0, (shape.words - PASSAGE_WORDS) / (BOOK_WORDS - PASSAGE_WORDS)))
  }

  get words(): number {
    return this.#shape.words
  }

  /** What was found of a category, in book order. */
  of(category: FindingCategory): readonly Finding[] {
    return this.#found.findings.filter((finding) => finding.category === category)
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

  /** The chance that it holds what no child should be given unasked: anything strong, or more than romance. */
  grave(): number {
    const [, moderate] = this.#chances('sexualContent', CATEGORIES_OF.sexualContent)
    return 1 - (1 - this.strong()) * (1 - moderate)
  }

  /** The label that adds most to `grave`. */
  gravest(): ReadLabel {
    const graveIn = (label: ReadLabel): number =>
      this.#chances(label, CATEGORIES_OF[label])[label === 'sexualContent' ? 1 : 2]
    return MEDIA.reduce((most, label) => (graveIn(label) > graveIn(most) ? label : most))
  }

  /** The chance that it was written for adults. */
  adult(): number {
    const { severities, diction, context, step } = this.#model.adult
    const { adult, age } = this.#shape.diction
    const content = READ_LABELS.reduce((sum, label) => sum + severities[label] * this.severity(label), 0)
    const words = diction.adult * adult + (this.#shape.arabic ? diction.adultInArabic * adult : 0) + diction.age * age
    return logistic(content + words + this.#context(context) + step)
  }

  #chances(label: ReadLabel, categories: readonly FindingCategory[], weigh: Weigh = () => 1): BookChances {
    const { findings, likely, lexicon: lexical } = this.#found
    // Nothing to show is nothing to say.
    if (!findings.some(({ category }) => categories.includes(category))) return NONE
    const own = likely.filter(({ category }) => categories.includes(category))
    const { own: ownWeights, strong, lexicon, company, diction, context, steps } = this.#model.labels[label]
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
      diction.severity * this.#shape.diction.severities[label] +
      diction.age * this.#shape.diction.age +
      this.#context(context)
    return [logistic(score + steps[0]!), logistic(score + steps[1]!), logistic(score + steps[2]!)]
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

const weighed = (findings: readonly Finding[], least: number, weigh: Weigh = () => 1): number =>
  findings.reduce((sum, finding) => (finding.intensity >= least ? sum + weigh(finding) : sum), 0)

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

const LABEL_OF: Partial<Record<FindingCategory, ReadLabel>> = Object.fromEntries(
  FINDING_CATEGORIES.flatMap((category) => {
    const label = READ_LABELS.find((name) => (CATEGORIES_OF[name] as readonly FindingCategory[]).includes(category))
    return label === undefined ? [] : [[category, label]]
  }),
)
