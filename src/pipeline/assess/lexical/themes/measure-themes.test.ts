import { describe, expect, it } from 'vitest'
import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Finding, Theme } from '../../../../contract/assessment.ts'
import { measureLanguage } from '../level/measure-language.ts'
import { someFinding } from '../../../../../tests/support/whole-book.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { readNarrative } from '../narrative/read-narrative.ts'
import { tokenize } from '../segment/tokenize.ts'
import { measureThemes } from './measure-themes.ts'
import { reasonsToldAnew } from './theme-reasons.ts'
import type { WeighedTheme } from './weigh-themes.ts'

const theme = (name: Theme): WeighedTheme => ({ theme: name, weight: 0.6 })

function measure(
  text: string,
  themes: WeighedTheme[],
  findings: Finding[],
  severities: Partial<Record<ReadLabel, number>> = {},
  dictionAge = 11,
) {
  const tokens = tokenize(text)
  const book = plainBook(text)
  const narrative = readNarrative(tokens, book)
  return measureThemes(tokens, {
    findings,
    themes,
    told: { named: themes.map((weighed) => weighed.theme), findings, narrative, bookKind: 'story' },
    narrative,
    language: measureLanguage(tokens, book),
    severities: {
      gambling: 0,
      language: 0,
      violence: 0,
      substanceUse: 0,
      sexualContent: 0,
      culture: 0,
      fear: 0,
      ...severities,
    },
    saidAges: { short: dictionAge, book: dictionAge },
    impressionAge: dictionAge,
    asAWhole: Math.min(1, Math.max(0, (tokens.tokenCount - 150) / 250)),
    bookShare: tokens.tokenCount > 4500 ? 1 : 0,
  })
}

const SMALL = 'The cat sat on the mat. The dog ran home. We play with the ball. '.repeat(4)
const LONG =
  'The general considered the defeat of his army with a bitter and lasting despair that nobody could console. '.repeat(
    400,
  )

describe('measureThemes', () => {
  it('gives a picture book about animals a small age and a dark novel a great one', () => {
    const small = measure(SMALL, [theme('animals'), theme('home')], [], {}, 5)
    const grown = measure(
      LONG,
      [theme('war'), theme('death'), theme('romance')],
      [
        ...Array.from({ length: 60 }, () => someFinding('violence', 3)),
        ...Array.from({ length: 20 }, () => someFinding('sexualContent', 2)),
      ],
      { violence: 3, sexualContent: 3, substanceUse: 2, fear: 3 },
      15,
    )
    expect(small.level).toBe('Simple')
    expect(grown.level).toBe('High')
    expect(grown.index).toBeGreaterThan(small.index + 40)
  })

  it.each(READ_LABELS)('never falls when a book holds more of %s', (label) => {
    const age = (severity: number) => measure(LONG, [theme('war')], [], { [label]: severity }).age
    expect(age(2)).toBeGreaterThanOrEqual(age(0))
    expect(age(3)).toBeGreaterThanOrEqual(age(2))
  })

  it.each([
    ['a book', LONG],
    ['a story', SMALL],
  ])('grows with the age of the words of %s', (_, text) => {
    const age = (words: number): number => measure(text, [theme('home')], [], {}, words).age
    expect(age(15)).toBeGreaterThan(age(7) + 1)
  })

  it('says why in both languages', () => {
    for (const reason of measure(LONG, [theme('war')], [someFinding('violence', 3)]).reasons) {
      expect(reason.en).toMatch(/^[A-Z0-9]/)
      expect(reason.ar).toMatch(/[\u0621-\u064A]/)
      expect(`${reason.en} ${reason.ar}`).not.toMatch(/undefined|NaN/)
    }
  })
})

it('where another reader told what the book is about, nothing of the first reading stays', () => {
  const text = 'The boy walked by the sea and thought of his lost friend. '.repeat(30)
  const tokens = tokenize(text)
  const narrative = readNarrative(tokens, plainBook(text))
  const before = { named: ['humour' as const, 'animals' as const], findings: [], narrative, bookKind: 'story' as const }
  const person = {
    name: 'Omar',
    kind: 'person' as const,
    mentions: 9,
    first: { quote: 'boy', page: 1, start: 4, end: 7 },
  }
  const now = { ...before, named: ['death' as const], narrative: { ...narrative, characters: [person] } }
  const { reasons } = measure(text, [theme('humour'), theme('animals')], [])
  expect(reasons.map(({ en }) => en).join()).toContain('close to a young child')
  const anew = reasonsToldAnew(reasons, before, now).map(({ en }) => en)
  expect(anew.join(' ')).toMatch(/chiefly about death.*The reader follows one main figure, above all Omar/)
  expect(anew.join(' ')).not.toMatch(/humour|No character is named|close to a young child/)
  expect(anew).toHaveLength(reasons.length)
})
