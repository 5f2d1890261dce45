import { NMC_BAND_AGE } from '../../contract/nmc.ts'
import type { ListedEvaluation } from '../../contract/evaluation.ts'
import { reviewedRecord } from '../../contract/review.ts'
import type { SpokenOf } from './if-counted.ts'

/** A judged book as far as opinions could speak to it; null before it is judged. */
export function spokenOf(listed: ListedEvaluation | null): SpokenOf | null {
  if (listed === null) return null
  const { result, nmcAssessment, review } = reviewedRecord(listed)
  if (result === null || !('title' in result)) return null
  const band = nmcAssessment?.enabled === true ? nmcAssessment.finalAgeBand : 'Safe'
  return {
    verdict: result.final_verdict,
    age: result.recommended_age,
    bandAge: NMC_BAND_AGE[band],
    reviewed: review !== null && review !== undefined,
  }
}
