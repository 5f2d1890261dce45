import type { Evaluation } from '../../../contract/evaluation.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import { NMC_CATEGORIES } from '../../../contract/nmc.ts'
import type { Result } from '../../../contract/result.ts'
import { SYSTEMS } from '../../components/system-icons.ts'
import { systemEvidence } from './system-evidence.ts'

/** Every passage a rating, a band or a value stands on, each place once, in book order. */
export function allEvidence(evaluation: Evaluation, result: Result): EvidenceRef[] {
  const nmc = evaluation.nmcAssessment
  const refs = [
    ...SYSTEMS.flatMap((system) => systemEvidence(result, system).refs),
    ...result.islamic_uae_values.flatMap((value) => value.evidence_refs),
    ...(nmc ? NMC_CATEGORIES.flatMap((category) => nmc[category].evidence_refs) : []),
  ]
  return [...new Map(refs.map((ref) => [`${ref.start}-${ref.end}`, ref])).values()].toSorted(
    (a, b) => a.start - b.start,
  )
}
