import { expect, it } from 'vitest'
import { THEMES, type Theme } from '../../../contract/assessment.ts'
import { toldThemes, type ThemedPassage } from './told-themes.ts'

const passage = (at: number, chances: Partial<Record<Theme, number>>): ThemedPassage => ({
  evidence: { quote: `passage ${at}`, page: 1, start: at, end: at + 1 },
  themes: Object.fromEntries(THEMES.map((theme) => [theme, chances[theme] ?? 0])) as Record<Theme, number>,
})
const passages = (chances: (at: number) => Partial<Record<Theme, number>>, count = 40): ThemedPassage[] =>
  Array.from({ length: count }, (_, at) => passage(at, chances(at)))

it('a book is about what it tells of more than others do, with the passages that show it best', () => {
  const found = toldThemes(
    passages((at) => ({ war: at % 2 === 0 ? 0.5 + at / 100 : 0.1, humour: 0.06, illness: 0.04 })),
    'en',
  )
  // Every book is a little funny; few tell of illness in so many places.
  expect(found?.map(({ theme }) => theme)).toEqual(['war', 'illness'])
  expect(found?.[0]?.evidence.map(({ start }) => start)).toEqual([38, 36, 34, 32])
  expect(found?.[1]?.evidence).toEqual([])
})

it('one passage is no theme, and of a few passages nothing is said', () => {
  expect(
    toldThemes(
      passages((at) => (at === 0 ? { death: 1 } : {})),
      'ar',
    ),
  ).toEqual([])
  expect(
    toldThemes(
      passages(() => ({ war: 0.9 }), 12),
      'en',
    ),
  ).toBeNull()
})
