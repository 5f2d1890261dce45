import type { LinearModel } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { solve } from './ridge.ts'

export type WordSample = {
  features: Readonly<Record<string, number>>
  /** How often each word stands in the text, names left out, scaled to a full run. */
  words: ReadonlyMap<string, number>
  target: number
}
export type WordModel = LinearModel & { weights: ReadonlyMap<string, number> }

/** A word must stand in so many texts to have a weight of its own. */
const LEAST_TEXTS = 8

/**
 * Ridge regression on a few features and on every common word at once, by the dual form: many more words than texts.
 * Features are standardised and share the variance 1; the words share `wordShare` of it, so that together they say as
 * much as all features but a single one of a thousand words says little.
 */
export function wordRidge(
  samples: readonly WordSample[],
  names: readonly string[],
  penalty: number,
  wordShare: number,
): WordModel {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const target = mean(samples.map((sample) => sample.target))
  const vocabulary = commonWords(samples)
  const columns = [
    ...names.map((name) => column(samples.map((sample) => sample.features[name] ?? 0))),
    ...vocabulary.map((word) => column(samples.map((sample) => sample.words.get(word) ?? 0))),
  ]
  const wordVariance = columns.slice(names.length).reduce((sum, { variance }) => sum + variance, 0)
  const scales = columns.map(({ variance }, index) =>
    index < names.length ? 1 / Math.sqrt(names.length * (variance || 1)) : Math.sqrt(wordShare / (wordVariance || 1)),
  )
  const rows = samples.map((_, at) =>
    Float64Array.from(columns, (values, index) => values.centred[at]! * scales[index]!),
  )
  const kernel = rows.map((a, i) => rows.map((b, j) => dot(a, b) + (i === j ? penalty : 0)))
  const dual = solve(
    kernel,
    samples.map((sample) => sample.target - target),
  )
  const coefficient = columns.map(
    (values, index) => scales[index]! ** 2 * values.centred.reduce((sum, value, at) => sum + value * dual[at]!, 0),
  )
  return {
    intercept: target - columns.reduce((sum, values, index) => sum + values.mean * coefficient[index]!, 0),
    coefficients: Object.fromEntries([
      ...names.map((name, index) => [name, coefficient[index]!] as const),
      ['wordWeight', 1],
    ]),
    weights: new Map(vocabulary.map((word, index) => [word, coefficient[names.length + index]!])),
  }
}

/** What the words of a text weigh together. */
export function weigh(words: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [word, value] of words) sum += value * (weights.get(word) ?? 0)
  return sum
}

function commonWords(samples: readonly WordSample[]): string[] {
  const texts = new Map<string, number>()
  for (const { words } of samples) for (const word of words.keys()) texts.set(word, (texts.get(word) ?? 0) + 1)
  return [...texts].filter(([, count]) => count >= LEAST_TEXTS).map(([word]) => word)
}

type Column = { mean: number; variance: number; centred: Float64Array }

function column(values: readonly number[]): Column {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = Float64Array.from(values, (value) => value - mean)
  return { mean, centred, variance: dot(centred, centred) / values.length }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}
