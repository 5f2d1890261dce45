import { solve } from '../solve.ts'
import type { LinearModel } from '../../src/pipeline/assess/lexical/level/level-model.ts'

export type Sample = { features: Readonly<Record<string, number>>; target: number; weight?: number }

/**
 * Ridge regression on standardised features (penalty on the standardised coefficients, none on the intercept), given
 * back in the features' own units. Samples may be weighted.
 */
export function ridge(samples: readonly Sample[], names: readonly string[], penalty: number): LinearModel {
  const total = samples.reduce((sum, sample) => sum + (sample.weight ?? 1), 0)
  const average = (read: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + (sample.weight ?? 1) * read(sample), 0) / total
  const target = average((sample) => sample.target)
  const means = names.map((name) => average((sample) => sample.features[name] ?? 0))
  const spreads = names.map(
    (name, index) => Math.sqrt(average((sample) => ((sample.features[name] ?? 0) - (means[index] ?? 0)) ** 2)) || 1,
  )
  const rows = samples.map((sample) =>
    names.map((name, index) => ((sample.features[name] ?? 0) - (means[index] ?? 0)) / (spreads[index] ?? 1)),
  )
  const size = names.length
  const matrix = Array.from({ length: size }, (_, i) =>
    Float64Array.from(
      { length: size },
      (__, j) =>
        rows.reduce((sum, row, at) => sum + (samples[at]?.weight ?? 1) * (row[i] ?? 0) * (row[j] ?? 0), 0) +
        (i === j ? penalty : 0),
    ),
  )
  const right = Array.from({ length: size }, (_, i) =>
    rows.reduce(
      (sum, row, at) => sum + (samples[at]?.weight ?? 1) * (row[i] ?? 0) * ((samples[at]?.target ?? 0) - target),
      0,
    ),
  )
  const solution = solve(matrix, right)
  const coefficients: Record<string, number> = {}
  let intercept = target
  for (const [index, name] of names.entries()) {
    const value = (solution[index] ?? 0) / (spreads[index] ?? 1)
    coefficients[name] = value
    intercept -= value * (means[index] ?? 0)
  }
  return { intercept, coefficients }
}
