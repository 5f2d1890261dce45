import { expect, test } from 'vitest'
import type { Fit } from '../../src/contract/fit.ts'
import type { ProfileInput } from '../../src/contract/reader-profile.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

const STORY = 'Grandfather was gone. Salma walked to the sea. '
const quote = { quote: 'Grandfather was gone.', page: 1, start: 0, end: 21 }
const PROFILE: ProfileInput = {
  kind: 'child',
  name: 'Noor',
  sign: 'bird',
  birthYear: null,
  grade: 3,
  languages: [{ language: 'en', reads: { by: 'age' } }],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}

/** A harmless book about a loss, in the words of ten-year-olds, of which 6 in a hundred are hard. */
function sadPipeline() {
  const assessment = makeAssessment()
  return {
    ...createFakePipeline(),
    assess: async () => ({
      ...assessment,
      notices: [],
      themes: [{ theme: 'death' as const, weight: 0.5, evidence: [quote] }],
      languageMeasures: { ...assessment.languageMeasures, age: 10, rareWordShare: 0.06 },
    }),
  }
}
const ask = async (server: TestApp, id: string, change: object = {}, headers: Record<string, string> = {}) =>
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluate/${id}/fit`,
    payload: { ...PROFILE, ...change },
    headers,
  })
const fitOf = async (...asked: Parameters<typeof ask>): Promise<Fit> => {
  const answer = await ask(...asked)
  expect(answer.statusCode).toBe(200)
  return answer.json<Fit>()
}

test('a judged book is told for a reader, with reasons in both languages and the passages behind them', async () => {
  await using server = await createTestApp({ pipeline: sadPipeline() })
  const { id } = await server.evaluate(STORY.repeat(60))
  expect(await fitOf(server, id)).toMatchObject({
    answer: 'together',
    reasons: [
      { code: 'hard_to_read', text: { en: 'Its language is for readers of 10; words beyond everyday ones: 6%.' } },
    ],
  })
  expect((await fitOf(server, id, { languages: [{ language: 'en', reads: { by: 'grade', grade: 5 } }] })).answer).toBe(
    'alone',
  )
  // The same book was read with ease.
  const languages = [{ language: 'en', reads: { by: 'books', books: [id] } }]
  expect(await fitOf(server, id, { languages, wished: ['death'] })).toMatchObject({
    answer: 'alone',
    wished: [{ theme: 'death', evidence: [quote] }],
  })
  expect(await fitOf(server, id, { spared: ['death'] })).toMatchObject({
    answer: 'not_for_us',
    reasons: [
      {
        code: 'spared_theme',
        text: {
          en: 'It is about death and grief, a theme to spare.',
          ar: 'يدور حول الموت والفقد، وهو مما تودّون تجنّبه.',
        },
        evidence: [quote],
      },
      { code: 'hard_to_read' },
    ],
  })
})

test('a reviewer’s refusal holds at once', async () => {
  await using server = await createTestApp({ pipeline: sadPipeline() })
  const { id, verdictRevision } = await server.evaluate(STORY.repeat(60))
  const decision = { verdict: 'Not Whitelisted', age: 8, reason: 'Not here.', performedBy: 'Huda' }
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review`,
    payload: { ...decision, revision: verdictRevision },
  })
  expect((await fitOf(server, id)).reasons[0]).toMatchObject({ code: 'not_whitelisted', answer: 'not_for_us' })
})

test('what is no profile, no book or not judged yet is said in the reader’s language', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: STORY }])).json<{ id: string }>()
  expect([(await ask(server, id)).statusCode, (await ask(server, id)).json().code]).toEqual([
    409,
    'evaluation_not_finished',
  ])
  expect(
    (
      await ask(
        server,
        id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      )
    ).statusCode,
  ).toBe(404)
  const faults = [
    { birthYear: 2018 },
    { grade: null },
    { languages: [] },
    { name: ' ' },
    { birthDate: '2018-02-03' },
    { photograph: 'data:image/png;base64,AAAA' },
    { spared: ['spiders'] },
    { criteria: { x: 'looser' } },
  ]
  for (const fault of faults) {
    const answer = await ask(server, id, fault, { 'accept-language': 'ar' })
    expect([fault, answer.statusCode, answer.json().code]).toEqual([fault, 400, 'profile_invalid'])
    expect(answer.json().error).toMatch(/^يحتاج الملف/)
  }
})
