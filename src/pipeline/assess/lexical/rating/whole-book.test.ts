import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOME_NOVEL as novel, someFinding as finding, wholeBookOf } from '../../../../../tests/support/whole-book.ts'
import { FINDING_CATEGORIES, type Finding, type FindingCategory } from '../../../../contract/assessment.ts'
import { NMC_CATEGORIES } from '../../../../contract/nmc.ts'
import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import { aggregateNmc, beyondAge, criterionPresence, severitiesOf } from './aggregate.ts'
import { WholeBook } from './whole-book.ts'

const many = (count: number, category: FindingCategory, intensity: number): Finding[] =>
  Array.from({ length: count }, () => finding(category, intensity))

const anyFinding = fc.record({
  category: fc.constantFrom(...FINDING_CATEGORIES),
  intensity: fc.integer({ min: 1, max: 4 }),
})
const someFindings = fc.array(anyFinding, { maxLength: 40 })
const said = {
  age: fc.double({ min: 2, max: 20, noNaN: true }),
  adult: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  severities: fc.record(
    Object.fromEntries(READ_LABELS.map((label) => [label, fc.double({ min: -1, max: 4, noNaN: true })])) as Record<
      ReadLabel,
      fc.Arbitrary<number>
    >,
  ),
}
const someShape = fc.record({
  words: fc.integer({ min: 30, max: 200_000 }),
  languageAge: fc.integer({ min: 3, max: 18 }),
  dialogueShare: fc.double({ min: 0, max: 1, noNaN: true }),
  arabic: fc.boolean(),
  said: fc.record({ short: fc.record(said), book: fc.record(said) }),
})
type Told = { category: FindingCategory; intensity: number }
const bookOf = (list: readonly Told[], shape: typeof novel): WholeBook => {
  const findings = list.map(({ category, intensity }) => finding(category, intensity))
  return wholeBookOf(findings, shape, findings)
}

describe('WholeBook', () => {
  it('is never made milder by more of anything', () => {
    fc.assert(
      fc.property(someFindings, anyFinding, someShape, (list, more, shape) => {
        const [before, after] = [bookOf(list, shape), bookOf([...list, more], shape)]
        const slack = 1e-9
        for (const category of FINDING_CATEGORIES) {
          expect(criterionPresence(after, category)).toBeGreaterThanOrEqual(criterionPresence(before, category) - slack)
        }
        for (const category of NMC_CATEGORIES) {
          expect(aggregateNmc(after)[category].intensity).toBeGreaterThanOrEqual(
            aggregateNmc(before)[category].intensity,
          )
        }
        for (const label of READ_LABELS) {
          expect(severitiesOf(after)[label]).toBeGreaterThanOrEqual(severitiesOf(before)[label] - slack)
        }
        expect(after.adult()).toBeGreaterThanOrEqual(before.adult() - slack)
        expect(after.grave()).toBeGreaterThanOrEqual(before.grave() - slack)
        expect(beyondAge(after).presence).toBeGreaterThanOrEqual(beyondAge(before).presence - slack)
      }),
      { numRuns: 300 },
    )
  })

  it('says nothing that it has nothing to show for', () => {
    const likely = many(50, 'violence', 3)
    expect(new WholeBook({ findings: [], likely, lexicon: [] }, novel).severity('violence')).toBe(0)
  })

  it('doubts more where something is likely, though nothing can be shown', () => {
    const likely = Array.from({ length: 50 }, () => finding('violence', 3))
    const doubtful = new WholeBook({ findings: [], likely, lexicon: [] }, novel)
    expect(doubtful.grave()).toBeGreaterThan(wholeBookOf([]).grave())
    expect(doubtful.gravest()).toBe('violence')
    expect(doubtful.strong()).toBe(0)
  })

  it('finds nothing where nothing was found', () => {
    const empty = wholeBookOf([])
    for (const label of READ_LABELS) expect(empty.severity(label)).toBe(0)
    expect(empty.strong()).toBe(0)
    expect(empty.grave()).toBeLessThan(0.05)
  })

  it('tells a novel full of killing from one with a quarrel', () => {
    const quarrel = wholeBookOf(many(4, 'violence', 1), {}, many(2, 'violence', 1))
    const { book } = novel.said
    const warlike = { ...book, age: 14, severities: { ...book.severities, violence: 2.8 } }
    const war = wholeBookOf(
      [...many(120, 'violence', 2), ...many(60, 'violence', 3)],
      { said: { ...novel.said, book: warlike } },
      many(90, 'violence', 3),
    )
    expect(quarrel.severity('violence')).toBeLessThan(1.2)
    expect(war.severity('violence')).toBeGreaterThan(2.5)
    expect(beyondAge(war)).toMatchObject({ because: 'strong' })
    expect(aggregateNmc(war).violence.intensity).toBe(3)
  })

  it('speaks for books, not for passages', () => {
    const passage = wholeBookOf(many(1, 'violence', 3), { words: 60 })
    expect(passage.share).toBe(0)
    expect(beyondAge(passage).presence).toBe(0)
    expect(aggregateNmc(passage).violence.intensity).toBe(3)
  })

  it('judges a short text as a whole, by what was learned of short ones', () => {
    const story = wholeBookOf(many(6, 'violence', 3), { words: 1200 }, many(4, 'violence', 3))
    expect([story.share, story.bookShare]).toEqual([1, 0])
    expect(aggregateNmc(story).violence.intensity).toBeGreaterThanOrEqual(2)
    expect(story.strong()).toBeGreaterThan(wholeBookOf(many(1, 'violence', 1), { words: 1200 }).strong())
  })

  it('asks for an adult sooner where a short text was likely written for adults', () => {
    const chanceFrom = (words: number): number => {
      for (let adult = -1; adult < 3; adult += 0.01) {
        const told = { ...novel.said.book, age: 15, adult }
        const text = wholeBookOf([], { words, said: { short: told, book: told } })
        if (beyondAge(text).because === 'adult') return text.adult()
      }
      return 1
    }
    expect(chanceFrom(1200)).toBeLessThan(0.3)
    expect(chanceFrom(60_000)).toBeGreaterThan(0.33)
    expect(chanceFrom(60_000)).toBeLessThan(0.5)
  })
})
