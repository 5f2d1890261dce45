import { expect, test } from 'vitest'
import type { LocatedFinding } from '../reading/locate-answers.ts'
import { nameFindings } from './name-findings.ts'

const finding = (category: LocatedFinding['category'], intensity: number, start: number): LocatedFinding => ({
  category,
  sense: 'scene',
  intensity,
  stance: 'depicted',
  quote: 'So it was.',
  page: 1,
  start,
  end: start + 10,
  rule: 'llm',
  criteria: [],
})
const blows = Array.from({ length: 40 }, (_, index) => finding('violence', 3, index * 100))
const drinks = [1, 2, 1, 2, 1].map((intensity, index) => finding('substanceUse', intensity, 5000 + index * 100))
const named = (most: number) => [...nameFindings([...blows, ...drinks], most).values()]
const drinksAmong = (most: number): number[] =>
  named(most)
    .filter(({ category }) => category === 'substanceUse')
    .map(({ intensity }) => intensity)

test('the gravest three of each category are named, however much of others is graver', () => {
  expect(named(15)).toHaveLength(15)
  expect(drinksAmong(15).toSorted((a, b) => a - b)).toEqual([1, 2, 2])
})

test('where little fits each category has its gravest', () => {
  expect(drinksAmong(4)).toEqual([2, 2])
  expect(drinksAmong(1)).toEqual([2])
})

test('they stand in the order of the book, with ids', () => {
  const all = nameFindings([drinks[0]!, blows[1]!, blows[0]!], 10)
  expect([...all].map(([id, { start }]) => [id, start])).toEqual([
    ['F1', 0],
    ['F2', 100],
    ['F3', 5000],
  ])
})
