import type { Assessment } from '../../contract/assessment.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../contract/nmc.ts'
import type { ScorableAssessment } from '../../pipeline/score/score.ts'

/** The part of an assessment a verdict depends on: about 1 KB, so that ten thousand of them are read at once. */
export function scoresOf(assessment: Assessment): ScorableAssessment {
  const { nmc, notices, unverifiedQuotes, languageMeasures, themeMeasures, criteria } = assessment
  return {
    criteria: criteria.map(({ system, key, score }) => ({ system, key, score })),
    nmc: Object.fromEntries(
      NMC_CATEGORIES.map((category) => {
        const { intensity, forbidden } = nmc[category]
        return [category, { intensity, forbidden }]
      }),
    ) as Record<NmcCategory, { intensity: number; forbidden: boolean }>,
    notices,
    unverifiedQuotes,
    languageMeasures: { age: languageMeasures.age, level: languageMeasures.level },
    themeMeasures: { age: themeMeasures.age, level: themeMeasures.level },
  }
}
