import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAssessment } from '../../../tests/support/factories.ts'
import { createFakePipeline } from '../../../tests/support/fake-pipeline.ts'
import { plainBook } from '../../../tests/support/plain-book.ts'
import { THEMES } from '../../contract/assessment.ts'
import { NMC_BANDS, NMC_CATEGORIES } from '../../contract/nmc.ts'
import { MINDS } from '../../contract/reader-profile.ts'
import { VERDICTS } from '../../contract/verdict.ts'
import { ageSuitability } from '../score/age-suitability.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { answerFit } from './answer-fit.ts'
import { fitBookOf, type JudgedRecord } from './fit-book.ts'
import { bookOfFacts, fitFactsOf, fitFactsSchema, readFitFacts } from './fit-facts.ts'

const assessment = { ...makeAssessment(), notices: [] }
const { result, nmcAssessment } = createFakePipeline().judge({
  book: plainBook('Salma found the falaj dry. She went to look for the water. '.repeat(400)),
  filename: 'falaj.txt',
  assessment,
  rules: DEFAULT_SCORING_CONFIG,
})

const years = fc.double({ min: 3, max: 18, noNaN: true })
const someThemes = fc.uniqueArray(fc.constantFrom(...THEMES), { maxLength: 5 })
const anyReview = fc.option(
  fc
    .record({ verdict: fc.constantFrom(...VERDICTS), age: fc.integer({ min: 3, max: 17 }) })
    .map(({ verdict, age }) => ({
      decision: 'overridden' as const,
      verdict,
      recommended_age: `${String(age)}+`,
      recommended_minimum_age: '6-9' as const,
      age_suitability: ageSuitability(verdict, age),
      reason: 'Read.',
      reviewer: 'Maryam',
      at: '2026-01-02T03:04:05.000Z',
    })),
)
const anyRecord: fc.Arbitrary<JudgedRecord> = fc
  .record({
    verdict: fc.constantFrom(...VERDICTS),
    confidence: fc.constantFrom('low', 'medium', 'high'),
    theme: years,
    language: years,
    detected: fc.constantFrom('en', 'ar', 'mixed'),
    scores: fc.array(fc.option(fc.double({ min: 0, max: 100, noNaN: true })), { minLength: 6, maxLength: 6 }),
    enabled: fc.boolean(),
    nmc: fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom(...NMC_BANDS)), {
      minLength: 5,
      maxLength: 5,
    }),
    themes: fc.array(
      fc.record({ theme: fc.constantFrom(...THEMES), weight: fc.double({ min: 0, max: 1, noNaN: true }) }),
      {
        maxLength: 4,
      },
    ),
    review: anyReview,
    needsReview: fc.boolean(),
    reviewReasons: fc.subarray(['pictures_unseen', 'short_text']),
  })
  .map((made) => ({
    result: {
      ...result,
      final_verdict: made.verdict,
      confidence: made.confidence,
      verdict_arithmetic: {
        ...result.verdict_arithmetic,
        ages: { ...result.verdict_arithmetic.ages, theme: made.theme },
      },
      measures: {
        ...result.measures,
        language_age: made.language,
        language_detected: made.detected,
      },
      criteria: result.criteria.map((criterion, at) => ({ ...criterion, score: made.scores[at % 6] ?? null })),
    },
    nmcAssessment: {
      ...nmcAssessment,
      enabled: made.enabled,
      ...Object.fromEntries(
        NMC_CATEGORIES.map((category, at) => {
          const [intensity, ageBand] = made.nmc[at] ?? [0, 'Safe']
          return [category, { ...nmcAssessment[category], intensity, ageBand }]
        }),
      ),
    },
    review: made.review,
    needsReview: made.needsReview,
    reviewReasons: made.reviewReasons,
    themes: made.themes.map((theme) => ({ ...theme, evidence: [] })),
    rareWordShare: 0.05,
  }))
const anyMind = fc.constantFrom(...MINDS)
const anyProfile = fc.record({
  categories: fc.dictionary(fc.constantFrom(...NMC_CATEGORIES), anyMind),
  criteria: fc.dictionary(fc.constantFrom(...result.criteria.map(({ key }) => key)), anyMind),
  wished: someThemes,
  spared: someThemes,
  decisions: fc
    .option(fc.boolean())
    .map((allowed) => (allowed === null ? [] : [{ book: 'falaj', allowed, reason: 'so', at: '' }])),
})
const anyReader = fc.record({
  age: fc.integer({ min: 3, max: 18 }),
  reading: fc.record({ en: years, ar: years }, { requiredKeys: [] }),
})

describe('the facts of a fit', () => {
  it('give the answer that the whole judgement gives, for anybody', () => {
    fc.assert(
      fc.property(anyRecord, anyReader, anyProfile, (record, reader, profile) => {
        const kept = readFitFacts(JSON.stringify(fitFactsOf(record)))
        expect(kept).not.toBeNull()
        if (kept === null) return
        const told = (book: Parameters<typeof answerFit>[0]['book']) => {
          const { answer, until, grounds } = answerFit({ book, bookId: 'falaj', reader, profile })
          return { answer, until, grounds: grounds.map(({ code }) => code) }
        }
        expect(told(bookOfFacts(kept, record))).toEqual(told(fitBookOf(record)))
      }),
      { numRuns: 1000 },
    )
  })

  it('are some hundred bytes, without a word of the book, and have the form that is read', () => {
    const facts = fitFactsOf({ result, nmcAssessment, themes: assessment.themes, rareWordShare: 0.05 })
    const text = JSON.stringify(facts)
    expect(fitFactsSchema.parse(JSON.parse(text))).toEqual(facts)
    expect(text.length).toBeLessThan(1000)
    expect(text).not.toContain('falaj')
    expect(readFitFacts(JSON.stringify({ ...facts, form: 0 }))).toBeNull()
  })
})
