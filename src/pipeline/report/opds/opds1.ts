import type { Language } from '../../../contract/languages.ts'
import { THEME_NAMES } from '../../../contract/theme-names.ts'
import { xmlText } from '../xml-text.ts'
import {
  FEED_WORDS,
  identifierOf,
  languagesOf,
  type FeedAddresses,
  type FeedBook,
  type FeedShelf,
} from './feed-shelf.ts'

export const OPDS1_FEED = 'application/atom+xml;profile=opds-catalog;kind=acquisition'
export const OPDS1_ENTRY = 'application/atom+xml;type=entry;profile=opds-catalog'
export const OPEN_SEARCH = 'application/opensearchdescription+xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/" xmlns:opds="http://opds-spec.org/2010/catalog"'
const SEARCH_NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/'

/** A page of a shelf as an acquisition feed of OPDS 1.2, for older reading programs. */
export function opds1Feed(shelf: FeedShelf, addresses: FeedAddresses & { search: string }): string {
  const { id, language, search, count, page, pages, perPage, books, updatedAt } = shelf
  const to = (rel: string, number: number): string =>
    link({ rel, href: addresses.feed({ page: number, search }), type: OPDS1_FEED })
  const parts = [
    element('id', `urn:uuid:${id}`),
    element('title', FEED_WORDS.title[language]),
    element('updated', updatedAt),
    `<author>${element('name', 'Mizan')}</author>`,
    to('self', page),
    link({ rel: 'start', href: addresses.feed({}), type: OPDS1_FEED }),
    link({ rel: 'search', href: addresses.search, type: OPEN_SEARCH }),
    to('first', 1),
    page > 1 ? to('previous', page - 1) : '',
    page < pages ? to('next', page + 1) : '',
    to('last', pages),
    element('opensearch:totalResults', String(count)),
    element('opensearch:itemsPerPage', String(perPage)),
    element('opensearch:startIndex', String((page - 1) * perPage + 1)),
    ...books.map((book) => `<entry>${entryParts(book, language, addresses)}</entry>\n`),
  ]
  return `${HEAD}<feed ${NAMESPACES} xmlns:opensearch="${SEARCH_NAMESPACE}" xml:lang="${language}">${parts.join('')}</feed>\n`
}

/** One book of a shelf as a document of its own. */
export function opds1Entry(book: FeedBook, language: Language, addresses: FeedAddresses): string {
  return `${HEAD}<entry ${NAMESPACES} xml:lang="${language}">${entryParts(book, language, addresses)}</entry>\n`
}

/** How a reading program looks for books on the shelf. */
export function openSearch(feed: string, language: Language): string {
  const url = `<Url type="${xmlText(OPDS1_FEED)}" template="${xmlText(feed)}?query={searchTerms}"/>`
  const title = FEED_WORDS.title[language]
  return `${HEAD}<OpenSearchDescription xmlns="${SEARCH_NAMESPACE}">${element('ShortName', title)}${element('Description', title)}<InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding>${url}</OpenSearchDescription>\n`
}

function entryParts(book: FeedBook, language: Language, addresses: FeedAddresses): string {
  const { author, publisher } = book
  const cover = addresses.cover(book.book)
  return [
    element('id', identifierOf(book)),
    element('title', book.title),
    element('updated', book.updatedAt),
    author.trim() === '' ? '' : `<author>${element('name', author)}</author>`,
    ...languagesOf(book).map((code) => element('dc:language', code)),
    publisher.trim() === '' ? '' : element('dc:publisher', publisher),
    ...book.themes.map((theme) => `<category term="${theme}" label="${xmlText(THEME_NAMES[theme][language])}"/>`),
    `<content type="text">${xmlText(FEED_WORDS[book.answer][language])}</content>`,
    // What is acquired is its page on the shelf: whole books are not handed out.
    link({ rel: 'http://opds-spec.org/acquisition/borrow', href: addresses.page(book.book), type: 'text/html' }),
    link({ rel: 'alternate', href: addresses.book(book.book), type: OPDS1_ENTRY }),
    book.hasCover ? link({ rel: 'http://opds-spec.org/image', href: cover, type: 'image/jpeg' }) : '',
    book.hasCover ? link({ rel: 'http://opds-spec.org/image/thumbnail', href: cover, type: 'image/jpeg' }) : '',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

function link({ rel, href, type }: { rel: string; href: string; type: string }): string {
  return `<link rel="${xmlText(rel)}" href="${xmlText(href)}" type="${xmlText(type)}"/>`
}
