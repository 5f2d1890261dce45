import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import { FIT_ANSWERS, type Fit, type FitAnswer } from '../../contract/fit.ts'
import { NMC_BAND_AGE, NMC_BANDS, NMC_CATEGORIES } from '../../contract/nmc.ts'
import { MINDS, type BookDecision } from '../../contract/reader-profile.ts'
import { VERDICTS } from '../../contract/verdict.ts'
import type { FitBook } from './fit-book.ts'
import { fit } from './fit.ts'
import type { FitProfile } from './grounds.ts'
import type { Reader } from './reader.ts'

const BOOK = 'the-book'
const CRITERIA = ['s1.islamic', 's2.psychological', 's2.physical', 's4.vocabulary']
const RUNS = { numRuns: 1000 }
const rank = (answer: FitAnswer): number => FIT_ANSWERS.indexOf(answer)
const quote = (text: string) => ({ quote: text, page: 3, start: 0, end: text.length })

/** Nothing speaks against it, from five years on. */
const HARMLESS: FitBook = {
  verdict: 'Whitelisted',
  reviewedAge: null,
  unsure: false,
  picturesUnseen: false,
  themeAge: 5,
  themeEvidence: [],
  languageAge: 6,
  rareWordShare: 0.04,
  hardSentences: [quote('A reluctant barnacle.')],
  language: 'en',
  bands: true,
  categories: NMC_CATEGORIES.map((category) => ({ category, intensity: 0, band: 'Safe', age: 0, evidence: [] })),
  redLineEvidence: [],
  criteria: CRITERIA.map((key) => ({ key, name: key, score: 100, evidence: [] })),
  themes: [],
}
const SEVEN: Reader = { age: 7, reading: { en: 7 } }
const DEFAULT: FitProfile = { categories: {}, criteria: {}, wished: [], spared: [], decisions: [] }
const said = (allowed: boolean, book = BOOK): BookDecision => ({
  book,
  allowed,
  reason: 'we know it',
  at: '2026-01-01',
})
const storm = (intensity: number, age: number): FitBook['categories'] =>
  HARMLESS.categories.map((found) =>
    found.category === 'violence'
      ? { ...found, intensity, band: '10+', age, evidence: [quote('The storm broke the mast.')] }
      : found,
  )
const answer = (book: FitBook | null, profile: Partial<FitProfile> = {}, reader = SEVEN): Fit =>
  fit({ book, bookId: BOOK, reader, profile: { ...DEFAULT, ...profile } })

describe('a fit', () => {
  it('is to read alone where nothing speaks against it', () => {
    expect(answer(HARMLESS)).toEqual({ answer: 'alone', until: null, reasons: [], wished: [] })
  })

  it('is to read together where the words are hard, and says how hard with a sentence of the book', () => {
    const { reasons, ...rest } = answer({ ...HARMLESS, languageAge: 9.4 })
    expect(rest).toMatchObject({ answer: 'together', until: null })
    expect(reasons).toMatchObject([
      {
        code: 'hard_to_read',
        text: {
          en: 'Its language is for readers of 10; words beyond everyday ones: 4%.',
          ar: 'لغته لقارئ في سن 10؛ كلمات خارج المفردات اليومية: 4%.',
        },
        evidence: [{ quote: 'A reluctant barnacle.' }],
      },
    ])
  })

  it('measures the language by how this reader reads, not by the age', () => {
    const hard = { ...HARMLESS, languageAge: 10 }
    expect(answer(hard, {}, { age: 7, reading: { en: 10 } }).answer).toBe('alone')
    expect(answer(hard, {}, { age: 7, reading: { ar: 10 } })).toMatchObject({
      answer: 'together',
      reasons: [{ code: 'other_language', text: { en: 'It is in English.', ar: 'لغته الإنجليزية.' } }],
    })
  })

  it('waits for the age its themes ask for, and a yes reads it together meanwhile', () => {
    const later = { ...HARMLESS, themeAge: 11 }
    expect(answer(later)).toMatchObject({ answer: 'wait', until: 11, reasons: [{ code: 'judged_age' }] })
    expect(answer(later, { decisions: [said(true)] })).toMatchObject({
      answer: 'together',
      until: null,
      reasons: [{ code: 'said_yes', text: { en: 'You said yes: “\u2068we know it\u2069”' } }],
    })
    // A yes to another book is none to this one.
    expect(answer(later, { decisions: [said(true, 'another-book')] }).answer).toBe('wait')
  })

  it('does not let a yes through an age band, a reviewer or a Not Whitelisted', () => {
    const yes = { decisions: [said(true)] }
    expect(answer({ ...HARMLESS, categories: storm(2, 10) }, yes)).toMatchObject({ answer: 'wait', until: 10 })
    expect(answer({ ...HARMLESS, reviewedAge: 12 }, yes)).toMatchObject({ answer: 'wait', until: 12 })
    expect(answer({ ...HARMLESS, verdict: 'Not Whitelisted' }, yes).answer).toBe('not_for_us')
  })

  it('shows the passages of what is minded more strictly, and of what is talked about', () => {
    const mild = { ...HARMLESS, categories: storm(1, 6) }
    expect(answer(mild).answer).toBe('alone')
    for (const mind of ['stricter', 'talk'] as const) {
      expect(answer(mild, { categories: { violence: mind } })).toMatchObject({
        answer: 'together',
        reasons: [{ evidence: [{ quote: 'The storm broke the mast.', page: 3 }] }],
      })
    }
    const strong = { ...HARMLESS, categories: storm(2, 6) }
    expect(answer(strong, { categories: { violence: 'stricter' } }).answer).toBe('not_for_us')
    expect(answer(strong, { categories: { violence: 'talk' } }).answer).toBe('together')
  })

  it('spares a theme the book is about, reads one together that it touches, and tells of a wished one', () => {
    const about = (weight: number): FitBook => ({
      ...HARMLESS,
      themes: [{ theme: 'death', weight, evidence: [quote('Grandfather was gone.')] }],
    })
    expect(answer(about(0.4), { spared: ['death'] }).answer).toBe('not_for_us')
    expect(answer(about(0.05), { spared: ['death'] }).answer).toBe('together')
    const wished = answer(about(0.4), { wished: ['death', 'animals'] })
    expect(wished.answer).toBe('alone')
    expect(wished.wished).toMatchObject([{ theme: 'death', evidence: [{ quote: 'Grandfather was gone.' }] }])
  })
})

