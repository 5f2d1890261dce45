import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { otsuThreshold } from './otsu-threshold.ts'

test('parts two groups', () => {
  const threshold = otsuThreshold([1, 1.2, 0.9, 1.1, 5, 5.2, 4.9])
  expect(threshold).toBeGreaterThan(1.2)
  expect(threshold).toBeLessThan(4.9)
})

test('one value has no threshold', () => {
  expect(otsuThreshold([2, 2, 2])).toBe(Infinity)
  expect(otsuThreshold([])).toBe(Infinity)
})

test('lies within the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 2 }), (values) => {
      const threshold = otsuThreshold(values)
      const low = Math.min(...values)
      const high = Math.max(...values)
      expect(threshold === Infinity || (threshold >= low && threshold <= high + 1e-9)).toBe(true)
    }),
  )
})
