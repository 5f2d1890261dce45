import type { ReadLabel } from '../../reader/labels.ts'

/** Weights of: age of the language, logarithm of the words, share of dialogue, 1 for Arabic, age of the language where Arabic. */
type Context = readonly number[]

export type LabelModel = {
  /** Of the densities of findings of intensity 1, 2, 3, 4 at least, and of the count of those from 3 on. */
  own: readonly number[]
  strong: number
  /** Of the densities of what the lexicon alone finds. */
  lexicon: readonly number[]
  /** Of the densities of other labels' findings from intensity 2 and from 3 on. */
  company: readonly number[]
  context: Context
  /** For at least mild, at least moderate, strong. */
  steps: readonly number[]
}

export type BookModel = {
  labels: Record<ReadLabel, LabelModel>
  adult: { severities: Record<ReadLabel, number>; context: Context; step: number }
}

/** Written by training/fit_books.py; do not edit by hand. See whole-book.ts. */
export const BOOK_MODEL: BookModel = {
  labels: {
    gambling: {
      own: [0.8165, 0.6891, 0.172, 0.0125],
      strong: 0.6573,
      lexicon: [1.3671, 0.7071, 0.1118, 0.0125],
      company: [0.0547, 0.0678],
      context: [0.0512, 0.7104, 0.0346, -0.2574, -0.0255],
      steps: [-10.1088, -11.9972, -14.8774],
    },
    language: {
      own: [0.7373, 1.1905, 0.0296, 0.0325],
      strong: 0.3811,
      lexicon: [0.442, 0.4268, 0.0642, 0.0309],
      company: [0.1065, 0.1028],
      context: [-0.07, 0.6843, 0.2819, 0.2323, -0.0102],
      steps: [-8.2298, -10.7726, -13.0496],
    },
    violence: {
      own: [0.3007, 0.8416, 0.0364, 0.0461],
      strong: 0.5738,
      lexicon: [0.1564, 0.2631, 0.1398, 0.1379],
      company: [0.127, 0.6376],
      context: [0.0411, 0.5325, 0.3573, -0.1814, -0.0709],
      steps: [-7.8452, -10.9312, -13.6534],
    },
    substanceUse: {
      own: [1.3065, 0.6417, 0.0198, 0.0125],
      strong: 0.0865,
      lexicon: [1.105, 0.1077, 0.197, 0.0125],
      company: [0.067, 0.0644],
      context: [0.0828, 0.9656, 0.3177, -0.0783, -0.0208],
      steps: [-12.6453, -16.3129, -20.0987],
    },
    sexualContent: {
      own: [0.6428, 0.7178, 0.0076, 0.0166],
      strong: 0.2651,
      lexicon: [1.0334, 0.6397, 0.0192, 0.0116],
      company: [0.0493, 0.0571],
      context: [0.0599, 0.9029, 0.0989, -0.5103, -0.0924],
      steps: [-11.4506, -13.8705, -16.6903],
    },
    culture: {
      own: [0.9595, 0.1951, 0.0117, 0.0065],
      strong: 0.2471,
      lexicon: [0.1734, 0.3596, 0.4562, 0.0093],
      company: [0.1188, 0.2516],
      context: [0.0709, 0.6601, 0.3278, -0.4367, -0.0849],
      steps: [-8.0345, -10.71, -13.1332],
    },
    fear: {
      own: [0.2589, 0.1622, 0.4083, 0.1125],
      strong: 0.805,
      lexicon: [0.158, 0.1716, 0.3651, 0.0828],
      company: [0.0834, 0.04],
      context: [-0.142, 0.2043, -0.1142, 0.2561, -0.0181],
      steps: [-2.2864, -4.9779, -7.671],
    },
  },
  adult: {
    severities: {
      gambling: 0.5159,
      language: 0.2361,
      violence: 0.0,
      substanceUse: 0.8379,
      sexualContent: 1.2111,
      culture: 0.0,
      fear: 0.0,
    },
    context: [0.0885, -0.4683, -2.0944, 0.0575, -0.0831],
    step: 1.4009,
  },
}
