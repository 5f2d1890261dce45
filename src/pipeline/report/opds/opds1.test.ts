import { Feed } from 'opds-ts/v1.2'
import { expect, test } from 'vitest'
import type { FeedAddresses, FeedBook } from './feed-shelf.ts'
import { identifierOf } from './feed-shelf.ts'
import { opds1Feed } from './opds1.ts'

const book: FeedBook = {
  book: '01a22448-ce5d-73b1-bdf7-8d1bd5a9f7c4',
  title: 'قصة <b>"النجمة" & \u0007القمر</b> ]]>',
  author: '<script>',
  language: 'mixed',
  hasCover: false,
  answer: 'alone',
  stars: 2,
  minutes: 5,
  themes: ['home'],
  isbn: '978-0',
  publisher: '',
  updatedAt: '2026-01-02T03:04:05.000Z',
}
const addresses: FeedAddresses & { search: string } = {
  feed: ({ search }) => `https://books.example/opds/t/1?query=${search ?? ''}&page=1`,
  book: (id) => `https://books.example/opds/t/1/${id}`,
  cover: () => '',
  page: (id) => `https://books.example/shelf?book=${id}#t`,
  search: 'https://books.example/opds/t/search',
}

test('whatever a title holds is text, in addresses too', () => {
  const shelf = {
    id: 'p',
    updatedAt: book.updatedAt,
    language: 'ar' as const,
    search: '"><x',
    count: 1,
    page: 1,
    pages: 1,
    perPage: 24,
  }
  const xml = opds1Feed({ ...shelf, books: [book] }, addresses)
  expect(xml).not.toMatch(/<(?:b|x|script)>|\u0007/)
  const [entry] = Feed.fromXml(xml).getEntries()
  expect(entry?.getTitle()).toBe('قصة <b>"النجمة" & القمر</b> ]]>')
  expect(entry?.getAuthor()).toBe('<script>')
})

test('a number that is no ISBN names no book', () => {
  expect(identifierOf(book)).toBe(`urn:uuid:${book.book}`)
  expect(identifierOf({ ...book, isbn: '9789948000000' })).toBe('urn:isbn:9789948000000')
})
