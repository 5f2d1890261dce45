import { expect, test } from 'vitest'
import type { CriterionRating } from '../../../../contract/assessment.ts'
import type { LocatedFinding } from '../reading/locate-answers.ts'
import { tellFound } from './tell-found.ts'

const finding = (category: LocatedFinding['category'], start: number, intensity = 2): LocatedFinding => ({
  category,
  sense: 'drinking',
  intensity,
  stance: 'depicted',
  quote: 'They drank wine.',
  page: 2,
  start,
  end: start + 16,
  rule: 'llm',
  criteria: [],
})
const denial = { en: 'Nothing sexual, no drink, no coarse words.', ar: 'لا شيء جنسيًّا ولا شراب ولا ألفاظ نابية.' }
const rating = (evidence: CriterionRating['evidence'] = [], key = 's2.age'): CriterionRating => ({
  system: 2,
  key,
  name: 'Age',
  score: 100,
  rationale: denial,
  evidence,
})

test('a rating that denies what was found is said anew from the passages, the gravest first', () => {
  const [told] = tellFound([rating()], [finding('substanceUse', 0, 1), finding('substanceUse', 500, 3)], 'page')
  expect(told?.rationale.en).toBe(
    '2 passages bear on content beyond the age of the readers: alcohol, tobacco or drugs. The strongest is strong (page 2). In a book of this length that is incidental.',
  )
  expect(told?.rationale.ar).toContain('الخمر أو التدخين أو المخدرات')
  expect(told?.evidence.map(({ start }) => start)).toEqual([500, 0])
  expect(told?.score).toBe(100)
})

test('a rating that names a passage of every kind keeps its words', () => {
  const named = rating([{ quote: 'They drank wine.', page: 2, start: 500, end: 516 }])
  expect(tellFound([named], [finding('substanceUse', 500)], 'page')).toEqual([named])
  // It names the wine and not the cards.
  const [told] = tellFound([named], [finding('substanceUse', 500), finding('gambling', 900)], 'page')
  expect(told?.rationale.en).toContain('gambling')
  expect(told?.evidence.map(({ start }) => start)).toEqual([900, 500])
})

test('what is not a criterion’s own subject changes nothing of it', () => {
  const others = [rating([], 's1.uae'), rating([], 's3.narrative'), rating([], 'custom:smuggling')]
  expect(tellFound(others, [finding('gambling', 0), finding('heritage', 40)], 'page')).toEqual(others)
})
