import { expect, it } from 'vitest'
import { REPORT_AGE_GROUPS } from '../../../contract/age.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { libraryBooks } from '../library/library-book.ts'
import { filterReports, NO_REPORT_FILTERS, type ReportFilters } from './filter-reports.ts'

type Given = {
  title: string
  verdict?: string
  age?: string
  language?: string
  ratings?: [culture: string, safety: string, theme: string, language: string]
  /** null where the assessment of the media standards is off */
  band?: string | null
}

function book({ title, verdict, age, language, ratings, band }: Given): ListedEvaluation {
  const [culture, safety, theme, level] = ratings ?? ['Safe', 'Safe', 'Simple', 'Easy']
  return {
    id: title,
    status: 'completed',
    nmcAssessment: { enabled: band !== null, finalAgeBand: band ?? '6+' },
    result: {
      title,
      executive_summary: '',
      language: language ?? '',
      recommended_minimum_age: age ?? '6-9',
      recommended_age: '7+',
      final_verdict: verdict ?? 'Whitelisted',
      genres: [],
      key_drivers: [],
      system1_uae_values: { rating: culture },
      system2_child_safety: { rating: safety },
      system3_theme_complexity: { rating: theme },
      system4_language_complexity: { rating: level },
    },
  } as unknown as ListedEvaluation
}

const BOOKS = libraryBooks([
  book({ title: 'small', age: '3-5', language: 'Arabic', band: '6+' }),
  book({ title: 'middle', age: '10-12', ratings: ['Moderate', 'Safe', 'Moderate', 'Moderate'], band: '10+' }),
  book({ title: 'grown', age: '17+', verdict: 'Parent Guidance', ratings: ['Safe', 'Severe', 'High', 'Advanced'] }),
  book({ title: 'off', age: '0-3', language: 'Bilingual', band: null }),
])
const found = (filters: Partial<ReportFilters>): string[] =>
  filterReports(BOOKS, { ...NO_REPORT_FILTERS, ...filters }).map(({ result }) => result.title)

it.each<[string, Partial<ReportFilters>, string[]]>([
  ['nothing chosen', {}, ['small', 'middle', 'grown', 'off']],
  ['a verdict', { verdict: 'Parent Guidance' }, ['grown']],
  ['a language', { language: 'Arabic' }, ['small']],
  ['English, which a book without a language is', { language: 'English' }, ['middle', 'grown']],
  ['cultural values', { culture: 'Moderate' }, ['middle']],
  ['child safety', { safety: 'Severe' }, ['grown']],
  ['a theme, whatever the letter case', { theme: 'HIGH' }, ['grown']],
  ['a language level, whatever the letter case', { languageLevel: 'easy' }, ['small', 'off']],
  ['a band, of assessed books alone', { nmc: '6+' }, ['small', 'grown']],
  ['several at once', { language: 'English', nmc: '10+', culture: 'Moderate' }, ['middle']],
  ['what no book has', { verdict: 'Not Whitelisted' }, []],
])('%s', (_, filters, expected) => expect(found(filters)).toEqual(expected))

it('finds the ages that overlap the group', () => {
  expect(REPORT_AGE_GROUPS).toEqual(['3-7', '8-12', '13-18'])
  expect(found({ age: '3-7' })).toEqual(['small', 'off'])
  expect(found({ age: '8-12' })).toEqual(['middle'])
  expect(found({ age: '13-18' })).toEqual(['grown'])
})

it('counts a verdict nobody knows to none of the three', () => {
  const [odd] = libraryBooks([book({ title: 'odd', verdict: 'Perhaps' })])
  if (!odd) throw new Error('the book is not listed')
  expect(odd.verdict).toBe('Not Whitelisted')
  for (const verdict of VERDICTS) expect(filterReports([odd], { ...NO_REPORT_FILTERS, verdict })).toEqual([])
  expect(filterReports([odd], NO_REPORT_FILTERS)).toEqual([odd])
})
