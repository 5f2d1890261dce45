import { solve } from '../solve.ts'

/** A number a text and column, texts in one order; what the columns may say together, beside those of other blocks; whether each counts alike whatever its spread. */
export type Block = { rows: readonly ArrayLike<number>[]; share: number; standardised: boolean }

/** `intercept` plus, block by block, the sum of weight times value. */
export type BlockModel = { intercept: number; weights: Float64Array[] }

/**
 * Ridge regression on blocks of columns by the dual form, for many more columns than texts. Columns are centred; those of a block share
 * its variance, so that a thousand words together say as much as a few measures, but a single one little. `penalty` is on that scale.
 */
export function blockRidge(blocks: readonly Block[], targets: readonly number[], penalty: number): BlockModel {
  const count = targets.length
  const target = targets.reduce((sum, value) => sum + value, 0) / count
  const scaled = blocks.map((block) => scaledBlock(block, count))
  const matrix = Array.from({ length: count }, () => new Float64Array(count))
  for (const { rows } of scaled) {
    for (let i = 0; i < count; i += 1) for (let j = 0; j <= i; j += 1) matrix[i]![j]! += dot(rows[i]!, rows[j]!)
  }
  for (let i = 0; i < count; i += 1) matrix[i]![i]! += penalty
  const dual = solve(
    matrix,
    targets.map((value) => value - target),
  )
  let intercept = target
  const weights = scaled.map(({ rows, means, scales }) => {
    const own = new Float64Array(means.length)
    for (const [at, row] of rows.entries())
      for (let column = 0; column < own.length; column += 1) own[column]! += row[column]! * dual[at]!
    for (let column = 0; column < own.length; column += 1) {
      own[column]! *= scales[column]!
      intercept -= own[column]! * means[column]!
    }
    return own
  })
  return { intercept, weights }
}

export function predictBlocks({ intercept, weights }: BlockModel, rows: readonly ArrayLike<number>[]): number {
  return weights.reduce((sum, own, block) => sum + dot(own, rows[block]!), intercept)
}

function scaledBlock({ rows, share, standardised }: Block, count: number) {
  const width = rows[0]!.length
  const means = new Float64Array(width)
  const variances = new Float64Array(width)
  for (const row of rows) for (let column = 0; column < width; column += 1) means[column]! += row[column]! / count
  for (const row of rows)
    for (let column = 0; column < width; column += 1) variances[column]! += (row[column]! - means[column]!) ** 2 / count
  const alike = variances.map((variance) => (standardised ? 1 / Math.sqrt(variance || 1) : 1))
  const total = variances.reduce((sum, variance, column) => sum + variance * alike[column]! ** 2, 0)
  const scales = alike.map((scale) => scale * Math.sqrt(share / (total || 1)))
  return {
    means,
    scales,
    rows: rows.map((row) => Float64Array.from(row, (value, column) => (value - means[column]!) * scales[column]!)),
  }
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}
