import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import type { Result } from '../../src/contract/result.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { gentleBook, grimBook } from '../support/model-books.ts'
import { createModelPipeline } from '../support/model-pipeline.ts'
import { stubSettings } from '../support/model-settings.ts'
import { startStubModel, type StubFault, type StubModel } from '../support/stub-model-server.ts'
import { until } from '../support/until.ts'

let stub: StubModel
let server: TestApp
beforeAll(async () => {
  stub = await startStubModel()
  server = await appWith()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await stub.close()
})
beforeEach(() => {
  stub.requests = []
  stub.fault = () => undefined
  stub.delayMs = 0
})

const appWith = (settings: Record<string, string> = {}): Promise<TestApp> =>
  createTestApp({ pipeline: createModelPipeline(stubSettings(stub, settings)) })
/** A book of one part that no other test has sent. */
const bookOf = (name: string): string => `${gentleBook(4)}\n\nThe story of ${name}.`
const always = (fault: StubFault) => () => fault
/** The fault meets the first so many calls. */
const first = (times: number, fault: StubFault) => () => (stub.requests.length <= times ? fault : undefined)
const sentences = async ({ app }: TestApp, { id }: Evaluation): Promise<string[]> => {
  const read = async (language: string): Promise<string> =>
    (await app.inject({ url: `/api/evaluate/${id}?lang=${language}` })).json<{ error: string }>().error
  return [await read('en'), await read('ar')]
}

describe('what ends a book', () => {
  const cases: [StubFault, string, number, RegExp][] = [
    ['bad-key', 'engine_key_refused', 1, /refused the key/],
    ['no-model', 'engine_model_missing', 1, /no model named "stub-1"/],
    ['no-credit', 'engine_credit_spent', 1, /no credit left/],
    ['refusal', 'engine_content_refused', 1, /declined to read/],
    ['prose', 'engine_content_refused', 2, /declined to read/],
    ['malformed', 'engine_malformed', 3, /could not be used/],
    ['cut-off', 'engine_malformed', 3, /could not be used/],
  ]
  test.each(cases)('%s fails with a plain sentence in both languages and keeps the text', async (...given) => {
    const [fault, code, calls, english] = given
    stub.fault = always(fault)
    const failed = await server.evaluate(bookOf(fault))
    expect(failed).toMatchObject({ status: 'failed', errorCode: code, extractedText: bookOf(fault) })
    const [en, ar] = await sentences(server, failed)
    expect(en).toMatch(english)
    expect(ar).toMatch(/[\u0621-\u064A]{3}/)
    expect(stub.requests).toHaveLength(calls)
  })

  test('a wrong key costs one call, however long the book', async () => {
    stub.fault = always('bad-key')
    await using fresh = await appWith()
    expect(await fresh.evaluate(gentleBook(300))).toMatchObject({ errorCode: 'engine_key_refused' })
    expect(stub.requests).toHaveLength(1)
  })

  test('a model that hangs ends the book within the time, in its middle too', async () => {
    stub.fault = always('hang')
    await using hasty = await appWith({ AI_TIMEOUT_S: '1' })
    const timedOut = { status: 'failed', errorCode: 'engine_timeout' }
    expect(await hasty.evaluate(bookOf('a hang'))).toMatchObject(timedOut)
    stub.fault = ({ purpose }) => (purpose === 'ratings' ? 'hang' : undefined)
    expect(await hasty.evaluate(bookOf('a later hang'))).toMatchObject(timedOut)
    // A pause longer than the time that is left is not waited for.
    stub.fault = always('rate-limited')
    expect(await hasty.evaluate(bookOf('a long pause'))).toMatchObject({ errorCode: 'engine_unavailable' })
  })

  test('a spent budget ends the book before the next call', async () => {
    await using thrifty = await appWith({ AI_MAX_TOKENS_PER_BOOK: '9000' })
    const failed = await thrifty.evaluate(gentleBook(80))
    expect(failed).toMatchObject({ status: 'failed', errorCode: 'engine_budget_spent' })
    const { inputTokens = 0, outputTokens = 0, calls } = failed.aiUsage ?? {}
    expect(calls).toBeGreaterThan(0)
    expect(inputTokens + outputTokens).toBeLessThanOrEqual(9000)
  })
})

