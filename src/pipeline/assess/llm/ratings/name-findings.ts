import type { LocatedFinding } from '../reading/locate-answers.ts'

/** So many of each category a rating is shown before anything graver of others: what it does not see it takes for absent. */
const NAMED_OF_EACH = 3

/**
 * The findings a rating may name, in book order, with short ids: the gravest of each category, then the second of each, so
 * that where there is little room none is crowded out; then the gravest of all.
 *
 * @param most how many fit; each category has one, whatever fits
 */
export function nameFindings(findings: readonly LocatedFinding[], most: number): ReadonlyMap<string, LocatedFinding> {
  const ranked = findings.toSorted(
    (a, b) => Number(b.forbidden ?? false) - Number(a.forbidden ?? false) || b.intensity - a.intensity,
  )
  const categories = [...Map.groupBy(ranked, ({ category }) => category).values()]
  const ofEach = Array.from({ length: NAMED_OF_EACH }, (_, rank) => categories.flatMap((own) => own[rank] ?? [])).flat()
  const gravest = [...new Set([...ofEach, ...ranked])]
    .slice(0, Math.max(most, categories.length))
    .toSorted((a, b) => a.start - b.start)
  return new Map(gravest.map((finding, index) => [`F${index + 1}`, finding]))
}
