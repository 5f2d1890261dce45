import { describe, expect, it } from 'vitest'
import { AGE_GROUPS } from '../../../contract/age.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { GENRES } from '../../../contract/genres.ts'
import { NMC_BANDS } from '../../../contract/nmc.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import type { LibraryFilters } from '../home/home-search.ts'
import { filterBooks, sortBooks } from './filter-books.ts'
import { factsOf } from '../../../contract/library-facts.ts'
import { FILTER_GROUPS, FILTER_OPTIONS, fittedFacts } from './filter-options.ts'
import { libraryBooks, type ListedResult } from './library-book.ts'

type Given = Partial<ListedResult> & {
  band?: string
  rating?: number
  ratingsCount?: number
  createdAt?: string
  status?: ListedEvaluation['status']
}

function evaluation({ band, rating, ratingsCount, createdAt, status, ...result }: Given): ListedEvaluation {
  return {
    id: result.title ?? 'book',
    status: status ?? 'completed',
    createdAt: createdAt ?? '2026-01-01T00:00:00.000Z',
    nmcAssessment: band === undefined ? null : { enabled: true, finalAgeBand: band },
    openLibraryData: { status: 'ok', rating, ratingsCount },
    result: {
      title: 'Untitled',
      executive_summary: '',
      language: 'English',
      recommended_minimum_age: '6-9',
      recommended_age: '7+',
      final_verdict: 'Whitelisted',
      whitelist_score: 90,
      genres: [],
      key_drivers: [],
      ...result,
    },
  } as unknown as ListedEvaluation
}

const shelf = (...books: Given[]) => libraryBooks(books.map(evaluation))
const titles = (books: { result: { title: string } }[]) => books.map((book) => book.result.title)

describe('libraryBooks', () => {
  it('lists only completed books that have a result', () => {
    const failed = {
      ...evaluation({ title: 'failed' }),
      status: 'failed',
      result: { error: 'no text' },
    } as ListedEvaluation
    const bare = { ...evaluation({ title: 'bare' }), result: null } as ListedEvaluation
    const running = evaluation({ title: 'running', status: 'processing' })
    expect(libraryBooks([failed, bare, running])).toEqual([])
  })

  it('shows an unknown verdict as Not Whitelisted and a missing language as English', () => {
    const [book] = shelf({ final_verdict: 'Perhaps' as 'Whitelisted', language: '' as 'English' })
    expect(book).toMatchObject({ verdict: 'Not Whitelisted', language: 'English' })
  })
})

