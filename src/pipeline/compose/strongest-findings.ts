import { strengthOf, type Finding } from '../../contract/assessment.ts'

const STANCE_WEIGHT: Record<Finding['stance'], number> = { glamorised: 2, depicted: 1, condemned: 0 }

/** Forbidden before strength before stance (glamorised weighs most), then in book order. */
export function strongestFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      Number(b.forbidden ?? false) - Number(a.forbidden ?? false) ||
      strengthOf(b) - strengthOf(a) ||
      STANCE_WEIGHT[b.stance] - STANCE_WEIGHT[a.stance] ||
      a.start - b.start,
  )
}
