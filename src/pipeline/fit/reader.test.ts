import { expect, test } from 'vitest'
import type { ReadsLike } from '../../contract/reader-profile.ts'
import { readerOf } from './reader.ts'

const of = (
  reads: ReadsLike,
  who: { birthYear?: number; grade?: number } = { birthYear: 2018 },
  ages: [string, number][] = [],
) =>
  readerOf(
    { birthYear: who.birthYear ?? null, grade: who.grade ?? null, languages: [{ language: 'ar', reads }] },
    2026,
    new Map(ages),
  )

test('of a year of birth the age that is surely reached counts, of a grade the one it begins at', () => {
  expect(of({ by: 'age' })).toEqual({ age: 7, reading: { ar: 7 } })
  expect(of({ by: 'age' }, { grade: 3 })).toEqual({ age: 8, reading: { ar: 8 } })
  expect(of({ by: 'age' }, { grade: -1 }).age).toBe(4)
  expect(of({ by: 'age' }, { birthYear: 2026 }).age).toBe(0)
})

test('somebody reads like a grade, or like the middle of the books they read with ease', () => {
  expect(of({ by: 'grade', grade: 5 }).reading).toEqual({ ar: 10 })
  const books: ReadsLike = { by: 'books', books: ['a', 'b', 'c'] }
  expect(
    of(books, undefined, [
      ['a', 6],
      ['b', 11],
      ['c', 8],
    ]).reading,
  ).toEqual({ ar: 8 })
  expect(
    of(books, undefined, [
      ['a', 6],
      ['b', 11],
    ]).reading,
  ).toEqual({ ar: 6 })
  // All three are gone: what is left is the age.
  expect(of(books).reading).toEqual({ ar: 7 })
})
