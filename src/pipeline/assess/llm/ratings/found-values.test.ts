import { expect, test } from 'vitest'
import { foundThemes, foundValues } from './found-values.ts'

const ref = (start: number) => ({ quote: 'He came.', page: 1, start, end: start + 8 })

test('what is told of more often weighs more; of equal ones the model’s order holds, not the alphabet', () => {
  const told = [
    { theme: 'friendship' as const, ref: ref(0) },
    { theme: 'animals' as const, ref: ref(20) },
    { theme: 'poverty' as const, ref: ref(40) },
    { theme: 'poverty' as const, ref: ref(60) },
  ]
  expect(foundThemes(told).map(({ theme, weight }) => [theme, weight])).toEqual([
    ['poverty', 0.5],
    ['friendship', 0.25],
    ['animals', 0.25],
  ])
  const values = foundValues([
    { value: 'mercy', ref: ref(0) },
    { value: 'courage', ref: ref(20) },
  ])
  expect(values.map(({ value }) => value)).toEqual(['mercy', 'courage'])
})
