import type { LibraryFilters, Sort } from '../home/home-search.ts'
import { FILTER_GROUPS, FILTER_OPTIONS, type FilterGroup, optionBits } from './filter-options.ts'
import type { LibraryBook } from './library-book.ts'

/** A book, or a kind of books with how many there are of it. */
type Filterable = Pick<LibraryBook, 'text' | 'fitted'> & { count?: number }

export type FilteredLibrary<Book> = {
  books: Book[]
  /** How many books these are. */
  count: number
  /** For each option: how many books fit it and every other group's choice. */
  counts: Record<FilterGroup, number[]>
}

/**
 * Groups combine with AND, options within a group with OR; the text is a substring of title or summary. One pass also
 * counts the options, each as if its own group were open.
 */
export function filterBooks<Book extends Filterable>(
  books: readonly Book[],
  filters: LibraryFilters,
): FilteredLibrary<Book> {
  const text = (filters.q ?? '').trim().toLowerCase()
  const chosen = FILTER_GROUPS.map((group) => {
    const values = new Set<string>(filters[group])
    return optionBits(FILTER_OPTIONS[group].length, (index) => values.has(FILTER_OPTIONS[group][index] ?? ''))
  })
  // Books are tallied by all the options they fit in a group at once, and the tallies spread to the options at the end:
  // five steps a book in the place of one for each option.
  const tallies = FILTER_GROUPS.map((group) => new Uint32Array(1 << FILTER_OPTIONS[group].length))
  const kept: Book[] = []
  let count = 0
  for (const book of books) {
    if (text && !book.text.includes(text)) continue
    const { fitted, count: weight = 1 } = book
    let misses = 0
    let missed = -1
    for (let group = 0; group < chosen.length; group += 1) {
      const wanted = chosen[group] ?? 0
      if (wanted !== 0 && (wanted & (fitted[group] ?? 0)) === 0) {
        misses += 1
        missed = group
      }
    }
    if (misses > 1) continue
    if (misses === 0) {
      kept.push(book)
      count += weight
    }
    for (let group = 0; group < tallies.length; group += 1) {
      const tally = tallies[group]
      const fits = fitted[group] ?? 0
      if (tally && (misses === 0 || missed === group)) tally[fits] = (tally[fits] ?? 0) + weight
    }
  }
  const [age = [], language = [], verdict = [], genre = [], nmc = []] = FILTER_GROUPS.map((group, index) =>
    spread(tallies[index] ?? new Uint32Array(), FILTER_OPTIONS[group].length),
  )
  return { books: kept, count, counts: { age, language, verdict, genre, nmc } }
}

/** How many books fit each option, from how many fit each set of options (an option is a bit of its index). */
function spread(tally: Uint32Array, options: number): number[] {
  const counts = Array.from({ length: options }, () => 0)
  for (const [fits, books] of tally.entries()) {
    if (books === 0) continue
    for (let option = 0; option < options; option += 1) {
      counts[option] = (counts[option] ?? 0) + books * ((fits >> option) & 1)
    }
  }
  return counts
}

/** Newest by creation; highest rated by the community's rating, then the score; most popular by number of ratings. */
export function sortBooks(books: readonly LibraryBook[], sort: Exclude<Sort, 'fit'>): LibraryBook[] {
  const byDate = (a: LibraryBook, b: LibraryBook) => compareText(b.evaluation.createdAt, a.evaluation.createdAt)
  const rating = (book: LibraryBook) => book.evaluation.openLibraryData?.rating ?? -1
  const readers = (book: LibraryBook) => book.evaluation.openLibraryData?.ratingsCount ?? -1
  const orders: Record<Exclude<Sort, 'fit'>, (a: LibraryBook, b: LibraryBook) => number> = {
    newest: byDate,
    rated: (a, b) => rating(b) - rating(a) || b.result.whitelist_score - a.result.whitelist_score || byDate(a, b),
    popular: (a, b) => readers(b) - readers(a) || byDate(a, b),
  }
  return books.toSorted(orders[sort])
}

/** ISO times sort as text, far faster than by locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