const nothing = fc.constant<EvidenceRef[]>([])
const anyBook: fc.Arbitrary<FitBook> = fc.record({
  verdict: fc.constantFrom(...VERDICTS),
  reviewedAge: fc.option(fc.integer({ min: 0, max: 21 })),
  unsure: fc.boolean(),
  picturesUnseen: fc.boolean(),
  themeAge: fc.double({ min: 0, max: 18, noNaN: true }),
  themeEvidence: nothing,
  languageAge: fc.double({ min: 3, max: 18, noNaN: true }),
  rareWordShare: fc.double({ min: 0, max: 1, noNaN: true }),
  hardSentences: nothing,
  language: fc.constantFrom('en', 'ar', 'mixed'),
  bands: fc.boolean(),
  categories: fc.tuple(
    ...NMC_CATEGORIES.map((category) =>
      fc
        .record({ intensity: fc.integer({ min: 0, max: 4 }), band: fc.constantFrom(...NMC_BANDS) })
        .map(({ intensity, band }) => ({ category, intensity, band, age: NMC_BAND_AGE[band], evidence: [] })),
    ),
  ),
  redLineEvidence: nothing,
  criteria: fc.tuple(
    ...CRITERIA.map((key) =>
      fc.record({
        key: fc.constant(key),
        name: fc.constant(key),
        score: fc.integer({ min: 0, max: 100 }),
        evidence: nothing,
      }),
    ),
  ),
  themes: fc.uniqueArray(
    fc.record({
      theme: fc.constantFrom(...THEMES),
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      evidence: nothing,
    }),
    { selector: ({ theme }) => theme, maxLength: 5 },
  ),
})
const mind = fc.constantFrom(...MINDS)
const themes = fc.uniqueArray(fc.constantFrom(...THEMES), { maxLength: 6 })
const anyProfile: fc.Arbitrary<FitProfile> = fc.record({
  categories: fc.dictionary(fc.constantFrom(...NMC_CATEGORIES), mind),
  criteria: fc.dictionary(fc.constantFrom(...CRITERIA), mind),
  wished: themes,
  spared: themes,
  decisions: fc.array(
    fc.record({
      book: fc.constantFrom(BOOK, 'another'),
      allowed: fc.boolean(),
      reason: fc.string(),
      at: fc.constant(''),
    }),
    { maxLength: 3 },
  ),
})
const years = fc.integer({ min: 0, max: 20 })
const anyReader: fc.Arbitrary<Reader> = fc.record({
  age: years,
  reading: fc.record({ en: years, ar: years }, { requiredKeys: [] }),
})
const ask = (book: FitBook | null, reader: Reader, profile: FitProfile): Fit =>
  fit({ book, bookId: BOOK, reader, profile })

