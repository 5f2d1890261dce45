import { ageGroupMatches } from '../../../contract/age.ts'
import type { FactFilters } from '../../../contract/library-facts.ts'
import { countedVerdict } from '../../../contract/verdict.ts'
import type { LibraryBook } from '../library/library-book.ts'

export const ALL = 'All'
export type ReportFilters = {
  verdict: string
  age: string
  language: string
  culture: string
  safety: string
  theme: string
  languageLevel: string
  nmc: string
}

export const NO_REPORT_FILTERS: ReportFilters = {
  verdict: ALL,
  age: ALL,
  language: ALL,
  culture: ALL,
  safety: ALL,
  theme: ALL,
  languageLevel: ALL,
  nmc: ALL,
}

/** Single choices combined by AND; ages by the overlap rule, theme and language level whatever the letter case. */
export function filterReports(books: readonly LibraryBook[], filters: ReportFilters): LibraryBook[] {
  const is = (wanted: string, value: string) => wanted === ALL || wanted === value
  const like = (wanted: string, value: string) => wanted === ALL || wanted.toLowerCase() === value.toLowerCase()
  return books.filter(({ result, language, band }) => {
    // A verdict nobody knows is shown as Not Whitelisted, but is none of the three.
    const verdict = countedVerdict(result.final_verdict)
    const age = result.recommended_minimum_age || result.recommended_age
    return (
      is(filters.verdict, verdict) &&
      (filters.age === ALL || ageGroupMatches(filters.age, age)) &&
      is(filters.language, language) &&
      is(filters.culture, result.system1_uae_values.rating) &&
      is(filters.safety, result.system2_child_safety.rating) &&
      like(filters.theme, result.system3_theme_complexity.rating) &&
      like(filters.languageLevel, result.system4_language_complexity.rating) &&
      is(filters.nmc, band ?? '')
    )
  })
}

/** The same filters as the server takes them. */
export function factFilters(filters: ReportFilters): FactFilters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([group, option]) => (option === ALL ? [] : [[group, [option]]])),
  )
}
