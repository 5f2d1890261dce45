import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TIMINGS, type Opinion, type Timing } from '../../contract/opinions.ts'
import { VERDICTS } from '../../contract/verdict.ts'
import { ifCounted, type SpokenOf } from './if-counted.ts'

const BOOK: SpokenOf = { verdict: 'Whitelisted', age: '8+', bandAge: 6, reviewed: false }
const opinion = (timing: Timing, change: Partial<Opinion> = {}): Opinion => ({
  timing,
  frightened: false,
  bored: false,
  younger: false,
  ...change,
})
const times = (count: number, each: Opinion): Opinion[] => Array.from({ length: count }, () => each)
const after = (opinions: Opinion[], book: Partial<SpokenOf> = {}) => ifCounted({ ...BOOK, ...book }, opinions)?.after

it('four families say nothing, however sure they are; five do', () => {
  expect(ifCounted(BOOK, times(4, opinion('too_early')))).toBeNull()
  expect(ifCounted(BOOK, times(5, opinion('too_early')))).toEqual({
    before: { verdict: 'Whitelisted', age: '8+' },
    after: { verdict: 'Whitelisted', age: '9+' },
    changes: ['age'],
  })
})

it('hears only those whose child had the recommended age', () => {
  const younger = times(9, opinion('too_early', { younger: true }))
  expect(after([...younger, ...times(5, opinion('right'))])).toEqual({ verdict: 'Whitelisted', age: '8+' })
  expect(after([...younger, ...times(4, opinion('right'))])).toBeUndefined()
})

it('what frightened most is read together, and half are not most', () => {
  const frightened = opinion('right', { frightened: true })
  expect(after([...times(4, frightened), ...times(2, opinion('right'))])?.verdict).toBe('Parent Guidance')
  expect(after([...times(3, frightened), ...times(3, opinion('right'))])?.verdict).toBe('Whitelisted')
})

it('too late is a year earlier, down to the media band', () => {
  expect(after(times(5, opinion('too_late')))?.age).toBe('7+')
  expect(after(times(5, opinion('too_late')), { age: '6+' })?.age).toBe('6+')
  expect(after(times(5, opinion('too_late')), { age: '4+', bandAge: 6 })?.age).toBe('4+')
})

it('would never loosen a verdict, go below the band, or touch what a person decided', () => {
  const some = fc.record({
    timing: fc.constantFrom(...TIMINGS),
    frightened: fc.boolean(),
    bored: fc.boolean(),
    younger: fc.boolean(),
  })
  const books = fc.record({
    verdict: fc.constantFrom(...VERDICTS),
    age: fc.nat(21).map((years) => `${String(years)}+`),
    bandAge: fc.constantFrom(0, 6, 10, 13),
    reviewed: fc.boolean(),
  })
  fc.assert(
    fc.property(books, fc.array(some, { maxLength: 20 }), (book, opinions) => {
      const told = ifCounted(book, opinions)
      if (told === null) return
      expect(VERDICTS.indexOf(told.after.verdict)).toBeGreaterThanOrEqual(VERDICTS.indexOf(book.verdict))
      const [from, to] = [Number.parseInt(book.age, 10), Number.parseInt(told.after.age, 10)]
      expect(to >= book.bandAge || to >= from).toBe(true)
      if (book.reviewed || book.verdict === 'Not Whitelisted') expect(told.changes).toEqual([])
    }),
    { numRuns: 500 },
  )
})