/** A freer answer, or the same with a shorter waiting. */
function isLooser(after: Fit, before: Fit): boolean {
  if (after.answer === 'wait' && before.answer === 'wait') return (after.until ?? 0) < (before.until ?? 0)
  return rank(after.answer) < rank(before.answer)
}

describe('of any book, reader and profile', () => {
  it('a no beats every yes', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, (book, reader, profile) => {
        const refused = { ...profile, decisions: [said(true), ...profile.decisions, said(false)] }
        expect(ask(book, reader, refused).answer).toBe('not_for_us')
      }),
      RUNS,
    )
  })

  it('minding something more strictly, sparing a theme or taking a yes back never loosens', () => {
    const change = fc.oneof(
      fc.constantFrom(...NMC_CATEGORIES).map((category) => (profile: FitProfile): FitProfile => ({
        ...profile,
        categories: { ...profile.categories, [category]: 'stricter' },
      })),
      fc.constantFrom(...CRITERIA).map((key) => (profile: FitProfile): FitProfile => ({
        ...profile,
        criteria: { ...profile.criteria, [key]: 'stricter' },
      })),
      fc.constantFrom(...THEMES).map((theme) => (profile: FitProfile): FitProfile => ({
        ...profile,
        spared: [...new Set([...profile.spared, theme])],
      })),
      fc.constant((profile: FitProfile): FitProfile => ({
        ...profile,
        decisions: profile.decisions.filter(({ allowed }) => !allowed),
      })),
    )
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, change, (book, reader, profile, stricter) => {
        expect(isLooser(ask(book, reader, stricter(profile)), ask(book, reader, profile))).toBe(false)
      }),
      RUNS,
    )
  })

  it('what the institution refuses, asks guidance for, or keeps for an age is never loosened', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, (book, reader, profile) => {
        const { answer: got, until } = ask(book, reader, { ...profile, decisions: [said(true), ...profile.decisions] })
        if (book.verdict === 'Not Whitelisted') expect(got).toBe('not_for_us')
        if (book.verdict === 'Parent Guidance') expect(got).not.toBe('alone')
        const asked = book.bands ? Math.max(...book.categories.map(({ age }) => age)) : 0
        const rule = book.reviewedAge ?? asked
        if (reader.age < rule && got !== 'not_for_us') {
          expect(got).toBe('wait')
          expect(until ?? 0).toBeGreaterThanOrEqual(rule)
        }
      }),
      RUNS,
    )
  })

  it('what nobody judged, or nobody vouches for, is never read alone', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, (book, reader, profile) => {
        const yes = { ...profile, decisions: [said(true)] }
        expect(ask(null, reader, yes)).toMatchObject({ answer: 'not_for_us', reasons: [{ code: 'unjudged' }] })
        expect(ask({ ...book, unsure: true }, reader, yes).answer).not.toBe('alone')
        expect(ask({ ...book, picturesUnseen: true }, reader, yes).answer).not.toBe('alone')
      }),
      RUNS,
    )
  })

  it('a yes only makes a reading together of a waiting', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, (book, reader, profile) => {
        const without = ask(book, reader, { ...profile, decisions: [] })
        const withYes = ask(book, reader, { ...profile, decisions: [said(true)] })
        const moves = [
          [without.answer, without.answer],
          ['wait', 'together'],
        ]
        expect(moves).toContainEqual([without.answer, withYes.answer])
      }),
      RUNS,
    )
  })

  it('growing older never tightens, and who waited as long as was said waits no more', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, years, (book, reader, profile, more) => {
        const older = (by: number): Reader => ({
          age: reader.age + by,
          reading: Object.fromEntries(Object.entries(reader.reading).map(([language, age]) => [language, age + by])),
        })
        const now = ask(book, reader, profile)
        expect(isLooser(now, ask(book, older(more), profile))).toBe(false)
        const waited = now.until === null ? 'alone' : ask(book, older(now.until - reader.age), profile).answer
        expect(['alone', 'together']).toContain(waited)
      }),
      RUNS,
    )
  })

  it('each answer but "alone" has a reason as strict as it is, in whole sentences of both languages', () => {
    fc.assert(
      fc.property(anyBook, anyReader, anyProfile, (book, reader, profile) => {
        const { answer: got, reasons } = ask(book, reader, profile)
        expect(reasons[0]?.answer ?? 'alone').toBe(got)
        for (const { code, text } of reasons) {
          expect(text.ar).toMatch(/[\u0621-\u064a]/)
          if (code !== 'said_no' && code !== 'said_yes') {
            expect(text.en).toMatch(/^[A-Zs].*\.$/)
            expect(`${text.en} ${text.ar}`).not.toMatch(/undefined|NaN|null/)
          }
        }
      }),
      RUNS,
    )
  })
})
