/** The linearly interpolated quantile (0-1) of unsorted numbers; NaN of none. @example quantile([1, 2, 3], 0.5) // 2 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = new Float64Array(values).toSorted()
  const position = (sorted.length - 1) * Math.min(1, Math.max(0, share))
  const low = Math.floor(position)
  const a = sorted[low] ?? Number.NaN
  const b = sorted[Math.min(low + 1, sorted.length - 1)] ?? a
  return a + (b - a) * (position - low)
}
