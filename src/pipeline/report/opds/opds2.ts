import { THEME_NAMES } from '../../../contract/theme-names.ts'
import type { Language } from '../../../contract/languages.ts'
import {
  FEED_WORDS,
  identifierOf,
  languagesOf,
  type FeedAddresses,
  type FeedBook,
  type FeedShelf,
} from './feed-shelf.ts'

export const OPDS2_FEED = 'application/opds+json'
export const OPDS2_PUBLICATION = 'application/opds-publication+json'

type Link = { rel: string; href: string; type: string; title?: string; templated?: true }

/** A page of a shelf as a feed of OPDS 2.0, whose publications are Readium's. */
export function opds2Feed(shelf: FeedShelf, addresses: FeedAddresses): object {
  const { language, search, count, page, pages, perPage, books, updatedAt } = shelf
  const to = (rel: string, number: number): Link => ({
    rel,
    href: addresses.feed({ page: number, search }),
    type: OPDS2_FEED,
  })
  return {
    metadata: {
      title: FEED_WORDS.title[language],
      modified: updatedAt,
      numberOfItems: count,
      itemsPerPage: perPage,
      currentPage: page,
    },
    links: [
      to('self', page),
      { rel: 'start', href: addresses.feed({}), type: OPDS2_FEED },
      { rel: 'search', href: `${addresses.feed({})}{?query}`, type: OPDS2_FEED, templated: true },
      to('first', 1),
      ...(page > 1 ? [to('previous', page - 1)] : []),
      ...(page < pages ? [to('next', page + 1)] : []),
      to('last', pages),
    ],
    // A feed has publications, or something else.
    ...(books.length > 0
      ? { publications: books.map((book) => opds2Publication(book, language, addresses)) }
      : { navigation: [{ title: FEED_WORDS.empty[language], href: addresses.feed({}), type: OPDS2_FEED }] }),
  }
}

/** One book of a shelf. What is acquired is its page on the shelf: whole books are not handed out. */
export function opds2Publication(book: FeedBook, language: Language, addresses: FeedAddresses): object {
  const { author, publisher } = book
  const links: Link[] = [
    { rel: 'self', href: addresses.book(book.book), type: OPDS2_PUBLICATION },
    {
      rel: 'http://opds-spec.org/acquisition/borrow',
      href: addresses.page(book.book),
      type: 'text/html',
      title: FEED_WORDS.page[language],
    },
  ]
  return {
    metadata: {
      '@type': 'http://schema.org/Book',
      identifier: identifierOf(book),
      title: book.title,
      ...(author.trim() === '' ? {} : { author: [{ name: author }] }),
      ...(publisher.trim() === '' ? {} : { publisher: [{ name: publisher }] }),
      language: languagesOf(book),
      modified: book.updatedAt,
      subject: book.themes.map((theme) => ({ name: THEME_NAMES[theme][language], code: theme })),
      description: FEED_WORDS[book.answer][language],
    },
    links,
    ...(book.hasCover ? { images: [{ href: addresses.cover(book.book), type: 'image/jpeg' }] } : {}),
  }
}
