import { AGE_GROUPS, parseAgeRange } from '../../../contract/age.ts'
import { GENRE_FILTERS } from '../../../contract/genres.ts'
import { NMC_FILTER_BANDS } from '../../../contract/nmc.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { LANGUAGE_FILTERS, type LibraryFilters, type Sort } from '../home/home-search.ts'
import type { LibraryBook } from './library-book.ts'

export const FILTER_GROUPS = ['age', 'language', 'verdict', 'genre', 'nmc'] as const
export type FilterGroup = (typeof FILTER_GROUPS)[number]

/** The options of each group in the order they are offered. */
export const FILTER_OPTIONS: Record<FilterGroup, readonly string[]> = {
  age: AGE_GROUPS,
  language: LANGUAGE_FILTERS,
  verdict: VERDICTS,
  genre: GENRE_FILTERS,
  nmc: NMC_FILTER_BANDS,
}

const AGE_RANGES = AGE_GROUPS.map((group) => parseAgeRange(group))
const GENRES_LOWER = GENRE_FILTERS.map((genre) => genre.toLowerCase())

/** Which options of a group a book fits, as a bit for each option. */
const OPTION_BITS: Record<FilterGroup, (book: LibraryBook) => number> = {
  age: (book) =>
    bits(AGE_RANGES.length, (index) => {
      const range = AGE_RANGES[index]
      return range !== undefined && range.min <= book.range.max && book.range.min <= range.max
    }),
  language: (book) => bits(LANGUAGE_FILTERS.length, (index) => LANGUAGE_FILTERS[index] === book.language),
  verdict: (book) => bits(VERDICTS.length, (index) => VERDICTS[index] === book.verdict),
  genre: (book) =>
    bits(GENRES_LOWER.length, (index) => book.genres.some((genre) => genre.includes(GENRES_LOWER[index] ?? '\0'))),
  nmc: (book) => bits(NMC_FILTER_BANDS.length, (index) => NMC_FILTER_BANDS[index] === book.band),
}

function bits(length: number, fits: (index: number) => boolean): number {
  let value = 0
  for (let index = 0; index < length; index += 1) if (fits(index)) value |= 1 << index
  return value
}

/** Worked out once for each book: a filter is then a few operations on whole numbers. */
const remembered = new WeakMap<LibraryBook, readonly number[]>()

function fittedOptions(book: LibraryBook): readonly number[] {
  const known = remembered.get(book)
  if (known) return known
  const fitted = FILTER_GROUPS.map((group) => OPTION_BITS[group](book))
  remembered.set(book, fitted)
  return fitted
}

const PREPARED_AT_ONCE = 400

/**
 * Works out what each book fits while the browser is idle, a few hundred books at a time, so that the first filter is as
 * quick as the next. Returns how to stop.
 */
export function prepareFilters(books: readonly LibraryBook[]): () => void {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    for (const book of books.slice(next, next + PREPARED_AT_ONCE)) fittedOptions(book)
    next += PREPARED_AT_ONCE
    if (next < books.length) timer = setTimeout(step, 8)
  }
  timer = setTimeout(step, 50)
  return () => clearTimeout(timer)
}

export type FilteredLibrary = {
  books: LibraryBook[]
  /** For each option: how many books fit it and every other group's choice. */
  counts: Record<FilterGroup, number[]>
}

/**
 * Groups combine with AND, options within a group with OR; the text is a substring of title or summary. One pass also
 * counts the options, each as if its own group were open.
 */
export function filterBooks(books: readonly LibraryBook[], filters: LibraryFilters): FilteredLibrary {
  const text = (filters.q ?? '').trim().toLowerCase()
  const chosen = FILTER_GROUPS.map((group) => {
    const values = new Set<string>(filters[group])
    return bits(FILTER_OPTIONS[group].length, (index) => values.has(FILTER_OPTIONS[group][index] ?? ''))
  })
  const counts = FILTER_GROUPS.map((group) => FILTER_OPTIONS[group].map(() => 0))
  const kept: LibraryBook[] = []
  for (const book of books) {
    if (text && !book.text.includes(text)) continue
    const fitted = fittedOptions(book)
    let misses = 0
    let missed = -1
    for (let group = 0; group < chosen.length; group += 1) {
      const wanted = chosen[group] ?? 0
      if (wanted !== 0 && (wanted & (fitted[group] ?? 0)) === 0) {
        misses += 1
        missed = group
      }
    }
    if (misses === 0) kept.push(book)
    if (misses > 1) continue
    for (let group = 0; group < counts.length; group += 1) {
      const row = counts[group]
      if (row === undefined || (misses === 1 && missed !== group)) continue
      const fits = fitted[group] ?? 0
      for (let option = 0; option < row.length; option += 1) row[option] = (row[option] ?? 0) + ((fits >> option) & 1)
    }
  }
  const [age = [], language = [], verdict = [], genre = [], nmc = []] = counts
  return { books: kept, counts: { age, language, verdict, genre, nmc } }
}

/** Newest by creation; highest rated by the community's rating, then the score; most popular by number of ratings. */
export function sortBooks(books: readonly LibraryBook[], sort: Sort): LibraryBook[] {
  const byDate = (a: LibraryBook, b: LibraryBook) => compareText(b.evaluation.createdAt, a.evaluation.createdAt)
  const rating = (book: LibraryBook) => book.evaluation.openLibraryData?.rating ?? -1
  const readers = (book: LibraryBook) => book.evaluation.openLibraryData?.ratingsCount ?? -1
  const orders: Record<Sort, (a: LibraryBook, b: LibraryBook) => number> = {
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
