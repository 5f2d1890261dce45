/** Pearson's correlation; NaN where a side does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanA = mean(a)
  const meanB = mean(b)
  let both = 0
  let ownA = 0
  let ownB = 0
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    both += (value - meanA) * (other - meanB)
    ownA += (value - meanA) ** 2
    ownB += (other - meanB) ** 2
  }
  return both / Math.sqrt(ownA * ownB)
}

/** Ranks from 0, ties share their mean rank. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const result = Array.from({ length: values.length }, () => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (let at = from; at < to; at += 1) result[order[at]?.index ?? 0] = (from + to - 1) / 2
    from = to
  }
  return result
}

/** Spearman's rank correlation. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b))
}
