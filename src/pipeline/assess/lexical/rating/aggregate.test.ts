import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someFinding, wholeBookOf } from '../../../../../tests/support/whole-book.ts'
import type { Finding } from '../../../../contract/assessment.ts'
import { FINDING_CATEGORIES } from '../../../../contract/assessment.ts'
import { aggregateNmc, presence, STANCE_WEIGHT, strongestFirst } from './aggregate.ts'
import { scoreAt } from './criteria.ts'
import type { WholeBook } from './whole-book.ts'

const finding = (intensity: number, more: Partial<Finding> = {}): Finding => someFinding('violence', intensity, more)
const bookOf = (findings: Finding[], words: number): WholeBook => wholeBookOf(findings, { words })
const repeat = (count: number, intensity: number): Finding[] => Array.from({ length: count }, () => finding(intensity))

describe('presence', () => {
  it('is the intensity of the strongest finding in a passage', () => {
    for (const intensity of [1, 2, 3, 4]) expect(presence([finding(intensity)], 'violence', 60)).toBe(intensity)
  })

  it('sinks with the length of the book: one mild sentence in a novel is no pattern', () => {
    expect(presence([finding(1)], 'violence', 80_000)).toBeLessThan(0.2)
    expect(presence(repeat(150, 2), 'violence', 80_000)).toBeGreaterThanOrEqual(2)
  })

  it('asks for a second place before a whole story has the level of its one cruel sentence', () => {
    expect(presence([finding(3)], 'violence', 200)).toBe(3)
    expect(presence([finding(3)], 'violence', 500)).toBeLessThan(2.65)
    expect(presence(repeat(2, 3), 'violence', 500)).toBe(3)
    expect(presence([finding(3)], 'sexualContent', 500)).toBe(3)
  })

  it('weighs what is condemned less and what is glamorised more', () => {
    const weighed = (stance: Finding['stance']): number =>
      presence(
        repeat(20, 2).map((item) => ({ ...item, stance })),
        'violence',
        80_000,
        undefined,
        (item) => STANCE_WEIGHT[item.stance],
      )
    expect(weighed('condemned')).toBeLessThan(weighed('depicted'))
    expect(weighed('glamorised')).toBeGreaterThan(weighed('depicted'))
  })

  it('never falls when a finding is added, and stays between 0 and 4', () => {
    const some = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 60 })
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 30, max: 200_000 }), (list, extra, words) => {
        const before = presence(
          list.map((intensity) => finding(intensity)),
          'fear',
          words,
        )
        const after = presence(
          [...list, extra].map((intensity) => finding(intensity)),
          'fear',
          words,
        )
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after).toBeLessThanOrEqual(4)
        expect(before).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is 0 for every category without findings', () => {
    for (const category of FINDING_CATEGORIES) expect(presence([], category, 1000)).toBe(0)
  })
})

describe('aggregateNmc', () => {
  it('rates each category by its own findings and shows their quotes', () => {
    const nmc = aggregateNmc(bookOf([finding(2), finding(3, { category: 'gambling' })], 60))
    expect(nmc.violence).toMatchObject({ intensity: 2, forbidden: false })
    expect(nmc.gambling.intensity).toBe(3)
    expect(nmc.sexualContent).toEqual({ intensity: 0, forbidden: false, evidence: [] })
    expect(nmc.violence.evidence).toEqual([{ quote: 'q', page: 1, start: 0, end: 1, rule: 'en/violence: kill' }])
  })

  it('makes forbidden content extreme however long the book is', () => {
    const nmc = aggregateNmc(bookOf([finding(4, { category: 'sexualContent', forbidden: true })], 300_000))
    expect(nmc.sexualContent).toMatchObject({ intensity: 4, forbidden: true })
  })
})

describe('strongestFirst', () => {
  it('puts the stronger first and, among equals, different senses before repeats', () => {
    const order = strongestFirst([
      finding(2, { start: 1 }),
      finding(2, { start: 2 }),
      finding(2, { start: 3, sense: 'beating' }),
      finding(3, { start: 4 }),
    ]).map(({ start }) => start)
    expect(order).toEqual([4, 1, 3, 2])
  })

  it('shows first what its reader finds strongest, not what a word raised', () => {
    const order = strongestFirst([
      finding(4, { start: 1, expected: 1.1 }),
      finding(2, { start: 2, expected: 2.1 }),
      finding(3, { start: 3, expected: 2.9 }),
    ]).map(({ start }) => start)
    expect(order).toEqual([3, 2, 1])
  })
})

describe('scoreAt', () => {
  it('falls steadily from 100 and crosses the default thresholds where it should', () => {
    expect(scoreAt(0)).toBe(100)
    expect(scoreAt(1)).toBeGreaterThanOrEqual(80)
    expect(scoreAt(2)).toBeLessThan(60)
    expect(scoreAt(3)).toBeGreaterThanOrEqual(40)
    expect(scoreAt(4)).toBeLessThan(40)
  })
})
