import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Assessment, CriterionRating, Finding } from '../../../../contract/assessment.ts'
import type { AssessedCriterion } from '../../engine.ts'
import { foundIntensities } from './found-intensities.ts'
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
    const readings = { embedded: nmc(found(own)), found: nmc(none), model: nmc(found(told)) }
    const result = holdIntensities(readings, suspicious)
    expect([result.nmc.violence.intensity, result.disagree]).toEqual([intensity, disagree])
  },
)

test('what no band admits is not taken back by a milder model, and an unproven intensity does not count', () => {
  const bandsOf = (own: ReturnType<typeof found>, model: ReturnType<typeof found>) =>
    holdIntensities({ embedded: nmc(own), found: nmc(none), model: nmc(model) }, false)
  expect(bandsOf(found(4, true), found(3)).nmc.violence.forbidden).toBe(true)
  expect(bandsOf(found(1), { ...found(4), evidence: [] })).toMatchObject({
    nmc: { violence: { intensity: 1 } },
    unsupported: 1,
  })
})

const finding = (start: number, intensity: number): Finding => ({
  category: 'violence',
  sense: 'blow',
  intensity,
  stance: 'depicted',
  quote: 'He fell.',
  page: 1,
  start,
  end: start + 8,
  rule: 'llm',
})

test.each([
  ['one mild passage of a novel', [1], 90_000, 1],
  ['one strong passage of a novel', [3], 90_000, 2],
  ['two strong scenes of a novel', [3, 3], 90_000, 3],
  ['one strong passage of a story', [3], 900, 3],
  ['one extreme and one mild passage of a novel', [4, 1], 90_000, 3],
  ['nothing', [], 900, 0],
])('%s', (_, levels, words, intensity) => {
  const findings = levels.map((level, index) => finding(index * 10_000, level))
  expect(foundIntensities(findings, words).violence.intensity).toBe(intensity)
})

test('passages of one scene count once', () => {
  expect(foundIntensities([finding(0, 3), finding(900, 3)], 90_000).violence.intensity).toBe(2)
})

test('no located finding is followed by nothing: whatever a model rates, and wherever it lies', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ start: fc.nat(500_000), intensity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1 }),
      fc.nat(200_000),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      fc.nat(500_000),
      (places, words, own, told, suspicious, place) => {
        const findings = places.map(({ start, intensity }) => finding(start, intensity))
        const readings = {
          embedded: nmc(found(own)),
          found: foundIntensities(findings, words),
          model: nmc(told === 0 ? none : found(told)),
        }
        const { violence } = holdIntensities(readings, suspicious).nmc
        expect(violence.intensity).toBeGreaterThan(0)
        expect(violence.evidence).not.toEqual([])
        // Another finding never makes it milder.
        const more = foundIntensities([...findings, finding(place, 2)], words).violence.intensity
        expect(more).toBeGreaterThanOrEqual(readings.found.violence.intensity)
      },
    ),
  )
})
