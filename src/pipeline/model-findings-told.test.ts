import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FINDING_CATEGORIES, type FindingCategory } from '../contract/assessment.ts'
import type { BookText } from '../contract/book-text.ts'
import type { Evaluation } from '../contract/evaluation.ts'
import { LANGUAGES } from '../contract/languages.ts'
import { NMC_CATEGORIES } from '../contract/nmc.ts'
import type { Domain } from '../contract/verdict.ts'
import { plainBook } from '../../tests/support/plain-book.ts'
import { createLexicalEngine } from './assess/lexical/lexical-engine.ts'
import { createLlmEngine } from './assess/llm/llm-engine.ts'
import type { Model } from './assess/llm/model/model.ts'
import { readModelSettings } from './assess/llm/model/model-settings.ts'
import { composeDeepAnalysis } from './compose/compose-deep-analysis.ts'
import { composeNmc } from './compose/compose-nmc.ts'
import { composeResult } from './compose/compose-result.ts'
import { assessedCriteria } from './pipeline.ts'
import { textReport } from './report/text-report.ts'
import { DEFAULT_SCORING_CONFIG } from './score/default-config.ts'
import { score } from './score/score.ts'

/** What a model finds in a book is told wherever the product speaks of that category: whatever it rates, says or leaves out. */

const SENTENCES = Array.from(
  { length: 14 },
  (_, index) => `On day ${String(index + 1)} Salma walked along the shore and counted ${String(index + 3)} boats.`,
)
// Far enough from each other to be scenes of their own.
const FILLER = 'The sea was calm, the nets were full and everybody was glad of it. '.repeat(30)
const BOOKS: Record<'long' | 'short', BookText> = {
  long: plainBook(SENTENCES.map((sentence) => `${sentence} ${FILLER}`).join('\n\n')),
  short: plainBook(SENTENCES.join(' ')),
}

const criteria = assessedCriteria(DEFAULT_SCORING_CONFIG)
const lexical = createLexicalEngine()
/** The embedded reading, which is the same each time, is made once. */
const embedded = { long: lexical.assess(BOOKS.long, criteria), short: lexical.assess(BOOKS.short, criteria) }
const { settings } = readModelSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' })

const DENIED = 'There is nothing of the kind in it'
const denial = { en: `${DENIED}.`, ar: 'ليس فيه شيء من ذلك إطلاقًا.' }

type Told = { sentence: number; category: FindingCategory; intensity: number; stance: string; forbidden: boolean }
type Rated = { score: number; evidence: string[] }

/** A model that finds, and then rates as it likes. */
function modelOf(told: readonly Told[], rated: readonly Rated[], intensities: readonly number[]): Model {
  const rating = (index: number): Rated => rated[index % rated.length]!
  const answers: Record<string, unknown> = {
    findings: {
      findings: told.map(({ sentence, intensity, ...finding }) => ({
        ...finding,
        sense: finding.category,
        intensity: String(intensity),
        quote: SENTENCES[sentence],
      })),
      values: [],
      themes: [],
      people: [],
      instructions: [],
      events: 'Told calmly. Salma counts boats.',
    },
    ratings: {
      theme_age: 5,
      criteria: criteria
        .filter(({ system }) => system <= 3)
        .map(({ key }, index) => ({ key, rationale: denial, ...rating(index) })),
      nmc: Object.fromEntries(
        NMC_CATEGORIES.map((category, index) => [
          category,
          { intensity: String(intensities[index] ?? 0), forbidden: false, evidence: rating(index).evidence },
        ]),
      ),
    },
  }
  const text = { en: 'Salma counts boats.', ar: 'سلمى تعدّ القوارب.' }
  answers['texts'] = {
    summary: text,
    plot: text,
    characters: text,
    pacing: text,
    pedagogy: text,
    lessons: [],
    teachingMethods: [],
    activities: [],
    beforeReading: [],
    afterReading: [],
    genres: [],
  }
  return {
    generate: async ({ name }) => ({
      text: JSON.stringify(answers[name]),
      finish: 'complete',
      inputTokens: 1,
      outputTokens: 1,
    }),
  }
}

