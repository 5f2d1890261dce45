import type { Language } from '../../../contract/languages.ts'
import type { ShelfBook } from '../../../contract/shelf.ts'

/** A book as a feed tells of it. */
export type FeedBook = ShelfBook & { isbn: string; publisher: string; updatedAt: string }

/** One page of a shelf, or of what was looked for on it, as a feed tells of it. */
export type FeedShelf = {
  /** Of the profile: an id and no name, since reading programs keep what they are told. */
  id: string
  updatedAt: string
  language: Language
  search: string | undefined
  count: number
  page: number
  pages: number
  perPage: number
  books: readonly FeedBook[]
}

/** Where everything lies. Whole addresses: some reading programs do not resolve others. */
export type FeedAddresses = {
  feed: (asked: { page?: number; search?: string | undefined }) => string
  book: (id: string) => string
  cover: (id: string) => string
  /** The page of a book on its shelf, for people. */
  page: (id: string) => string
}

export const FEED_WORDS = {
  title: { en: 'Bookshelf', ar: 'رف الكتب' },
  alone: { en: 'To read alone', ar: 'للقراءة الذاتية' },
  together: { en: 'To read aloud together', ar: 'للقراءة معًا بصوت عالٍ' },
  page: { en: 'On the shelf', ar: 'على الرف' },
  empty: { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
} as const

/** The languages of a book by their codes. */
export function languagesOf({ language }: FeedBook): Language[] {
  return language === 'mixed' ? ['ar', 'en'] : [language]
}

/** @example identifierOf(book) // 'urn:isbn:9780000000000' */
export function identifierOf({ book, isbn }: FeedBook): string {
  return /^\d{9}[\dX]$|^\d{13}$/.test(isbn) ? `urn:isbn:${isbn}` : `urn:uuid:${book}`
}
