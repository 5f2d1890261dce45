import { firstAge } from '../../contract/age.ts'
import type { Judgement } from '../../contract/judgement.ts'
import { RETAILER_AGE_TOLERANCE_YEARS } from '../../contract/limits.ts'
import type { RetailerData } from '../../contract/sources.ts'

/** What the engine leaves to a person, and what the age of a publisher adds to that. */
export type CrossChecked = Pick<Judgement, 'reviewReasons' | 'notices' | 'needsReview'>

/** Whether a publisher's age is more than two years from ours. A match that may be another book says nothing. */
export function retailerAgeDiffers(recommendedAge: number, retailer: RetailerData | null): boolean {
  if (retailer?.status !== 'ok' || retailer.matchQuality === 'low') return false
  const theirs = firstAge(retailer.targetAge)
  return theirs !== undefined && Math.abs(theirs - recommendedAge) > RETAILER_AGE_TOLERANCE_YEARS
}

export function crossChecked(
  judgement: CrossChecked & Pick<Judgement, 'recommendedAge'>,
  retailer: RetailerData | null,
): CrossChecked {
  const { reviewReasons, notices, needsReview, recommendedAge } = judgement
  if (!retailerAgeDiffers(recommendedAge, retailer)) return { reviewReasons, notices, needsReview }
  return {
    needsReview: true,
    reviewReasons: [...reviewReasons, 'retailer_age_differs'],
    notices: [...notices, { code: 'retailer_age_differs', params: { age: retailer?.targetAge ?? '' } }],
  }
}
