import type { WantedBook } from '../../contract/wanted-book.ts'
import { isbn13 } from '../../pipeline/extract/isbn13.ts'
import type { BookQuery } from '../metadata/book-query.ts'
import { sameAuthor } from '../metadata/matching/compare-names.ts'
import { titleForms, titleSimilarity } from '../metadata/matching/compare-titles.ts'
import { matchBook, type BookMatch, type Candidate } from '../metadata/matching/match-book.ts'

/** A book of the library, as far as lists are matched with it. */
export type CatalogueBook = BookQuery & { id: string; isJudged: boolean }

/** The book of the library that a list means, and how that is known; or those it may mean, for a person to say. */
export type WantedMatch<Book> = { found: { book: Book; method: BookMatch['method'] } | null; perhaps: Book[] }

/** As many books are offered where none is sure. */
const OFFERED = 3
const SAME_TITLE = 0.9

export type ListMatcher<Book> = {
  /** Hands over a book of the library; the whole library goes through here one book after the other. */
  offer(book: Book): void
  /** One match for each wanted book, in their order. */
  matches(): WantedMatch<Book>[]
}

type Best<Book> = { book: Book; match: BookMatch }
type Wanted<Book> = { candidate: Candidate; words: number; best: Best<Book> | null; perhaps: Book[] }

/**
 * Matches a list with a library of any size: what the list wants is indexed, which is small, and the library passes by. Whether
 * a record is a book decides `matchBook` alone; the index only spares it comparisons that cannot come to anything.
 */
export function createListMatcher<Book extends CatalogueBook>(wanted: readonly WantedBook[]): ListMatcher<Book> {
  const byIsbn = new Map<string, number[]>()
  const byForm = new Map<string, Set<number>>()
  const entries = wanted.map(({ title, author, publisher, isbn }, at): Wanted<Book> => {
    const number = isbn13(isbn)
    if (number !== null) byIsbn.set(number, [...(byIsbn.get(number) ?? []), at])
    const words = titleForms(title)
    for (const form of words.flat()) byForm.set(form, (byForm.get(form) ?? new Set()).add(at))
    return { candidate: { isbns: [isbn], title, author, publisher }, words: words.length, best: null, perhaps: [] }
  })

  /** Wanted books with a word like this one; words come again in a library, so each is looked up once. */
  const known = new Map<string, readonly number[]>()
  const meeting = (forms: readonly string[]): readonly number[] => {
    const [word = ''] = forms
    const found = known.get(word) ?? [...new Set(forms.flatMap((form) => [...(byForm.get(form) ?? [])]))]
    known.set(word, found)
    return found
  }
  /** Wanted books of which as many words meet this title's as the shorter of the two has. */
  const alike = (title: string): number[] => {
    const words = titleForms(title)
    const met = new Map<number, number>()
    for (const forms of words) for (const at of meeting(forms)) met.set(at, (met.get(at) ?? 0) + 1)
    return [...met].filter(([at, count]) => count >= Math.min(words.length, entries[at]?.words ?? 0)).map(([at]) => at)
  }

  return {
    offer(book) {
      const number = isbn13(book.isbn)
      const worth = [
        ...((number === null ? undefined : byIsbn.get(number)) ?? []),
        ...alike(book.title),
        ...(book.arabicTitle === '' ? [] : alike(book.arabicTitle)),
      ]
      for (const at of new Set(worth)) {
        const entry = entries[at]
        if (entry === undefined) continue
        const match = matchBook(book, entry.candidate)
        if (match !== null) entry.best = better(entry.best, { book, match })
        else if (entry.perhaps.length < OFFERED && mayBe(book, entry.candidate)) entry.perhaps.push(book)
      }
    },
    matches: () =>
      entries.map(({ best, perhaps }) => ({
        found: best && { book: best.book, method: best.match.method },
        perhaps: best === null ? perhaps : [],
      })),
  }
}

/** The surer match; of two alike the judged book, and of those the one that came first. */
function better<Book extends CatalogueBook>(known: Best<Book> | null, next: Best<Book>): Best<Book> {
  if (known === null) return next
  const more = Number(next.book.isJudged) - Number(known.book.isJudged)
  const surer = next.match.confidence - known.match.confidence
  return surer > 0 || (surer === 0 && more > 0) ? next : known
}

/** The same title, and no author who says that it is another's. */
function mayBe(book: CatalogueBook, wanted: Candidate): boolean {
  const isTitled = [book.title, book.arabicTitle].some((title) => titleSimilarity(title, wanted.title) >= SAME_TITLE)
  return isTitled && sameAuthor(book.author, wanted.author) !== false
}
