import type { CriterionRating } from '../../../../contract/assessment.ts'
import { criterionKey } from '../../../../contract/scoring-config.ts'
import type { AssessedCriterion } from '../../engine.ts'

export type HeldRatings = {
  ratings: CriterionRating[]
  /** The keys where the embedded engine's rating holds. */
  held: Set<string>
  /** How many ratings of the model had no evidence, or none left. */
  unsupported: number
  disagree: boolean
}

type Input = {
  criteria: readonly AssessedCriterion[]
  embedded: readonly CriterionRating[]
  model: readonly CriterionRating[]
  /** The book tries to instruct whoever judges it: the stricter engine holds everywhere. */
  suspicious: boolean
}

/**
 * Which engine's rating holds, criterion by criterion. The model's, unless it gave none, rates a red line below Safe
 * without evidence, is more than one level milder or stricter than the embedded engine's there (the stricter holds), or
 * the book is suspicious (the stricter holds).
 */
export function holdRatings({ criteria, embedded, model, suspicious }: Input): HeldRatings {
  const result: HeldRatings = { ratings: [], held: new Set(), unsupported: 0, disagree: false }
  for (const criterion of criteria) {
    const key = criterionKey(criterion)
    const is = (rating: CriterionRating): boolean => rating.key === key && rating.system === criterion.system
    const own = embedded.find(is)
    const told = model.find(is)
    const hold = (rating: CriterionRating): void => {
      result.ratings.push(rating)
      if (rating === own) result.held.add(key)
    }
    if (own === undefined) {
      if (told !== undefined) hold(told)
    } else if (told === undefined || isMeasured(criterion)) {
      if (!isMeasured(criterion)) result.unsupported += 1
      hold(own)
    } else if (needsEvidence(criterion, told)) {
      result.unsupported += 1
      hold(own)
    } else {
      const apart = Math.abs(levelOf(criterion, told.score) - levelOf(criterion, own.score)) > 1
      if (apart) result.disagree = true
      hold((apart || suspicious) && own.score < told.score ? own : told)
    }
  }
  return result
}

/** How hard a text is to read is measured on all of it; no model is asked. */
export const isMeasured = ({ system }: Pick<AssessedCriterion, 'system'>): boolean => system === 4

function needsEvidence({ thresholds }: AssessedCriterion, { score, evidence }: CriterionRating): boolean {
  return thresholds !== undefined && score < thresholds.safeThreshold && evidence.length === 0
}

/** 0 safe, 1 moderate, 2 severe; a criterion that is no red line has one level. */
function levelOf({ thresholds }: AssessedCriterion, score: number): number {
  if (thresholds === undefined) return 0
  if (score < thresholds.severeThreshold) return 2
  return score < thresholds.safeThreshold ? 1 : 0
}
