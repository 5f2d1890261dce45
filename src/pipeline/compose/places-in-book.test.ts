import { expect, test } from 'vitest'
import type { BookPage } from '../../contract/book-text.ts'
import { placesInBook } from './places-in-book.ts'

const pages = (count: number): BookPage[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    start: index * 1000,
    end: (index + 1) * 1000,
    source: 'text',
  }))
const chapters = (...titles: string[]) => titles.map((title, index) => ({ title, start: index * 2000 }))

test('a printed page is named by its number', () => {
  const { at, name } = placesInBook({ pages: pages(8), pageKind: 'page' }, chapters('One', 'Two', 'Three'))
  expect(at({ page: 3, start: 2500 })).toEqual({ en: 'on page 3', ar: 'في الصفحة 3' })
  expect(name({ page: 3 }).en).toBe('page 3')
})

test('in a file without pages its chapter is named, by its title or as it is counted, and no part of the file', () => {
  const titled = placesInBook(
    { pages: pages(8), pageKind: 'part' },
    chapters('الفصل الأول: البئر', 'الفصل الثاني', 'II', '4'),
  )
  expect(titled.at({ page: 2, start: 1500 }).ar).toBe('في «البئر»')
  expect(titled.name({ page: 3, start: 2500 }).ar).toBe('«الفصل الثاني»')
  expect(titled.name({ page: 5, start: 4000 }).ar).toBe('بعد نحو 50٪ من الكتاب')
  expect(titled.name({ page: 7, start: 6000 }).ar).toBe('بعد نحو 75٪ من الكتاب')
  const late = placesInBook(
    { pages: pages(8), pageKind: 'part' },
    chapters('الفصل الثلاثون', 'الفصل الحادي والثلاثون', 'الوداع'),
  )
  expect(late.at({ page: 3, start: 2500 }).ar).toBe('في «الفصل الحادي والثلاثين»')
  expect(late.name({ page: 3, start: 2500 }).ar).toBe('«الفصل الحادي والثلاثون»')
  const again = placesInBook({ pages: pages(8), pageKind: 'part' }, chapters('CONTENTS', 'The Well', 'The Well'))
  expect(again.name({ page: 1, start: 0 })).toEqual({ en: 'the very beginning', ar: 'أول الكتاب' })
  expect(again.at({ page: 1, start: 0 }).en).toBe('at the very beginning')
})

test('where there are no chapters it is said how far in it stands', () => {
  const { at } = placesInBook({ pages: pages(10), pageKind: 'section' }, [])
  expect(at({ page: 4 }).en).toBe('about 30 % of the way through')
  expect(at({ page: 4, start: 5000 }).ar).toBe('بعد نحو 50٪ من الكتاب')
})

test('several places are told in their order, each once, and the book is named once', () => {
  const { names } = placesInBook({ pages: pages(10), pageKind: 'part' }, [])
  const refs = [9000, 5000, 5010].map((start) => ({ page: start / 1000, start }))
  expect(names(refs)).toEqual({ en: 'about 50 and 90 % of the way through', ar: 'بعد نحو 50٪ و90٪ من الكتاب' })
  const printed = placesInBook({ pages: pages(10), pageKind: 'page' }, [])
  expect(printed.names([{ page: 7 }, { page: 3 }, { page: 7 }]).en).toBe('page 3 and page 7')
})

test('a chapter that only has a number is named by it where the numbers run through the book', () => {
  const places = (...titles: string[]) => placesInBook({ pages: pages(8), pageKind: 'part' }, chapters(...titles), true)
  const through = places('Imprint', 'I', 'II', 'III')
  expect(through.at({ page: 5, start: 4500 })).toEqual({ en: 'in chapter II', ar: 'في الفصل 2' })
  expect(
    through.names([
      { page: 7, start: 6500 },
      { page: 3, start: 2500 },
    ]),
  ).toEqual({
    en: 'chapter I and chapter III',
    ar: 'الفصل 1 والفصل 3',
  })
  expect(places('I', 'II', 'I', 'II').at({ page: 3, start: 2500 }).en).toBe('about 31 % of the way through')
  const poems = placesInBook({ pages: pages(8), pageKind: 'part' }, chapters('I', 'II', 'III'))
  expect(poems.at({ page: 3, start: 2500 }).en).toBe('about 31 % of the way through')
})
