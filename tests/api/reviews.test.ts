import { expect, test } from 'vitest'
import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'
import { historyEntrySchema, reviewSchema, type HistoryEntry, type Review } from '../../src/contract/review.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

type State = { review: Review | null; verdictRevision: number; needsReview: boolean }
type Queue = { count: number; items: ListedEvaluation[]; next: string | null }

const DECISION = { verdict: 'Parent Guidance', age: 8, reason: 'The storm is long.', performedBy: 'Huda', revision: 0 }

/** Every book needs a review: a quote of its engine could not be found. */
function doubtfulPipeline() {
  const pipeline = createFakePipeline()
  return { ...pipeline, assess: async () => ({ ...makeAssessment(), unverifiedQuotes: 2 }) }
}
const review = async (server: TestApp, id: string, change: object = {}) =>
  await server.app.inject({ method: 'POST', url: `/api/evaluations/${id}/review`, payload: { ...DECISION, ...change } })
const undo = async (server: TestApp, id: string, revision: number) =>
  await server.app.inject({
    method: 'DELETE',
    url: `/api/evaluations/${id}/review`,
    payload: { performedBy: 'Saif', revision },
  })
const queue = async (server: TestApp, query = ''): Promise<Queue> =>
  (await server.app.inject({ url: `/api/review-queue${query}` })).json<Queue>()
const history = async (server: TestApp, id: string): Promise<HistoryEntry[]> =>
  (await server.app.inject({ url: `/api/evaluations/${id}/history` })).json<HistoryEntry[]>()
const row = async (server: TestApp, id: string): Promise<ListedEvaluation | undefined> =>
  (await server.app.inject({ url: '/api/evaluations' })).json<ListedEvaluation[]>().find((listed) => listed.id === id)

test('a decision stands beside the result, in the list, in the downloads and in the history, and can be undone', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const judged = await server.evaluate('A storm came.')
  const { id, result } = judged
  expect(judged).toMatchObject({ needsReview: true, reviewReasons: ['unverified_quotes'], verdictRevision: 0 })
  expect(await queue(server)).toMatchObject({ count: 1, items: [{ id }], next: null })

  const answer = await review(server, id)
  expect([answer.statusCode, answer.json<State>().needsReview]).toEqual([200, false])
  const after = await server.evaluation(id)
  expect(() => reviewSchema.parse(after.review)).not.toThrow()
  expect(after.review).toMatchObject({
    decision: 'overridden',
    verdict: 'Parent Guidance',
    recommended_age: '8+',
    recommended_minimum_age: '10-12',
    reason: 'The storm is long.',
    reviewer: 'Huda',
  })
  expect(after.review?.age_suitability).toMatchObject({ '6-9': 'not_suitable', '10-12': 'with_guidance' })
  // The engine's own words stay, byte for byte.
  expect(JSON.stringify(after.result)).toBe(JSON.stringify(result))
  expect(after).toMatchObject({ needsReview: false, reviewReasons: ['unverified_quotes'], verdictRevision: 1 })
  expect(await row(server, id)).toMatchObject({ needsReview: false, review: { verdict: 'Parent Guidance' } })
  expect(await queue(server)).toEqual({ count: 0, items: [], next: null })

  const text = (await server.app.inject({ url: `/api/evaluate/${id}/download/txt?lang=en` })).body
  expect(text).toMatch(/Verdict: Parent Guidance\n/)
  expect(text).toContain('The storm is long.')
  expect(text).toContain('8+ (10-12)')
  const arabic = (await server.app.inject({ url: `/api/evaluate/${id}/download/txt?lang=ar` })).body
  expect(arabic).toContain('10-12: بإشراف')
  const json = (await server.app.inject({ url: `/api/evaluate/${id}/download/json` })).json<Evaluation>()
  expect(json.review).toEqual(after.review)

  expect((await undo(server, id, 1)).json()).toEqual({ review: null, verdictRevision: 2, needsReview: true })
  expect(await server.evaluation(id)).toMatchObject({ review: null, needsReview: true })
  expect(await row(server, id)).toMatchObject({ review: null, needsReview: true })
  const lines = await history(server, id)
  for (const line of lines) expect(() => historyEntrySchema.parse(line)).not.toThrow()
  expect(lines.map(({ kind, outcome, performedBy }) => [kind, outcome.verdict, performedBy])).toEqual([
    ['judged', 'Whitelisted', null],
    ['review', 'Parent Guidance', 'Huda'],
    ['review_undone', 'Whitelisted', 'Saif'],
  ])
  const log = (await server.app.inject({ url: '/api/audit' })).json<Record<string, unknown>[]>()
  expect(log.map(({ action, performedBy }) => [action, performedBy])).toEqual([
    ['evaluation.review-undo', 'Saif'],
    ['evaluation.review', 'Huda'],
  ])
  expect(log[1]).toMatchObject({
    targetId: id,
    before: { verdict: 'Whitelisted', decidedBy: 'engine' },
    after: { verdict: 'Parent Guidance', age: '8+', decidedBy: 'Huda', reason: 'The storm is long.' },
  })
})

