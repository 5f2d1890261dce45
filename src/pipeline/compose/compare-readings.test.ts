import { expect, test } from 'vitest'
import { makeAssessment } from '../../../tests/support/factories.ts'
import type { Assessment, Finding } from '../../contract/assessment.ts'
import type { Comparison } from '../../contract/comparison.ts'
import type { Outcome } from '../../contract/outcome.ts'
import { compareReadings } from './compare-readings.ts'

const OUTCOME = {
  verdict: 'Whitelisted',
  score: 90,
  recommended_age: '8+',
  recommended_minimum_age: '6-9',
  ratings: ['Safe', 'Safe', 'High', 'Easy'],
} as const satisfies Outcome

const compare = (model: Partial<Assessment>, embedded: Partial<Assessment>): Comparison =>
  compareReadings({
    model: { assessment: { ...makeAssessment(), ...model }, outcome: OUTCOME },
    embedded: { assessment: { ...makeAssessment(), ...embedded }, outcome: OUTCOME },
  })

const rating = (key: string, score: number, system = 1) => ({
  system,
  key,
  name: key,
  score,
  rationale: { en: '', ar: '' },
  evidence: [],
})

const finding = (start: number, intensity: number, others: Partial<Finding> = {}): Finding => ({
  category: 'violence',
  sense: 'fight',
  intensity,
  stance: 'depicted',
  quote: 'x'.repeat(20),
  page: 1,
  start,
  end: start + 20,
  rule: 'llm/findings',
  ...others,
})

test('what overlaps in one category is one passage with both levels, all else stands alone, in book order', () => {
  const { findings } = compare(
    { findings: [finding(100, 3), finding(500, 1)] },
    { findings: [finding(110, 2), finding(90, 4, { category: 'fear' }), finding(300, 2)] },
  )
  expect(findings.map(({ category, start, model, embedded }) => [category, start, model, embedded])).toEqual([
    ['fear', 90, null, 4],
    ['violence', 100, 3, 2],
    ['violence', 300, null, 2],
    ['violence', 500, 1, null],
  ])
})

test('a sad passage is the same whether it is called sad or frightening', () => {
  const { findings } = compare(
    { findings: [finding(100, 2, { category: 'distress' })] },
    { findings: [finding(105, 2, { category: 'fear' }), finding(105, 1)] },
  )
  expect(findings.map(({ category, model, embedded }) => [category, model, embedded])).toEqual([
    ['distress', 2, 2],
    ['violence', null, 1],
  ])
})

test('only criteria of the red lines whose scores lie apart are told, the widest first', () => {
  const { criteria } = compare(
    { criteria: [rating('near', 90), rating('apart', 90), rating('wide', 90, 2), rating('theme', 90, 3)] },
    { criteria: [rating('near', 87), rating('apart', 82), rating('wide', 60, 2), rating('theme', 50, 3)] },
  )
  expect(criteria.map(({ key }) => key)).toEqual(['wide', 'apart'])
})