/** The criteria whose own subject a category is. */
const SUBJECT_OF: Record<FindingCategory, string> = {
  gambling: 's2.age',
  language: 's2.age',
  substanceUse: 's2.age',
  sexualContent: 's2.age',
  violence: 's2.physical',
  danger: 's2.physical',
  faith: 's1.islamic',
  heritage: 's1.arab',
  nation: 's1.uae',
  family: 's1.family',
  fear: 's2.psychological',
  distress: 's2.emotional',
  bullying: 's2.social',
}
const DOMAIN_OF: Partial<Record<FindingCategory, Domain>> = {
  gambling: 'gambling',
  language: 'language',
  violence: 'violence_terror',
  substanceUse: 'alcohol_drugs_smoking',
  sexualContent: 'sex_nudity',
  faith: 'islamic_arab_uae_cultural_ethics',
  heritage: 'islamic_arab_uae_cultural_ethics',
  nation: 'islamic_arab_uae_cultural_ethics',
  family: 'islamic_arab_uae_cultural_ethics',
}
const LABELS: Record<(typeof NMC_CATEGORIES)[number], string> = {
  gambling: 'Gambling',
  language: 'Language & profanity',
  violence: 'Violence & terror',
  substanceUse: 'Alcohol, smoking & drugs',
  sexualContent: 'Sex & nudity',
}
const SYSTEM_1: ReadonlySet<FindingCategory> = new Set(['gambling', 'faith', 'heritage', 'nation', 'family'])
const NOTHING =
  /nothing (?:was )?found|none found|no passage|لم يظهر شيء|لم نجد في الكتاب|لا يحتاج أي موضع|لم يحتج أي موضع/i

