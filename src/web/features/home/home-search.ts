import { AGE_GROUPS, type AgeGroup } from '../../../contract/age.ts'
import { FIT_ANSWERS, type FitAnswer } from '../../../contract/fit.ts'
import { GENRE_FILTERS } from '../../../contract/genres.ts'
import type { LanguageName } from '../../../contract/languages.ts'
import { NMC_FILTER_BANDS } from '../../../contract/nmc.ts'
import { VERDICTS, type Verdict } from '../../../contract/verdict.ts'

export const HOME_VIEWS = ['home', 'library', 'upload', 'scan', 'queue', 'processing', 'results'] as const
export type HomeView = (typeof HOME_VIEWS)[number]
export const SORTS = ['newest', 'rated', 'popular', 'fit'] as const
export type Sort = (typeof SORTS)[number]
export const LANGUAGE_FILTERS = ['Arabic', 'English', 'Bilingual'] as const satisfies readonly LanguageName[]
export type GenreFilter = (typeof GENRE_FILTERS)[number]
export type NmcFilter = (typeof NMC_FILTER_BANDS)[number]

/** What the address of the home page says: the view, the opened book, and the filters of the library. */
export type HomeSearch = {
  view?: Exclude<HomeView, 'home'> | undefined
  id?: string | undefined
  tab?: string | undefined
  q?: string | undefined
  sort?: Exclude<Sort, 'newest'> | undefined
  age?: AgeGroup[] | undefined
  language?: LanguageName[] | undefined
  verdict?: Verdict[] | undefined
  genre?: GenreFilter[] | undefined
  nmc?: NmcFilter[] | undefined
  /** Of the reader books are chosen for. */
  fit?: FitAnswer[] | undefined
}

/** Reads an address; whatever it does not know is left out. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const list = <T extends string>(value: unknown, known: readonly T[]): T[] | undefined => {
    const given = new Set<unknown>(Array.isArray(value) ? value : [value])
    const kept = known.filter((item) => given.has(item))
    return kept.length > 0 ? kept : undefined
  }
  const one = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
    known.find((item) => item === value)
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  return {
    view: one(search['view'], ['library', 'upload', 'scan', 'queue', 'processing', 'results']),
    id: text(search['id']),
    tab: text(search['tab']),
    q: text(search['q']),
    sort: one(search['sort'], ['rated', 'popular', 'fit']),
    age: list(search['age'], AGE_GROUPS),
    language: list(search['language'], LANGUAGE_FILTERS),
    verdict: list(search['verdict'], VERDICTS),
    genre: list(search['genre'], GENRE_FILTERS),
    nmc: list(search['nmc'], NMC_FILTER_BANDS),
    fit: list(search['fit'], FIT_ANSWERS),
  }
}

/** The part of the address that narrows the library. */
export type LibraryFilters = Pick<HomeSearch, 'q' | 'age' | 'language' | 'verdict' | 'genre' | 'nmc' | 'fit'>

export function hasFilters(search: LibraryFilters): boolean {
  return Boolean(
    search.q ?? search.age ?? search.language ?? search.verdict ?? search.genre ?? search.nmc ?? search.fit,
  )
}
