import { AGE_GROUPS, parseAgeRange, type AgeRange } from '../../../contract/age.ts'
import { GENRE_FILTERS } from '../../../contract/genres.ts'
import type { BookFacts } from '../../../contract/library-facts.ts'
import { NMC_FILTER_BANDS } from '../../../contract/nmc.ts'
import { displayVerdict, VERDICTS, type Verdict } from '../../../contract/verdict.ts'
import { LANGUAGE_FILTERS } from '../home/home-search.ts'

/** What the filters ask of a book. */
export type FilterFacts = {
  verdict: Verdict
  range: AgeRange
  language: string
  /** Lower-cased title and summary. */
  text: string
  /** Lower-cased genres, or key drivers where there are none. */
  genres: string[]
  band: string | undefined
}

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
const OPTION_BITS: Record<FilterGroup, (book: FilterFacts) => number> = {
  age: (book) =>
    optionBits(AGE_RANGES.length, (index) => {
      const range = AGE_RANGES[index]
      return range !== undefined && range.min <= book.range.max && book.range.min <= range.max
    }),
  language: (book) => optionBits(LANGUAGE_FILTERS.length, (index) => LANGUAGE_FILTERS[index] === book.language),
  verdict: (book) => optionBits(VERDICTS.length, (index) => VERDICTS[index] === book.verdict),
  genre: (book) =>
    optionBits(GENRES_LOWER.length, (index) =>
      book.genres.some((genre) => genre.includes(GENRES_LOWER[index] ?? '\0')),
    ),
  nmc: (book) => optionBits(NMC_FILTER_BANDS.length, (index) => NMC_FILTER_BANDS[index] === book.band),
}

/** One bit for each option that fits, the first option in the lowest bit. */
export function optionBits(length: number, fits: (index: number) => boolean): number {
  let value = 0
  for (let index = 0; index < length; index += 1) if (fits(index)) value |= 1 << index
  return value
}

/** The options that a kind of books fits. */
export function fittedFacts(facts: BookFacts): readonly number[] {
  return fittedOptions({
    verdict: displayVerdict({ final_verdict: facts.verdict }),
    range: parseAgeRange(facts.age),
    language: facts.language,
    text: '',
    genres: [...facts.genres, ...(facts.named ?? [])].map((genre) => genre.toLowerCase()),
    band: facts.band,
  })
}

/** Worked out once for each book when the list arrives: a filter is then a few operations on whole numbers. */
export function fittedOptions(book: FilterFacts): readonly number[] {
  return FILTER_GROUPS.map((group) => OPTION_BITS[group](book))
}
