import { expect, test } from 'vitest'
import { makeAssessment } from '../../../../tests/support/factories.ts'
import type { Finding } from '../../../contract/assessment.ts'
import type { BookText } from '../../../contract/book-text.ts'
import { noticeSentence } from '../../../contract/notices.ts'
import { createLlmEngine } from './llm-engine.ts'
import type { Model } from './model/model.ts'
import { readModelSettings } from './model/model-settings.ts'

const PAGES = 120
const pageText = (number: number): string =>
  `This is leaf ${String(number)} of the book. ${'The boats came home and everybody was glad to see them. '.repeat(30)}\n\n`
const texts = Array.from({ length: PAGES }, (_, index) => pageText(index + 1))
const starts = texts.map((_, index) => texts.slice(0, index).join('').length)
const book: BookText = {
  text: texts.join(''),
  pages: texts.map((text, index) => ({
    number: index + 1,
    start: starts[index]!,
    end: starts[index]! + text.length,
    source: 'text',
  })),
  pageKind: 'page',
  format: 'pdf',
  metadata: {},
  headings: [],
  notices: [],
}

const MARKED = 50
const DOUBTFUL = 73
const findingOn = (page: number): Finding => {
  const start = starts[page - 1]! + 800
  return {
    category: 'violence',
    sense: 'fight',
    intensity: 2,
    stance: 'depicted',
    quote: book.text.slice(start, start + 60),
    page,
    start,
    end: start + 60,
    rule: 'sample',
  }
}

test('a focused reading reads what is marked and what is doubtful, and says which pages it left out', async () => {
  const { settings } = readModelSettings({
    AI_PROVIDER: 'openai',
    AI_MODEL: 'm',
    AI_API_KEY: 'k',
    AI_READING: 'focused',
  })
  const embedded = { ...makeAssessment(), findings: [findingOn(MARKED)], doubtful: [findingOn(DOUBTFUL)] }
  let read = ''
  const nothing = { findings: [], values: [], themes: [], people: [], instructions: [], events: '' }
  const none = { intensity: '0', forbidden: false, evidence: [] }
  const nmc = { gambling: none, language: none, violence: none, substanceUse: none, sexualContent: none }
  const model: Model = {
    async generate({ name, prompt }) {
      if (name === 'findings') read += prompt
      // What it has no text for is the bank's.
      const text = { en: 'Boats come home.', ar: 'تعود القوارب إلى الميناء.' }
      const single = { summary: text, plot: text, characters: text, pacing: text, pedagogy: text, genres: [] }
      const lists = { lessons: [], teachingMethods: [], activities: [], beforeReading: [], afterReading: [] }
      const answers: Record<string, unknown> = {
        findings: nothing,
        ratings: { theme_age: 5, criteria: [], nmc },
        texts: { ...single, ...lists },
      }
      return { text: JSON.stringify(answers[name]), finish: 'complete', inputTokens: 1, outputTokens: 1 }
    },
  }
  const engine = createLlmEngine(settings!, { evaluator: embedded.evaluator, assess: async () => embedded }, model)
  const { notices } = await engine.assess(book, [])
  for (const page of [MARKED, DOUBTFUL])
    expect(read).toContain(book.text.slice(starts[page - 1], starts[page - 1]! + 900))

  const notice = notices.find(({ code }) => code === 'focused_reading')!
  const said = noticeSentence(notice, 'en')
  expect(said).toMatch(/read by the model \(\d+ %\); .* Pages the model did not see: [\d–, ]+\.$/)
  const ranges = /did not see: ([\d–, ]+)\.$/.exec(said)![1]!
  const left = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('–').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  expect(left.length).toBeGreaterThan(PAGES / 2)
  for (let page = 1; page <= PAGES; page += 1)
    expect([page, read.includes(`[[page ${String(page)}]]`)]).toEqual([page, !left.includes(page)])
  expect(noticeSentence(notice, 'ar')).toContain(`ولم ير النموذج من الصفحات: \u2066${ranges}\u2069.`)
})
