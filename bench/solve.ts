/** Of a symmetric positive definite system, of which the lower half is given, by Cholesky's decomposition; the matrix is used up. */
export function solve(matrix: readonly Float64Array[], right: readonly number[]): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i += 1) {
    const row = matrix[i]!
    for (let j = 0; j <= i; j += 1) {
      const other = matrix[j]!
      let sum = row[j]!
      for (let k = 0; k < j; k += 1) sum -= row[k]! * other[k]!
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j]!
    }
  }
  const solution = Float64Array.from(right)
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) solution[i]! -= matrix[i]![k]! * solution[k]!
    solution[i]! /= matrix[i]![i]!
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) solution[i]! -= matrix[k]![i]! * solution[k]!
    solution[i]! /= matrix[i]![i]!
  }
  return solution
}
