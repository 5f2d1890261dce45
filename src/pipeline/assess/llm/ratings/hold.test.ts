import { expect, test } from 'vitest'
import type { Assessment, CriterionRating } from '../../../../contract/assessment.ts'
import type { AssessedCriterion } from '../../engine.ts'
import { holdIntensities } from './hold-intensities.ts'
import { holdRatings } from './hold-ratings.ts'

const evidence = [{ quote: 'He fell.', page: 1, start: 0, end: 8 }]
const criterion: AssessedCriterion = {
  key: 's2.physical',
  name: 'Violence',
  description: '',
  weight: 100,
  system: 2,
  thresholds: { safeThreshold: 80, moderateThreshold: 60, severeThreshold: 40 },
}
const rating = (score: number, proof = evidence): CriterionRating => ({
  system: 2,
  key: 's2.physical',
  name: 'Violence',
  score,
  rationale: { en: 'So.', ar: 'هكذا.' },
  evidence: proof,
})
const held = (own: number, told: CriterionRating | undefined, suspicious = false) =>
  holdRatings({ criteria: [criterion], embedded: [rating(own)], model: told ? [told] : [], suspicious })

test.each([
  ['one level milder: the model holds', 50, 85, 85, false],
  ['one level stricter: the model holds', 85, 50, 50, false],
  ['two levels milder: the stricter holds', 20, 95, 20, true],
  ['two levels stricter: the stricter holds', 95, 20, 20, true],
])('%s', (_, own, told, score, disagree) => {
  const result = held(own, rating(told))
  expect(result.ratings[0]?.score).toBe(score)
  expect(result.disagree).toBe(disagree)
})

test('of a suspicious book the stricter rating holds, however near they are', () => {
  expect(held(82, rating(95), true).ratings[0]?.score).toBe(82)
  expect(held(95, rating(82), true).ratings[0]?.score).toBe(82)
})

test('a red line below Safe without evidence, or without a rating, falls to the embedded engine and is counted', () => {
  expect(held(90, rating(70, []))).toMatchObject({ ratings: [{ score: 90 }], unsupported: 1 })
  expect(held(90, undefined)).toMatchObject({ ratings: [{ score: 90 }], unsupported: 1 })
  expect(held(90, rating(100, []))).toMatchObject({ ratings: [{ score: 100 }], unsupported: 0 })
})

const none = { intensity: 0, forbidden: false, evidence: [] }
const nmc = (violence: Assessment['nmc']['violence']): Assessment['nmc'] => ({
  gambling: none,
  language: none,
  substanceUse: none,
  sexualContent: none,
  violence,
})
const found = (intensity: number, forbidden = false) => ({ intensity, forbidden, evidence })

test.each([
  [2, 1, false, 1, false],
  [3, 1, false, 3, true],
  [1, 3, false, 3, true],
  [2, 1, true, 2, false],
  [1, 2, true, 2, false],
])(
  'intensity %i of the embedded engine and %i of the model, suspicious %s: %i',
  (own, told, suspicious, intensity, disagree) => {
    const result = holdIntensities(nmc(found(own)), nmc(found(told)), suspicious)
    expect([result.nmc.violence.intensity, result.disagree]).toEqual([intensity, disagree])
  },
)

test('what no band admits is not taken back by a milder model, and an unproven intensity does not count', () => {
  expect(holdIntensities(nmc(found(4, true)), nmc(found(3)), false).nmc.violence.forbidden).toBe(true)
  const unproven = holdIntensities(nmc(found(1)), nmc({ ...found(4), evidence: [] }), false)
  expect(unproven).toMatchObject({ nmc: { violence: { intensity: 1 } }, unsupported: 1 })
})
