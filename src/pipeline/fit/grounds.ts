import type { Theme } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { FitAnswer, FitReasonCode } from '../../contract/fit.ts'
import { LANGUAGES, type DetectedLanguage } from '../../contract/languages.ts'
import type { NmcCategory } from '../../contract/nmc.ts'
import type { BookDecision, ReaderProfile } from '../../contract/reader-profile.ts'
import type { FitBook } from './fit-book.ts'
import type { Reader } from './reader.ts'

/** What of a profile a fit asks for. */
export type FitProfile = Pick<ReaderProfile, 'categories' | 'criteria' | 'wished' | 'spared' | 'decisions'>

/** One thing that speaks against reading a book alone, and the freest answer it leaves. */
export type Ground = {
  code: FitReasonCode
  answer: FitAnswer
  /** Years, of one to wait. */
  until?: number
  /** Whether an explicit yes makes a reading together of this waiting. */
  yields?: boolean
  evidence: readonly EvidenceRef[]
  /** What its sentence needs. */
  age?: number
  category?: NmcCategory
  criterion?: { name: string; score: number }
  theme?: { theme: Theme; isMain: boolean }
  language?: DetectedLanguage
  rareWordShare?: number
  decision?: BookDecision
}

type Circumstances = { book: FitBook | null; reader: Reader; profile: FitProfile; decisions: readonly BookDecision[] }

/** A theme with this share of what a book is about is one it is about, and not only one it touches. */
const MAIN_THEME = 0.15
/** Criteria below this are no longer Safe under the rules an installation starts with. */
const MODERATE_SCORE = 80
/** Below this something was found that a family may mind. */
export const SPOTLESS_SCORE = 95
/** A mild mention; whatever is stronger is not for those who mind it more strictly. */
export const MILD = 1
/** Years by which a text may be above its reader and still be read alone. */
const READ_ALONE_YEARS = 1
/** Years by which it may be above a reader to whom somebody reads it. */
const READ_TOGETHER_YEARS = 3

/** All grounds there are, in no order. */
export function groundsOf({ book, reader, profile, decisions }: Circumstances): Ground[] {
  const refusals = decisions
    .filter(({ allowed }) => !allowed)
    .map((decision): Ground => ({ code: 'said_no', answer: 'not_for_us', decision, evidence: [] }))
  if (book === null) return [{ code: 'unjudged', answer: 'not_for_us', evidence: [] }, ...refusals]
  return [
    ...refusals,
    ...judgementGrounds(book),
    ...ageGrounds(book, reader),
    ...readingGrounds(book, reader),
    ...mindedCategories(book, profile),
    ...mindedCriteria(book, profile),
    ...sparedThemes(book, profile),
  ]
}

/** What the institution's own judgement says to everybody. */
function judgementGrounds(book: FitBook): Ground[] {
  const grounds: Ground[] = []
  if (book.verdict === 'Not Whitelisted')
    grounds.push({ code: 'not_whitelisted', answer: 'not_for_us', evidence: book.redLineEvidence })
  if (book.verdict === 'Parent Guidance')
    grounds.push({ code: 'guidance', answer: 'together', evidence: book.redLineEvidence })
  if (book.unsure) grounds.push({ code: 'unsure', answer: 'together', evidence: [] })
  if (book.picturesUnseen) grounds.push({ code: 'pictures_unseen', answer: 'together', evidence: [] })
  return grounds
}

/** The age its content asks for: a reviewer's holds over all, the bands and the themes where there is none. */
function ageGrounds(book: FitBook, { age }: Reader): Ground[] {
  const { reviewedAge, themeAge } = book
  const wait = { answer: 'wait' } as const
  if (reviewedAge !== null) {
    if (age >= reviewedAge) return []
    return [{ ...wait, code: 'reviewed_age', until: reviewedAge, age: reviewedAge, evidence: [] }]
  }
  const bands = book.categories
    .filter((found) => book.bands && age < found.age)
    .map((found): Ground =>
      found.band === 'Not Allowed'
        ? { code: 'band_age', answer: 'not_for_us', age: found.age, category: found.category, evidence: found.evidence }
        : {
            ...wait,
            code: 'band_age',
            until: found.age,
            age: found.age,
            category: found.category,
            evidence: found.evidence,
          },
    )
  if (age >= themeAge) return bands
  const until = Math.ceil(themeAge)
  return [...bands, { ...wait, code: 'judged_age', until, age: until, yields: true, evidence: book.themeEvidence }]
}

/** Years by which the language of a book is above how somebody reads it; null of a language they do not read. */
export function yearsAbove({ language, languageAge }: Pick<FitBook, 'language' | 'languageAge'>, { reading }: Reader) {
  const known = LANGUAGES.filter((each) => language === 'mixed' || each === language).flatMap(
    (each) => reading[each] ?? [],
  )
  return known.length === 0 ? null : languageAge - Math.max(...known)
}

/** What its language asks for, beside how this reader reads it. */
function readingGrounds(book: FitBook, reader: Reader): Ground[] {
  const { language, languageAge, rareWordShare, hardSentences } = book
  const above = yearsAbove(book, reader)
  if (above === null) return [{ code: 'other_language', answer: 'together', language, evidence: [] }]
  if (above <= READ_ALONE_YEARS) return []
  const hard = { code: 'hard_to_read', age: Math.ceil(languageAge), rareWordShare, evidence: hardSentences } as const
  if (above <= READ_TOGETHER_YEARS) return [{ ...hard, answer: 'together' }]
  return [{ ...hard, answer: 'wait', until: reader.age + Math.ceil(above - READ_TOGETHER_YEARS), yields: true }]
}

function mindedCategories({ categories }: FitBook, profile: FitProfile): Ground[] {
  return categories.flatMap(({ category, intensity, evidence }): Ground[] => {
    const mind = profile.categories[category] ?? 'as_judged'
    if (intensity < MILD || mind === 'as_judged') return []
    if (mind === 'talk') return [{ code: 'talk_category', answer: 'together', category, evidence }]
    return [{ code: 'minded_category', answer: intensity > MILD ? 'not_for_us' : 'together', category, evidence }]
  })
}

function mindedCriteria({ criteria }: FitBook, profile: FitProfile): Ground[] {
  return criteria.flatMap(({ key, name, score, evidence }): Ground[] => {
    const mind = Object.hasOwn(profile.criteria, key) ? profile.criteria[key] : 'as_judged'
    if (score >= SPOTLESS_SCORE || mind === undefined || mind === 'as_judged') return []
    const criterion = { name, score }
    if (mind === 'talk') return [{ code: 'talk_criterion', answer: 'together', criterion, evidence }]
    const answer = score < MODERATE_SCORE ? 'not_for_us' : 'together'
    return [{ code: 'minded_criterion', answer, criterion, evidence }]
  })
}

function sparedThemes({ themes }: FitBook, { spared }: FitProfile): Ground[] {
  return themes
    .filter(({ theme }) => spared.includes(theme))
    .map(({ theme, weight, evidence }) => {
      const isMain = weight >= MAIN_THEME
      return { code: 'spared_theme', answer: isMain ? 'not_for_us' : 'together', theme: { theme, isMain }, evidence }
    })
}
