import type { CriterionRating, FindingCategory } from '../../../../contract/assessment.ts'
import type { PageKind } from '../../../../contract/book-text.ts'
import { redLineRationale } from '../../lexical/rating/criteria-rationale.ts'
import { CATEGORY_NAMES, DETECTORS } from '../../lexical/rating/criterion-detectors.ts'
import type { LocatedFinding } from '../reading/locate-answers.ts'
import { MOST_EVIDENCE, refOf } from './evidence.ts'

/** From this share on a category is a criterion's own subject, not one that bears on it too. */
const OWN_SUBJECT = 0.8

/**
 * Ratings that tell of what was found. Where passages on a criterion's own subject were located and the rating names none of
 * them, its words deny what the page shows beside them ("no drink", above two drinking scenes): they are said anew from the
 * passages, the gravest of which become its evidence. The score stays.
 */
export function tellFound(
  ratings: readonly CriterionRating[],
  findings: readonly LocatedFinding[],
  pageKind: PageKind,
): CriterionRating[] {
  return ratings.map((rating) => {
    const detector = DETECTORS[rating.key]
    if (detector === undefined) return rating
    const subjects = (Object.entries(detector.watches) as [FindingCategory, number][])
      .filter(([, share]) => share >= OWN_SUBJECT)
      .map(([category]) => category)
    const own = findings.filter(({ category }) => subjects.includes(category))
    const isNamed = (finding: LocatedFinding): boolean =>
      rating.evidence.some(({ start, end }) => finding.start < end && start < finding.end)
    const unnamed = subjects.filter((category) => {
      const passages = own.filter((finding) => finding.category === category)
      return passages.length > 0 && !passages.some(isNamed)
    })
    if (unnamed.length === 0) return rating
    const kinds = [...new Set(own.map(({ category }) => CATEGORY_NAMES[category]))]
    const gravest = own.toSorted((a, b) => b.intensity - a.intensity || a.start - b.start)
    const firstOfEach = unnamed.flatMap((name) => gravest.find(({ category }) => category === name) ?? [])
    const shown = [...new Set([...firstOfEach, ...gravest])].slice(0, MOST_EVIDENCE)
    return {
      ...rating,
      rationale: redLineRationale(detector.subject, own, kinds, rating.score, pageKind),
      evidence: [...shown.map(refOf), ...rating.evidence]
        .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
        .slice(0, MOST_EVIDENCE),
    }
  })
}