describe('filterBooks', () => {
  it('searches title and summary as a substring, whatever the letter case', () => {
    const books = shelf(
      { title: 'The Secret Garden' },
      { title: 'Heidi', executive_summary: 'A girl in a GARDEN.' },
      { title: 'Emil' },
    )
    expect(titles(filterBooks(books, { q: ' garden ' }).books)).toEqual(['The Secret Garden', 'Heidi'])
  })

  it('matches an age group whose range overlaps that of the book', () => {
    const books = shelf(
      { title: 'range', recommended_minimum_age: '8-10' as '6-9' },
      { title: 'one number', recommended_minimum_age: '17+' },
      { title: 'none', recommended_minimum_age: 'all' as '6-9' },
    )
    expect(titles(filterBooks(books, { age: ['10-12'] }).books)).toEqual(['range', 'none'])
    expect(titles(filterBooks(books, { age: ['13-16'] }).books)).toEqual(['none'])
    expect(titles(filterBooks(books, { age: ['6-9', '17+'] }).books)).toEqual(['range', 'one number', 'none'])
  })

  it('joins groups with AND and options with OR', () => {
    const books = shelf(
      { title: 'a', language: 'Arabic', final_verdict: 'Whitelisted' },
      { title: 'b', language: 'English', final_verdict: 'Whitelisted' },
      { title: 'c', language: 'Arabic', final_verdict: 'Parent Guidance' },
    )
    expect(titles(filterBooks(books, { language: ['Arabic'], verdict: ['Whitelisted'] }).books)).toEqual(['a'])
    expect(titles(filterBooks(books, { language: ['Arabic', 'English'] }).books)).toEqual(['a', 'b', 'c'])
  })

  it('takes genres from key drivers where there are none, as a substring', () => {
    const books = shelf(
      { title: 'genre', genres: ['Adventure'] },
      { title: 'driver', key_drivers: ['A great adventure at sea'] },
      { title: 'other', genres: ['Poetry'], key_drivers: ['adventure'] },
    )
    expect(titles(filterBooks(books, { genre: ['Adventure'] }).books)).toEqual(['genre', 'driver'])
  })

  it('asks for an enabled assessment in the NMC group', () => {
    const books = shelf({ title: 'ten', band: '10+' }, { title: 'safe', band: 'Safe' }, { title: 'off' })
    expect(titles(filterBooks(books, { nmc: ['10+', '17+'] }).books)).toEqual(['ten'])
  })

  it('counts each option as if its own group were open', () => {
    const books = shelf(
      { title: 'a', language: 'Arabic', final_verdict: 'Whitelisted' },
      { title: 'b', language: 'English', final_verdict: 'Parent Guidance' },
      { title: 'c', language: 'English', final_verdict: 'Whitelisted' },
    )
    const { counts } = filterBooks(books, { language: ['English'] })
    const count = (group: 'language' | 'verdict', option: string) =>
      counts[group][FILTER_OPTIONS[group].indexOf(option)]
    expect(count('language', 'Arabic')).toBe(1)
    expect(count('language', 'English')).toBe(2)
    expect(count('verdict', 'Whitelisted')).toBe(1)
    expect(count('verdict', 'Parent Guidance')).toBe(1)
  })

  it('counts as one would by hand, whatever is chosen', () => {
    const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0]
    const books = shelf(
      ...Array.from({ length: 400 }, (_, index) => ({
        title: `Book ${index}`,
        recommended_minimum_age: pick(AGE_GROUPS, index),
        language: pick(['English', 'Arabic', 'Bilingual'] as const, index * 5),
        final_verdict: pick(VERDICTS, index * 7),
        genres: [pick(GENRES, index), pick(GENRES, index * 3 + 1)],
        band: pick(NMC_BANDS, index * 2),
      })),
    )
    const choices: LibraryFilters[] = [
      {},
      { q: '7' },
      { age: ['6-9', '17+'] },
      { age: ['3-5'], language: ['Arabic'], q: '1' },
      { verdict: ['Whitelisted'], genre: ['Adventure', 'STEM'], nmc: ['10+', 'Not Allowed'] },
      { age: ['0-3'], language: ['English'], verdict: ['Not Whitelisted'], genre: ['Islamic'], nmc: ['21+'] },
    ]
    for (const filters of choices) {
      const { counts, books: kept } = filterBooks(books, filters)
      for (const [at, group] of FILTER_GROUPS.entries()) {
        const open = filterBooks(books, { ...filters, [group]: undefined }).books
        const byHand = FILTER_OPTIONS[group].map(
          (_, option) => open.filter(({ fitted }) => ((fitted[at] ?? 0) >> option) % 2 === 1).length,
        )
        expect(counts[group]).toEqual(byHand)
      }
      expect(kept.every((book) => books.includes(book))).toBe(true)
    }
  })

  it('counts kinds of books as it counts the books', () => {
    const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0]
    const books = shelf(
      ...Array.from({ length: 500 }, (_, index) => ({
        title: `Book ${index}`,
        recommended_minimum_age: pick(AGE_GROUPS, index),
        language: pick(['English', 'Arabic'] as const, index * 5),
        final_verdict: pick(VERDICTS, index * 7),
        genres: index % 9 === 0 ? [] : [pick(GENRES, index)],
        key_drivers: ['A great adventure at sea'],
        system1_uae_values: { rating: 'Safe' },
        system2_child_safety: { rating: 'Safe' },
        system3_theme_complexity: { rating: 'Simple', min_age: 3 },
        system4_language_complexity: { rating: 'Easy', min_age: 3 },
        band: pick(NMC_BANDS, index * 2),
      })),
    )
    const kinds = new Map<string, { text: string; fitted: readonly number[]; count: number }>()
    for (const { evaluation: listed } of books) {
      const facts = factsOf(listed)
      if (facts === null) throw new Error('the book was not judged')
      const kind = kinds.get(JSON.stringify(facts)) ?? { text: '', fitted: fittedFacts(facts), count: 0 }
      kinds.set(JSON.stringify(facts), { ...kind, count: kind.count + 1 })
    }
    expect(kinds.size).toBeLessThan(books.length)
    for (const filters of [
      {},
      { age: ['6-9', '17+'] },
      { genre: ['Adventure'], nmc: ['10+', 'Not Allowed'] },
    ] as LibraryFilters[]) {
      const { count, counts } = filterBooks([...kinds.values()], filters)
      expect({ count, counts }).toEqual({
        count: filterBooks(books, filters).books.length,
        counts: filterBooks(books, filters).counts,
      })
    }
  })
})

describe('sortBooks', () => {
  const books = shelf(
    { title: 'old and loved', createdAt: '2026-01-01T00:00:00Z', rating: 4.8, ratingsCount: 10 },
    { title: 'new', createdAt: '2026-03-01T00:00:00Z', whitelist_score: 70 },
    { title: 'popular', createdAt: '2026-02-01T00:00:00Z', rating: 4.1, ratingsCount: 900, whitelist_score: 60 },
  )
  it('sorts by creation, by rating and by number of ratings', () => {
    expect(titles(sortBooks(books, 'newest'))).toEqual(['new', 'popular', 'old and loved'])
    expect(titles(sortBooks(books, 'rated'))).toEqual(['old and loved', 'popular', 'new'])
    expect(titles(sortBooks(books, 'popular'))).toEqual(['popular', 'old and loved', 'new'])
  })
})
