import { expect, test } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { findChapters } from './find-chapters.ts'

test('what a file says of the book above its text is no chapter of it', () => {
  const titles = ['Year: 1843', 'Author: Somebody', 'The House', 'The Year of the Cat']
  const text = titles.map((title) => `${title}\n${'The house stood alone by the sea. '.repeat(12)}`).join('\n')
  const headings = titles.map((title) => {
    const start = text.indexOf(title)
    return { text: title, level: 2, start, end: start + title.length }
  })
  expect(findChapters({ ...plainBook(text), headings }).map(({ title }) => title)).toEqual([
    'The House',
    'The Year of the Cat',
  ])
})