describe('what passes', () => {
  const cases: [StubFault, number][] = [
    ['server-error', 3],
    ['broken-stream', 1],
    ['malformed', 1],
    ['cut-off', 1],
  ]
  test.each(cases)('%s is tried again', async (fault, times) => {
    stub.fault = first(times, fault)
    const record = await server.evaluate(bookOf(`a passing ${fault}`))
    expect(record).toMatchObject({ status: 'completed', evaluator: { engine: 'llm' } })
    expect(stub.requests.filter(({ purpose }) => purpose === 'findings')).toHaveLength(1 + times)
  })

  test('a provider that asks for a pause gets it', async () => {
    stub.fault = first(1, 'rate-limited')
    const started = performance.now()
    expect((await server.evaluate(bookOf('a pause'))).status).toBe('completed')
    expect(performance.now() - started).toBeGreaterThan(1000)
  })

  test('a rejected answer was paid for, and is counted', async () => {
    stub.fault = first(1, 'malformed')
    const record = await server.evaluate(bookOf('a repaired answer'))
    expect(stub.requests.filter(({ purpose }) => purpose === 'findings')).toHaveLength(2)
    expect(record.aiUsage).toMatchObject({ calls: stub.requests.length, costUsd: null })
  })
})

test('quotes that are not in the book are dropped, counted and reported; the embedded engine rates instead', async () => {
  stub.fault = ({ purpose }) => (purpose === 'findings' ? 'hallucinating' : undefined)
  const record = await server.evaluate(grimBook())
  expect(record).toMatchObject({ status: 'completed', needsReview: true })
  expect(record.unverifiedQuotes).toBeGreaterThan(3)
  expect(record.reviewReasons).toContain('unverified_quotes')
  expect(JSON.stringify(record)).not.toContain('zeppelin')
  expect((record.result as Result).final_verdict).toBe('Not Whitelisted')
})

test('with a fallback the embedded engine completes the book and says so', async () => {
  stub.fault = always('bad-key')
  await using safe = await appWith({ AI_FALLBACK: 'lexical' })
  const record = await safe.evaluate(bookOf('a fallback'))
  expect(record).toMatchObject({ status: 'completed', evaluator: { engine: 'lexical' } })
  expect(record.warnings.join()).toMatch(/embedded engine completed/)
})

test('a retry goes on from the answers that were paid for', async () => {
  stub.fault = ({ purpose }) => (purpose === 'ratings' ? 'no-credit' : undefined)
  const failed = await server.evaluate(gentleBook(60))
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'engine_credit_spent' })
  const paid = stub.requests.filter(({ purpose }) => purpose === 'findings').length
  expect(paid).toBeGreaterThan(1)
  stub.requests = []
  stub.fault = () => undefined
  await server.app.inject({ method: 'POST', url: `/api/evaluate/${failed.id}/retry` })
  const record = await server.ended(failed.id)
  expect(record.status).toBe('completed')
  expect(stub.requests.map(({ purpose }) => purpose).toSorted()).toEqual(['ratings', 'texts'])
  expect(record.aiUsage).toMatchObject({ calls: paid + 2, reusedCalls: paid })
})

test('a deleted book stops spending at once', async () => {
  stub.delayMs = 120
  const upload = await server.upload([{ name: 'file', filename: 'a.txt', content: gentleBook(400) }])
  const { id } = upload.json<UploadAnswer>()
  await expect.poll(() => stub.requests.length, { interval: 20 }).toBeGreaterThan(3)
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBeLessThan(300)
  const spent = stub.requests.length
  await until(() => server.dependencies.running.size === 0)
  expect(stub.requests.length).toBeLessThanOrEqual(spent + 3)
  const kept = await server.database.connection.selectFrom('model_calls').select('key').execute()
  const answers = await server.database.connection.selectFrom('model_answers').select('key').execute()
  const asked = new Set(kept.map(({ key }) => key))
  expect(answers.filter(({ key }) => !asked.has(key))).toEqual([])
})
