import type { CriterionRating, Finding, FindingCategory } from '../../../../contract/assessment.ts'
import { criterionKey } from '../../../../contract/scoring-config.ts'
import type { AssessedCriterion } from '../../engine.ts'
import { beyondAge, criterionPresence, strongestFirst, toEvidence } from './aggregate.ts'
import { CATEGORY_NAMES, DETECTORS, type Detector } from './criterion-detectors.ts'
import { rateCustomCriterion } from './custom-criteria.ts'
import { redLineRationale } from './criteria-rationale.ts'
import { rateReadingCriterion } from './reading-criteria.ts'
import type { CriteriaInput } from './criteria-input.ts'

const MOST_EVIDENCE = 5

/**
 * Score of a red-line criterion by how strongly what it watches is present (0-4), joined by straight lines. With the
 * default thresholds presence 1 stays Safe, 2 is Moderate, from about 3.4 on it is Severe.
 */
const SCORE_AT = [100, 86, 56, 42, 20] as const

/** Every criterion of the configuration, rated 0-100 with a rationale in both languages and its evidence. */
export function rateCriteria(criteria: readonly AssessedCriterion[], input: CriteriaInput): CriterionRating[] {
  return criteria.map((criterion) => {
    const key = criterionKey(criterion)
    const detector = DETECTORS[key]
    const rated =
      detector === undefined
        ? (rateReadingCriterion(key, input) ?? rateCustomCriterion(criterion, input))
        : rateRedLine(detector, input)
    return { system: criterion.system, key, name: criterion.name, ...rated }
  })
}

type Rated = Pick<CriterionRating, 'score' | 'rationale' | 'evidence'>

function rateRedLine({ subject, watches, beyond }: Detector, { whole, book }: CriteriaInput): Rated {
  let strongest = 0
  let others = 0
  const relevant: Finding[] = []
  const named: FindingCategory[] = []
  let forbidden = false
  for (const [name, share] of Object.entries(watches)) {
    const category = name as FindingCategory
    const present = share * criterionPresence(whole, category)
    if (whole.of(category).some((finding) => finding.forbidden === true)) forbidden = true
    if (present > 0.1) {
      relevant.push(...whole.evidenceOf(category))
      named.push(category)
    }
    others += Math.min(strongest, present)
    strongest = Math.max(strongest, present)
  }
  // A second kind of content adds a little to the strongest one of a passage, never more than half a step; a book has been
  // judged by all it holds.
  const together = strongest + Math.min(0.5, others * 0.12) * (1 - whole.share)
  const all = beyond === true ? beyondAge(whole) : undefined
  const decides = all !== undefined && all.presence > together
  const score = forbidden ? 10 : scoreAt(Math.min(4, decides ? all.presence : together))
  const evidence = strongestFirst(relevant).slice(0, MOST_EVIDENCE)
  return {
    score,
    rationale: redLineRationale(
      subject,
      relevant,
      [...new Set(named.map((category) => CATEGORY_NAMES[category]))],
      score,
      book.pageKind,
      decides ? all.because : undefined,
    ),
    evidence: evidence.map(toEvidence),
  }
}

/** @example scoreAt(1.5) // half-way between the scores at 1 and 2 */
export function scoreAt(strength: number): number {
  const low = Math.min(3, Math.floor(strength))
  const from = SCORE_AT[low]!
  return Math.round(from + (SCORE_AT[low + 1]! - from) * Math.min(1, strength - low))
}
