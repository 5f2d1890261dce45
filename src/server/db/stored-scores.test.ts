import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcomeOf } from '../../contract/outcome.ts'
import { DEFAULT_SCORING_CONFIG } from '../../pipeline/score/default-config.ts'
import { score } from '../../pipeline/score/score.ts'
import { makeAssessment } from '../../../tests/support/factories.ts'
import { scoresOf } from './stored-scores.ts'

test('the stored scores come to the same outcome as the whole assessment, in a small part of its size', () => {
  const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 17, maxLength: 17 })
  fc.assert(
    fc.property(values, fc.nat(4), fc.integer({ min: 3, max: 18 }), (scores, intensity, age) => {
      const made = makeAssessment()
      const assessment = {
        ...made,
        criteria: made.criteria.map((criterion, index) => ({ ...criterion, score: scores[index] ?? 0 })),
        nmc: { ...made.nmc, violence: { intensity, forbidden: false, evidence: [] } },
        languageMeasures: { ...made.languageMeasures, age },
      }
      const stored = JSON.stringify(scoresOf(assessment))
      expect(outcomeOf(score(JSON.parse(stored), DEFAULT_SCORING_CONFIG))).toEqual(
        outcomeOf(score(assessment, DEFAULT_SCORING_CONFIG)),
      )
      expect(stored.length).toBeLessThan(1500)
    }),
    { numRuns: 200 },
  )
})