test('agreeing with the engine is a confirmation', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const { id } = await server.evaluate('A storm came.')
  const answer = await review(server, id, { verdict: 'Whitelisted', age: 6, reason: 'Read it whole.' })
  expect(answer.json<State>().review?.decision).toBe('confirmed')
})

test('of two reviewers at once one decides and the other is told', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const { id } = await server.evaluate('A storm came.')
  const answers = await Promise.all(
    ['Huda', 'Saif', 'Maryam'].map(async (performedBy) => await review(server, id, { performedBy })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const stale = answers.find(({ statusCode }) => statusCode === 409)
  expect(stale?.json()).toMatchObject({ code: 'review_stale', error: expect.stringContaining('has changed since') })
  expect((await history(server, id)).filter(({ kind }) => kind === 'review')).toHaveLength(1)
  expect((await undo(server, id, 0)).statusCode).toBe(409)
  expect((await undo(server, id, 1)).statusCode).toBe(200)
  expect((await undo(server, id, 2)).json()).toMatchObject({ code: 'review_missing' })
})

test('an incomplete decision is refused in the language of the reviewer, an unknown book is not found', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const { id } = await server.evaluate('A storm came.')
  for (const change of [{ reason: '  ' }, { performedBy: '' }, { age: 22 }, { verdict: 'Fine' }, { age: 7.5 }]) {
    const answer = await review(server, id, change)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'review_incomplete'])
  }
  const arabic = await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review?lang=ar`,
    payload: { ...DECISION, reason: '' },
  })
  expect(arabic.json<{ error: string }>().error).toContain('سبب قرارك')
  expect((await review(server, crypto.randomUUID())).json()).toMatchObject({ code: 'evaluation_not_found' })
  expect((await review(server, 'none')).statusCode).toBe(404)
  expect(await history(server, id)).toHaveLength(1)
})

test('with a password a review needs a session; the queue and the history are read without', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline(), adminPassword: 'secret' })
  const { id } = await server.evaluate('A storm came.')
  expect((await review(server, id)).statusCode).toBe(401)
  expect((await undo(server, id, 0)).statusCode).toBe(401)
  expect((await queue(server, '?limit=0')).count).toBe(1)
  expect(await history(server, id)).toHaveLength(1)
  const signIn = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: 'secret' } })
  const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? ''
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review`,
    headers: { cookie },
    payload: DECISION,
  })
  expect(answer.statusCode).toBe(200)
})

test('the queue comes in pages, newest first', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const ids: string[] = []
  for (const text of ['one', 'two', 'three']) ids.push((await server.evaluate(text)).id)
  const first = await queue(server, '?limit=2&lang=ar')
  expect([first.count, first.items.map(({ id }) => id)]).toEqual([3, [ids[2], ids[1]]])
  const second = await queue(server, `?limit=2&cursor=${String(first.next)}`)
  expect([second.items.map(({ id }) => id), second.next]).toEqual([[ids[0]], null])
})

test('a decision and a correction survive a new judgement by other rules', async () => {
  await using server = await createTestApp({ pipeline: doubtfulPipeline() })
  const { id } = await server.evaluate('A storm came.')
  await review(server, id)
  const { verdictConfig } = DEFAULT_SCORING_CONFIG
  const config = await server.app.inject({
    method: 'POST',
    url: '/api/scoring-configs',
    payload: {
      ...DEFAULT_SCORING_CONFIG,
      version: '2',
      verdictConfig: {
        ...verdictConfig,
        notWhitelistedRules: { ...verdictConfig.notWhitelistedRules, minimumScore: 99 },
      },
    },
  })
  await server.app.inject({
    method: 'POST',
    url: `/api/scoring-configs/${config.json<{ id: string }>().id}/activate`,
    payload: { rescore: true },
  })
  await expect.poll(async () => (await server.evaluation(id)).scoringConfigVersion).toBe('2')
  const record = await server.evaluation(id)
  expect(record).toMatchObject({
    review: { verdict: 'Parent Guidance', reviewer: 'Huda' },
    result: { final_verdict: 'Not Whitelisted' },
    needsReview: false,
    verdictRevision: 2,
  })
  expect((await undo(server, id, 1)).json()).toMatchObject({ code: 'review_stale' })
})
