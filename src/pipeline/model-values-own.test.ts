import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THEMES, VALUES, type Assessment } from '../contract/assessment.ts'
import { LANGUAGES } from '../contract/languages.ts'
import { ENGLISH_STORY, makeSample } from '../../tests/support/make-assessment.ts'
import { plainBook } from '../../tests/support/plain-book.ts'
import { VALUE_BANK } from './compose/bank/values.ts'
import { composeDeepAnalysis } from './compose/compose-deep-analysis.ts'
import { composeResult } from './compose/compose-result.ts'
import { createLlmEngine } from './assess/llm/llm-engine.ts'
import type { Model } from './assess/llm/model/model.ts'
import { readModelSettings } from './assess/llm/model/model-settings.ts'
import { DEFAULT_SCORING_CONFIG } from './score/default-config.ts'
import { score } from './score/score.ts'

const sample = makeSample(ENGLISH_STORY)
const book = { ...plainBook(sample.book.text), ...sample.book }
/** What the embedded engine made of the story: values, themes and people of its own, each with its passage. */
const embedded: Assessment = sample.assessment
const { settings } = readModelSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' })

const THERE = [
  'Together they lifted the stone',
  'Rashid smiled and gave her his old lamp.',
  'until the palm trees ended',
]
const NOT_THERE = ['Salma stole the lamp from the old man.', 'They never came home again.']

function modelOf(
  values: readonly { value: string; quote: string }[],
  themes: readonly object[],
  people: readonly object[],
): Model {
  const none = { intensity: '0', forbidden: false, evidence: [] }
  const nmc = { gambling: none, language: none, violence: none, substanceUse: none, sexualContent: none }
  const text = { en: 'A stone is lifted.', ar: 'يُرفع حجر من مجراه.' }
  const single = { summary: text, plot: text, characters: text, pacing: text, pedagogy: text, genres: [] }
  const lists = { lessons: [], teachingMethods: [], activities: [], beforeReading: [], afterReading: [] }
  const answers: Record<string, unknown> = {
    findings: { findings: [], values, themes, people, instructions: [], events: '' },
    ratings: { theme_age: 6, criteria: [], nmc },
    texts: { ...single, ...lists },
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

test('values, themes and people of a book a model has read are those it found there, and no others anywhere', async () => {
  expect(embedded.values.length).toBeGreaterThan(1)
  expect(embedded.themes.length).toBeGreaterThan(1)
  const quote = fc.constantFrom(...THERE, ...NOT_THERE)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ value: fc.constantFrom(...VALUES), quote }), { maxLength: 4 }),
      fc.array(fc.record({ theme: fc.constantFrom(...THEMES), quote }), { maxLength: 4 }),
      fc.subarray(['Salma', 'Zayed']),
      async (values, themes, names) => {
        const people = names.map((name) => ({ names: [name], kind: 'person' }))
        const engine = createLlmEngine(
          settings!,
          { evaluator: embedded.evaluator, assess: async () => embedded },
          modelOf(values, themes, people),
        )
        const assessment = await engine.assess(book, [])
        const there = <Told extends { quote: string }>(told: readonly Told[]): Told[] =>
          told.filter((one) => THERE.includes(one.quote))
        const own = new Set<string>(there(values).map(({ value }) => value))
        // Some themes have the name of a value.
        const named = new Set<string>([...own, ...there(themes).map(({ theme }) => theme)])
        expect(new Set(assessment.values.map(({ value }) => value))).toEqual(own)
        expect(new Set(assessment.themes.map(({ theme }) => theme))).toEqual(
          new Set(there(themes).map(({ theme }) => theme)),
        )
        expect(assessment.narrative.characters.map(({ name }) => name)).toEqual(
          names.includes('Salma') ? ['Salma'] : [],
        )
        const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
        const input = { book, filename: 'lamp.txt', assessment, judgement }
        const result = composeResult(input)
        for (const language of LANGUAGES) {
          const texts = result.localized[language]
          const { cultural_assessment: culture, safety_analysis: safety } = composeDeepAnalysis(
            { ...input, result },
            language,
          )
          const told = JSON.stringify([
            texts.executive_summary,
            texts.key_drivers,
            texts.islamic_uae_values,
            texts.system1_uae_values,
            culture,
            safety.positive_messages,
          ]).toLowerCase()
          for (const { value } of embedded.values.filter((found) => !named.has(found.value))) {
            const name = VALUE_BANK[value].name[language === 'en' ? 0 : 1].toLowerCase()
            expect([language, value, told.includes(name)]).toEqual([language, value, false])
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})
