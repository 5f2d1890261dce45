import type { CriterionRating } from '../../contract/assessment.ts'
import type { CriterionResult } from '../../contract/result.ts'
import { criterionKey, type AgeSpan, type Criterion, type RedLineSystem } from '../../contract/scoring-config.ts'
import type { RedLineRating } from '../../contract/verdict.ts'

/** A rating as far as the scorer needs it; where only scores were kept there is no evidence. */
export type ScorableCriterion = Pick<CriterionRating, 'system' | 'key' | 'score'> &
  Partial<Pick<CriterionRating, 'evidence'>>

/** The criteria of one system with the scores an engine gave them; `score` is null where it gave none. */
export function criteriaOf(
  system: number,
  criteria: readonly Criterion[],
  assessment: { criteria: readonly ScorableCriterion[] },
): CriterionResult[] {
  const rated = new Map(
    assessment.criteria.filter((rating) => rating.system === system).map((rating) => [rating.key, rating]),
  )
  return criteria.map((criterion) => {
    const key = criterionKey(criterion)
    const rating = rated.get(key)
    return {
      system,
      key,
      name: criterion.name,
      weight: criterion.weight,
      score: rating?.score ?? null,
      evidence_refs: rating?.evidence ?? [],
    }
  })
}

/**
 * The weighted mean of the criteria that have a score, 0-100; null when none has. Weights are renormalised over the
 * scored ones; if those all weigh nothing they count equally, so that a score is never lost to a zero weight.
 */
export function systemScore(criteria: readonly CriterionResult[]): number | null {
  const scored = criteria.filter((criterion) => criterion.score !== null)
  if (scored.length === 0) return null
  const weights = scored.reduce((sum, criterion) => sum + criterion.weight, 0)
  const share = (criterion: CriterionResult): number => (weights > 0 ? criterion.weight / weights : 1 / scored.length)
  return withoutNoise(scored.reduce((sum, criterion) => sum + (criterion.score ?? 0) * share(criterion), 0))
}

/**
 * A red-line system: Severe when its score, or any one criterion's, is below severeThreshold (a red line is never
 * averaged away); Safe when the score reaches safeThreshold and no criterion is below moderateThreshold.
 */
export function rateRedLine(
  system: RedLineSystem,
  score: number,
  criteria: readonly CriterionResult[],
): { rating: RedLineRating; decidedBy?: string } {
  const lowest = criteria.reduce<CriterionResult | undefined>(
    (low, criterion) => (criterion.score !== null && criterion.score < (low?.score ?? Infinity) ? criterion : low),
    undefined,
  )
  const lowestScore = lowest?.score ?? 100
  const decidedBy = lowest === undefined ? {} : { decidedBy: lowest.key }
  if (lowestScore < system.severeThreshold) return { rating: 'Severe', ...decidedBy }
  if (score < system.severeThreshold) return { rating: 'Severe' }
  if (score >= system.safeThreshold && lowestScore >= system.moderateThreshold) return { rating: 'Safe' }
  return lowestScore < system.moderateThreshold ? { rating: 'Moderate', ...decidedBy } : { rating: 'Moderate' }
}

/** A mean of whole scores must not miss a threshold through the noise of binary fractions. */
export function withoutNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** A measured age in years, held inside the ages its level is mapped to. */
export function clampAge(age: number, span: AgeSpan): number {
  return Math.round(Math.min(Math.max(age, span.minAge), Math.max(span.minAge, span.maxAge)))
}
