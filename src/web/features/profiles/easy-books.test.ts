import { expect, it } from 'vitest'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { withEasyBook } from './easy-books.ts'
import { newProfile } from './profile-draft.ts'

const profile: ReaderProfile = {
  ...newProfile('en'),
  name: 'Noor',
  languages: [
    { language: 'en', reads: { by: 'books', books: ['a', 'b', 'c'] } },
    { language: 'ar', reads: { by: 'age' } },
  ],
  id: '1',
  createdAt: '',
  updatedAt: '',
  decisions: [],
}
const reads = (book: string, language: 'English' | 'Arabic' | 'Bilingual') =>
  withEasyBook(profile, book, language).languages.map(({ reads: how }) => (how.by === 'books' ? how.books : how.by))

it('the newest three books read with ease tell how well a language is read', () => {
  expect(reads('d', 'English')).toEqual([['b', 'c', 'd'], 'age'])
  expect(reads('a', 'English')).toEqual([['b', 'c', 'a'], 'age'])
  expect(reads('d', 'Arabic')).toEqual([['a', 'b', 'c'], ['d']])
  expect(reads('d', 'Bilingual')).toEqual([['b', 'c', 'd'], ['d']])
})

it('what the server keeps beside is not sent back', () => {
  expect(Object.keys(withEasyBook(profile, 'd', 'English')).toSorted()).toEqual(
    Object.keys(newProfile('en')).toSorted(),
  )
})
