import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepAnalysisSchema } from '../../contract/deep-analysis.ts'
import { FINDING_CATEGORIES } from '../../contract/assessment.ts'
import type { Language } from '../../contract/languages.ts'
import {
  ARABIC_STORY,
  ENGLISH_STORY,
  makeSample,
  makeThinSample,
  OTHER_ENGLISH_STORY,
  type SampleBook,
} from '../../../tests/support/make-assessment.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { composeDeepAnalysis } from './compose-deep-analysis.ts'
import { composeResult } from './compose-result.ts'

function analyse(sample: SampleBook, language: Language) {
  const judgement = score(sample.assessment, DEFAULT_SCORING_CONFIG)
  const input = { book: sample.book, filename: 'book.txt', assessment: sample.assessment, judgement }
  return { judgement, analysis: composeDeepAnalysis({ ...input, result: composeResult(input) }, language) }
}

/** The verdict as the page of the deep analysis derives it. */
function derivedVerdict({ analysis }: ReturnType<typeof analyse>): string {
  const severities = analysis.cultural_assessment.potential_concerns.map(({ severity }) => severity)
  const { level } = analysis.safety_analysis.risk_assessment
  if (level === 'High' || severities.some((severity) => severity === 'High' || severity === 'Severe'))
    return 'Not Whitelisted'
  if (level === 'Moderate' || severities.includes('Moderate') || analysis.safety_analysis.content_warnings.length > 0)
    return 'Parent Guidance'
  return 'Whitelisted'
}

const QUOTES = [
  'Salma found the falaj dry',
  'They walked through the oasis',
  'A stone had fallen',
  'Salma was afraid of the dark',
  'shared its dates',
]
const findings = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(...FINDING_CATEGORIES),
    quote: fc.constantFrom(...QUOTES),
    intensity: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    stance: fc.constantFrom('depicted' as const, 'condemned' as const, 'glamorised' as const),
  }),
  { selector: ({ quote }) => quote, maxLength: 5 },
)

describe('a deep analysis', () => {
  it.each(['information', 'activity', 'biography'] as const)(
    'finds no plot, no turn and no characters in a book of the kind %s',
    (bookKind) => {
      for (const language of ['en', 'ar'] as const) {
        const structure = (kind: typeof bookKind | 'story'): string => {
          const { book, assessment } = makeSample()
          const { narrative_structure: told } = analyse(
            { book, assessment: { ...assessment, bookKind: kind } },
            language,
          ).analysis
          return [
            told.plot_complexity,
            told.character_development,
            ...told.key_moments.map(({ significance }) => significance),
          ].join(' ')
        }
        const STORY =
          /strand|trouble|turn|character|story\.|خيط|شخصية واحدة|شخصيات يسميها|الحكاية|الشخصيات التي|يسمي النص/
        expect(structure('story')).toMatch(STORY)
        expect(structure(bookKind)).not.toMatch(STORY)
      }
    },
  )

  it('always agrees with the scorer, and quotes only the book', () => {
    fc.assert(
      fc.property(
        findings,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('en' as const, 'ar' as const),
        (found, lowest, language) => {
          const sample = makeSample(ENGLISH_STORY, {
            findings: found,
            scores: (key) => (key === 's2.social' ? lowest : undefined),
          })
          const answer = analyse(sample, language)
          expect(derivedVerdict(answer)).toBe(answer.judgement.verdict)
          expect(deepAnalysisSchema.safeParse(answer.analysis).error).toBeUndefined()
          const {
            cultural_assessment: culture,
            safety_analysis: safety,
            narrative_structure: narrative,
          } = answer.analysis
          for (const { ref } of [
            ...culture.potential_concerns,
            ...culture.islamic_values,
            ...safety.content_warnings,
            ...narrative.key_moments,
          ]) {
            expect(sample.book.text.slice(ref?.start, ref?.end)).toBe(ref?.quote)
          }
          if (answer.judgement.verdict === 'Whitelisted') {
            expect(safety.content_warnings).toEqual([])
            expect(culture.potential_concerns.every(({ severity }) => severity === 'Low')).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('speaks the language of the reader', () => {
    const arabic = analyse(makeSample(ARABIC_STORY), 'ar').analysis
    expect(arabic.narrative_structure.themes).toContain('الأسرة')
    expect(
      JSON.stringify(arabic.safety_analysis)
        .replaceAll(/"[a-z_]+":/g, '')
        .replaceAll(/\b[ABC][12]\b|"(Low|sample)"/g, ''),
    ).not.toMatch(/[A-Za-z]/)
    expect(analyse(makeSample(OTHER_ENGLISH_STORY), 'en').analysis.narrative_structure.themes).toContain('friendship')
  })

  it('copes with a book of eleven words', () => {
    const { analysis } = analyse(makeThinSample(), 'en')
    expect(deepAnalysisSchema.safeParse(analysis).success).toBe(true)
    expect(analysis.narrative_structure.character_development).toBe('Nobody stands out by name.')
    expect(JSON.stringify(analysis)).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  it('teaches nothing with a book that is not for children', () => {
    const { analysis } = analyse(
      makeSample(ENGLISH_STORY, { scores: (key) => (key === 's1.islamic' ? 3 : undefined) }),
      'en',
    )
    expect(analysis.educational_insights.learning_objectives).toEqual([])
    expect(analysis.recommendations.teaching_strategies).toEqual([])
    expect(analysis.recommendations.best_for).toEqual(['Adult readers; not for a children’s shelf'])
  })
})
