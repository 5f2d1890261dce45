import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Result } from '../../../contract/result.ts'
import type { SystemNumber } from '../../components/system-icons.ts'

const FIELDS = {
  1: 'system1_uae_values',
  2: 'system2_child_safety',
  3: 'system3_theme_complexity',
  4: 'system4_language_complexity',
} as const

/** The rating of a system with its own passages and those of its criteria, each place once, in book order. */
export function systemEvidence(result: Result, system: SystemNumber) {
  const field = FIELDS[system]
  const rated = result[field]
  const criteria = result.criteria.filter((criterion) => criterion.system === system)
  const places = new Map<string, EvidenceRef>()
  for (const ref of [...rated.evidence_refs, ...criteria.flatMap((criterion) => criterion.evidence_refs)]) {
    const place = `${ref.start}-${ref.end}`
    if (!places.has(place)) places.set(place, ref)
  }
  return { field, rated, criteria, refs: [...places.values()].toSorted((a, b) => a.start - b.start) }
}
