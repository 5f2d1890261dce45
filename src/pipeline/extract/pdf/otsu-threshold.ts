const BINS = 128

/**
 * The value that best parts numbers in two groups: the greatest variance between the groups (N. Otsu, "A threshold
 * selection method from gray-level histograms", 1979). Infinity for fewer than two different numbers.
 * @example otsuThreshold([1, 1, 2, 9, 10]) // between 2 and 9
 */
export function otsuThreshold(values: readonly number[] | Float64Array): number {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (!(high > low)) return Infinity
  const width = (high - low) / BINS
  const bins = Array.from({ length: BINS }, () => 0)
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor((value - low) / width))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const total = values.length
  const weighted = bins.reduce((sum, count, bin) => sum + count * bin, 0)
  let below = 0
  let weightedBelow = 0
  let best = -1
  let bestFirst = 0
  let bestLast = 0
  for (const [bin, count] of bins.entries()) {
    below += count
    weightedBelow += count * bin
    const above = total - below
    if (below === 0 || above === 0) continue
    const between = below * above * (weightedBelow / below - (weighted - weightedBelow) / above) ** 2
    if (between > best * (1 + 1e-12)) {
      best = between
      bestFirst = bin
    }
    if (between >= best * (1 - 1e-12)) bestLast = bin
  }
  return low + ((bestFirst + bestLast) / 2 + 1) * width
}