const told = fc.array(
  fc.record({
    sentence: fc.nat(SENTENCES.length - 1),
    category: fc.constantFrom(...FINDING_CATEGORIES),
    intensity: fc.integer({ min: 1, max: 4 }),
    stance: fc.constantFrom('depicted', 'condemned', 'glamorised'),
    forbidden: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
)
const rated = fc.array(
  fc.record({
    score: fc.constantFrom(0, 35, 55, 75, 85, 100),
    evidence: fc.array(fc.constantFrom('F1', 'F2', 'F3', 'F99'), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test('a located finding is never followed by nothing, in any figure, text, report or domain', async () => {
  await fc.assert(
    fc.asyncProperty(
      told,
      rated,
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
      fc.constantFrom('long' as const, 'short' as const),
      async (findings, ratings, intensities, length) => {
        const book = BOOKS[length]
        const engine = createLlmEngine(
          settings!,
          { ...lexical, assess: async () => await embedded[length] },
          modelOf(findings, ratings, intensities),
        )
        const assessment = await engine.assess(book, criteria)
        const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
        const input = { book, filename: 'boats.txt', assessment, judgement }
        const result = composeResult(input)
        const nmc = composeNmc(assessment, judgement)
        const found = new Set(findings.map(({ category }) => category))

        for (const category of found) {
          const domain = DOMAIN_OF[category]
          if (domain !== undefined) {
            expect([domain, result.domain_scores[domain]]).not.toEqual([domain, 0])
            expect(result.domain_evidence[domain]).not.toBe('')
          }
          const media = NMC_CATEGORIES.find((name) => name === category)
          if (media !== undefined) {
            expect([media, assessment.nmc[media].intensity]).not.toEqual([media, 0])
            expect(nmc[media]).toMatchObject({ detected: true })
            expect(nmc[media].evidence_refs).not.toEqual([])
          }
          const criterion = result.criteria.find(({ key }) => key === SUBJECT_OF[category])!
          expect([category, criterion.evidence_refs.length]).not.toEqual([category, 0])
          const own = assessment.findings.filter((finding) => finding.category === category)
          const cited = criterion.evidence_refs.some(({ start }) => own.some((finding) => finding.start === start))
          const { rationale } = assessment.criteria.find(({ key }) => key === criterion.key)!
          if (!cited) expect(rationale.en).not.toContain(DENIED)
          expect(`${rationale.en} ${rationale.ar}`).not.toMatch(NOTHING)
        }
        const strongest = Math.max(...findings.map(({ intensity }) => intensity))
        for (const language of LANGUAGES) {
          const texts = result.localized[language]
          expect(texts.executive_summary).not.toMatch(NOTHING)
          expect(texts.system3_theme_complexity.reasons.join()).not.toMatch(
            strongest > 2 ? /nothing in it|ليس فيه/i : /nothing in it is strong or moderate in it/i,
          )
          const system1 = [...found].some((category) => SYSTEM_1.has(category))
          const shown = system1 ? texts.system1_uae_values : texts.system2_child_safety
          expect(shown.concerns).not.toEqual([])
          expect(shown.assessment).not.toMatch(NOTHING)
          // Nor is a passage shown below words that say there is none.
          for (const system of ['system1_uae_values', 'system2_child_safety'] as const)
            if (result[system].evidence.length > 0) expect(texts[system].assessment).not.toMatch(NOTHING)
          const analysis = composeDeepAnalysis({ ...input, result }, language)
          expect(analysis.cultural_assessment.potential_concerns).not.toEqual([])
        }
        const report = textReport(evaluationOf(book, result, nmc, assessment.evaluator), 'en')
        for (const media of NMC_CATEGORIES.filter((name) => found.has(name)))
          expect(report).not.toContain(`${LABELS[media]}: none found`)
      },
    ),
    { numRuns: 150 },
  )
})

test.each([
  ['short', 'extreme', 'بدرجة بالغة الشدة'],
  // One frightful page makes no frightful novel.
  ['long', 'strong', 'بدرجة قوية'],
] as const)(
  'of a %s book with one extreme passage the result tells what it comes to, media category or not: %s',
  async (length, en, ar) => {
    const frightful = [{ sentence: 2, category: 'fear' as const, intensity: 4, stance: 'depicted', forbidden: false }]
    const engine = createLlmEngine(
      settings!,
      { ...lexical, assess: async () => await embedded[length] },
      modelOf(frightful, [{ score: 62, evidence: ['F1'] }], [0, 0, 0, 0, 0]),
    )
    const book = BOOKS[length]
    const assessment = await engine.assess(book, criteria)
    const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
    const { localized } = composeResult({ book, filename: 'boats.txt', assessment, judgement })
    expect(localized.en.executive_summary).toContain(`frightening or sad scenes (${en})`)
    expect(localized.ar.executive_summary).toContain(`مشاهد مخيفة أو محزنة (${ar})`)
  },
)

function evaluationOf(
  book: BookText,
  result: Evaluation['result'],
  nmcAssessment: Evaluation['nmcAssessment'],
  evaluator: Evaluation['evaluator'],
): Evaluation {
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    filename: 'boats.txt',
    fileSize: book.text.length,
    status: 'completed',
    progress: 100,
    stage: null,
    isOCR: false,
    createdAt: '2026-01-02T03:04:05.000Z',
    completedAt: '2026-01-02T03:04:06.000Z',
    processingMs: 900,
    coverImage: null,
    scoringConfigId: null,
    scoringConfigVersion: '1.0.0',
    evaluator,
    needsReview: false,
    reviewReasons: [],
    warnings: [],
    duplicateOf: null,
    unverifiedQuotes: 0,
    result,
    nmcAssessment,
    extractedText: book.text,
    extractedTextLength: book.text.length,
    pageKind: book.pageKind,
    pages: book.pages,
  }
}

test('the reasons against a refused book are those of what refuses it', async () => {
  const one = (sentence: number, category: FindingCategory, intensity: number): Told => ({
    sentence,
    category,
    intensity,
    stance: 'condemned',
    forbidden: false,
  })
  const found = [one(0, 'family', 3), one(2, 'heritage', 3), one(4, 'violence', 3), one(6, 'fear', 4)]
  const engine = createLlmEngine(
    settings!,
    { ...lexical, assess: async () => await embedded.short },
    // Violence and fear are below the red line, the rest is not.
    modelOf(found, [{ score: 62, evidence: ['F1', 'F2', 'F3', 'F4'] }], [0, 0, 0, 0, 0]),
  )
  const book = BOOKS.short
  const read = await engine.assess(book, criteria)
  const severe = read.criteria.map((rating) =>
    Object.assign({}, rating, { score: ['s2.physical', 's2.psychological'].includes(rating.key) ? 20 : rating.score }),
  )
  const assessment = { ...read, criteria: severe }
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  const { lessons_learned: reasons } = composeResult({ book, filename: 'boats.txt', assessment, judgement }).localized
    .en
  expect(judgement.verdict).toBe('Not Whitelisted')
  expect(reasons[0]).toContain('frightening or sad scenes')
  expect(reasons[1]).toContain('violence')
})
