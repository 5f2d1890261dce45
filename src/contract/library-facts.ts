import * as z from 'zod/mini'
import { ageGroupMatches } from './age.ts'
import { aiUsageSchema } from './ai-usage.ts'
import type { ListedEvaluation } from './evaluation.ts'
import { GENRE_FILTERS } from './genres.ts'
import { reviewedRecord } from './review.ts'
import { displayVerdict } from './verdict.ts'

/**
 * What filters, counts and figures ask of a judged book, and nothing that is its own alone: a hundred thousand books share a
 * few thousand of these, so the library can be counted by them instead of book by book.
 */
export const bookFactsSchema = z.object({
  /** The recommended age as the filters read it. */
  age: z.string(),
  verdict: z.string(),
  language: z.string(),
  /** '' where the NMC standards are off. */
  band: z.string(),
  genres: z.array(z.string()),
  /** Of a book without genres: the filtered ones its key drivers name. */
  named: z.optional(z.array(z.string())),
  culture: z.string(),
  safety: z.string(),
  theme: z.string(),
  languageLevel: z.string(),
})
export type BookFacts = z.infer<typeof bookFactsSchema>

/** A filter of the library or of the reports: groups combine with AND, options within a group with OR. */
export const FACT_FILTERS = [
  'age',
  'verdict',
  'language',
  'genre',
  'nmc',
  'culture',
  'safety',
  'theme',
  'languageLevel',
] as const
export type FactFilters = Partial<Record<(typeof FACT_FILTERS)[number], readonly string[] | undefined>>

/** The orders of the list besides newest first. */
export const LIST_SORTS = ['rated', 'popular'] as const
export type ListSort = (typeof LIST_SORTS)[number]

const count = z.int()

/** `GET /api/evaluations/summary` */
export const librarySummarySchema = z.object({
  total: count,
  completed: count,
  failed: count,
  /** Judged books whose facts are still being worked out; they are in no group. */
  unsorted: count,
  /** The judged books by their facts; with `?q=` those with the words. */
  groups: z.array(z.object({ facts: bookFactsSchema, count })),
  /** With `?figures=true`. */
  figures: z.optional(
    z.object({
      /** null where nothing was measured */
      meanProcessingMs: z.nullable(z.number()),
      /** What retailers and we say of the same books. */
      retailer: z.array(z.object({ ours: z.string(), theirs: z.string(), count })),
      models: z.nullable(
        z.extend(z.pick(aiUsageSchema, { calls: true, reusedCalls: true, inputTokens: true, outputTokens: true }), {
          books: count,
          costUsd: z.number(),
          unpriced: count,
        }),
      ),
    }),
  ),
})
export type LibrarySummary = z.infer<typeof librarySummarySchema>

/** The facts of a listed book, a person's decision over the engine's; null of one that is not judged. */
export function factsOf(row: ListedEvaluation): BookFacts | null {
  const { result, nmcAssessment, status } = reviewedRecord(row)
  if (status !== 'completed' || result === null || !('title' in result)) return null
  const drivers = result.genres.length > 0 ? [] : result.key_drivers.map((driver) => driver.toLowerCase())
  const named = GENRE_FILTERS.filter((genre) => drivers.some((driver) => driver.includes(genre.toLowerCase())))
  return {
    age: result.recommended_minimum_age || result.recommended_age,
    verdict: result.final_verdict || displayVerdict(result),
    language: result.language || 'English',
    band: nmcAssessment?.enabled ? nmcAssessment.finalAgeBand : '',
    genres: result.genres,
    ...(named.length > 0 ? { named } : {}),
    culture: result.system1_uae_values.rating,
    safety: result.system2_child_safety.rating,
    theme: result.system3_theme_complexity.rating,
    languageLevel: result.system4_language_complexity.rating,
  }
}

/** True when a book with these facts is in what the filters leave. */
export function factsMatch(facts: BookFacts, filters: FactFilters): boolean {
  const genres = [...facts.genres, ...(facts.named ?? [])].map((genre) => genre.toLowerCase())
  const like = (wanted: string, value: string): boolean => wanted.toLowerCase() === value.toLowerCase()
  const fits: Record<(typeof FACT_FILTERS)[number], (option: string) => boolean> = {
    age: (group) => ageGroupMatches(group, facts.age),
    verdict: (verdict) => verdict === displayVerdict({ final_verdict: facts.verdict }),
    language: (language) => language === facts.language,
    genre: (genre) => genres.some((own) => own.includes(genre.toLowerCase())),
    nmc: (band) => band === facts.band,
    culture: (rating) => rating === facts.culture,
    safety: (rating) => rating === facts.safety,
    theme: (rating) => like(rating, facts.theme),
    languageLevel: (rating) => like(rating, facts.languageLevel),
  }
  return FACT_FILTERS.every((group) => {
    const options = filters[group]
    return options === undefined || options.length === 0 || options.some(fits[group])
  })
}
