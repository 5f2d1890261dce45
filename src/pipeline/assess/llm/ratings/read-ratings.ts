import type { Assessment, CriterionRating } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { NMC_CATEGORIES } from '../../../../contract/nmc.ts'
import { criterionKey } from '../../../../contract/scoring-config.ts'
import type { AssessedCriterion } from '../../engine.ts'
import type { RatingsAnswer } from '../answers.ts'
import type { LocatedFinding } from '../reading/locate-answers.ts'
import { MOST_EVIDENCE, refOf } from './evidence.ts'

/** The model's ratings with the findings they name. A name that is no finding is a quote that is not in the book. */
export function readRatings(
  answer: RatingsAnswer,
  criteria: readonly AssessedCriterion[],
  findings: ReadonlyMap<string, LocatedFinding>,
): { ratings: CriterionRating[]; nmc: Assessment['nmc']; unverified: number } {
  let unverified = 0
  const named = (id: string): LocatedFinding | undefined => findings.get(id.trim().toUpperCase())
  const evidenceOf = (ids: readonly string[]): EvidenceRef[] => {
    const cited = [...new Set(ids)].map(named)
    unverified += cited.filter((finding) => finding === undefined).length
    return cited
      .filter((finding) => finding !== undefined)
      .slice(0, MOST_EVIDENCE)
      .map(refOf)
  }
  const ratings = criteria.flatMap((criterion): CriterionRating[] => {
    const key = criterionKey(criterion)
    const told = answer.criteria.find((rating) => rating.key === key)
    if (told === undefined) return []
    const { score, rationale, evidence } = told
    const rating = { system: criterion.system, key, name: criterion.name, rationale, evidence: evidenceOf(evidence) }
    return [{ ...rating, score: Math.round(score) }]
  })
  const intensity = (category: (typeof NMC_CATEGORIES)[number]): Assessment['nmc'][typeof category] => {
    const told = answer.nmc[category]
    const evidence = evidenceOf(told.evidence)
    const forbidden =
      told.forbidden && told.intensity === 4 && told.evidence.some((id) => named(id)?.forbidden === true)
    return { intensity: told.intensity, forbidden, evidence: told.intensity === 0 ? [] : evidence }
  }
  const nmc = Object.fromEntries(NMC_CATEGORIES.map((category) => [category, intensity(category)]))
  return { ratings, nmc: nmc as Assessment['nmc'], unverified }
}
