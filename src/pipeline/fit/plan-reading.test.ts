import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planReading } from './plan-reading.ts'

const told = (minutes: number[], days: number) =>
  planReading(
    minutes.map((each, id) => ({ id, minutes: each })),
    days,
    20,
  ).map((part) =>
    part === null ? '-' : `${String(part.book.id)}:${String(part.part)}/${String(part.parts)} ${String(part.minutes)}`,
  )

test('books are dealt out in their order, long ones over several days, and none that would not be finished', () => {
  expect(told([10, 60, 24], 6)).toEqual(['0:1/1 10', '1:1/3 20', '1:2/3 20', '1:3/3 20', '2:1/1 24', '-'])
  expect(told([10, 600, 5], 3)).toEqual(['0:1/1 10', '2:1/1 5', '-'])
})

test('every day is planned once, every book is whole, and no day is much longer than asked', () => {
  const anyMinutes = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 40 })
  fc.assert(
    fc.property(anyMinutes, fc.integer({ min: 1, max: 31 }), fc.integer({ min: 5, max: 120 }), (minutes, days, a) => {
      const plan = planReading(
        minutes.map((each, id) => ({ id, minutes: each })),
        days,
        a,
      )
      expect(plan).toHaveLength(days)
      const parts = plan.filter((part) => part !== null)
      for (const part of parts) expect(part.minutes).toBeLessThanOrEqual(Math.ceil(a * 1.25))
      for (const id of new Set(parts.map(({ book }) => book.id))) {
        const own = parts.filter(({ book }) => book.id === id)
        expect(own.map(({ part }) => part)).toEqual(own.map((_, at) => at + 1))
        expect(own).toHaveLength(own[0]?.parts ?? 0)
      }
    }),
  )
})
