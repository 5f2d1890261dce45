import { bySureness, type Finding } from '../../contract/assessment.ts'

const STANCE_WEIGHT: Record<Finding['stance'], number> = { glamorised: 2, depicted: 1, condemned: 0 }

/** Forbidden before intensity before stance (glamorised weighs most), then the surest, then in book order. */
export function strongestFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      Number(b.forbidden ?? false) - Number(a.forbidden ?? false) ||
      b.intensity - a.intensity ||
      STANCE_WEIGHT[b.stance] - STANCE_WEIGHT[a.stance] ||
      bySureness(a, b) ||
      a.start - b.start,
  )
}
