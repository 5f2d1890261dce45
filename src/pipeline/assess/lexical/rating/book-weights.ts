import type { ReadLabel } from '../../reader/labels.ts'

/** Weights of: age of the language, logarithm of the words, share of dialogue, 1 for Arabic, age of the language where Arabic. */
export type Context = readonly number[]

export type LabelWeights = {
  /** Of the densities of findings of intensity 1, 2, 3, 4 at least, and of the count of those from 3 on. */
  own: readonly number[]
  strong: number
  /** Of the densities of what the lexicon alone finds. */
  lexicon: readonly number[]
  /** Of the densities of other labels' findings from intensity 2 and from 3 on. */
  company: readonly number[]
  /** Of what the choice of words, and of a short text also its sense, says of this label and of the age. */
  diction: { severity: number; age: number }
  context: Context
  /** For at least mild, at least moderate, strong. */
  steps: readonly number[]
}

/** What training/fit_books.py learned: see whole-book.ts. */
export type BookModel = {
  labels: Record<ReadLabel, LabelWeights>
  adult: {
    severities: Record<ReadLabel, number>
    diction: { adult: number; adultInArabic: number; age: number }
    context: Context
    step: number
  }
}

/** Of texts of some hundred to some thousand words, and of books. */
export type BookModels = Record<'short' | 'book', BookModel>
