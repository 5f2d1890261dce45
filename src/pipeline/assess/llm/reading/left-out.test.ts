import { expect, test } from 'vitest'
import { leftOut } from './left-out.ts'

const page = (number: number) => ({ number, start: (number - 1) * 10, end: number * 10, source: 'text' as const })
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => page(index + 1))

test('pages of which nothing was read are told as ranges; one that was read in part is not among them', () => {
  const text = 'some words'.repeat(8)
  const read = [
    { start: 0, end: 10 },
    { start: 35, end: 38 },
    { start: 70, end: 80 },
  ]
  expect(leftOut(text, pagesOf(8), read)).toBe('2–3, 5–7')
  expect(leftOut(text, pagesOf(8), [{ start: 0, end: 80 }])).toBe('')
})

test('an empty page was not left out, and many stretches are not listed to the end', () => {
  expect(leftOut(`${' '.repeat(10)}some wordssome words`, pagesOf(3), [{ start: 20, end: 30 }])).toBe('2')
  const every = Array.from({ length: 30 }, (_, index) => ({ start: index * 20, end: index * 20 + 10 }))
  const told = leftOut('some words'.repeat(60), pagesOf(60), every)
  expect(told).toMatch(/^2, 4, 6, /)
  expect(told).toMatch(/40, …$/)
})
