import { expect, test } from 'vitest'
import type { Genre } from '../../../../contract/genres.ts'
import type { Localized } from '../../../../contract/languages.ts'
import { keepTexts } from './keep-texts.ts'

const fine: Localized = { en: 'A girl learns to wait.', ar: 'فتاة تتعلم الانتظار.' }
const texts = (lessons: Localized[]) => ({
  summary: fine,
  lessons,
  teachingMethods: [],
  activities: [],
  beforeReading: [],
  afterReading: [],
  genres: ['Family', 'Family', 'Adventure'] satisfies Genre[] as Genre[],
  plot: fine,
  characters: fine,
  pacing: fine,
  pedagogy: fine,
})
const kept = (lesson: Localized) =>
  keepTexts(texts([lesson]), (quote) =>
    quote === 'the water came back' ? { quote, page: 1, start: 0, end: 5 } : undefined,
  )

test('texts in both languages are kept', () => {
  expect(kept(fine).texts).toMatchObject({
    lessons: [fine],
    plot: fine,
    summary: fine,
    genres: ['Family', 'Adventure'],
  })
})

test.each([
  ['the same language twice', { en: fine.en, ar: fine.en }],
  ['an empty text', { en: fine.en, ar: '' }],
  ['a verdict', { en: 'This book is approved for the school.', ar: fine.ar }],
  ['a verdict in Arabic', { en: fine.en, ar: 'هذا الكتاب معتمد ومناسب لكل الأعمار.' }],
  ['an age', { en: 'Made for children ages 6 and up.', ar: fine.ar }],
])('%s is left to the bank', (_, lesson) => {
  expect(kept(lesson).texts.lessons).toEqual([])
})

test('a quotation that is not in the book is left out and counted; one that is there stays', () => {
  const invented = { en: 'He says “I will never come back to you”.', ar: fine.ar }
  expect(kept(invented)).toMatchObject({ texts: { lessons: [] }, unverified: 1 })
  const real = { en: 'She sees “the water came back” as a gift.', ar: fine.ar }
  expect(kept(real)).toMatchObject({ texts: { lessons: [real] }, unverified: 0 })
})
