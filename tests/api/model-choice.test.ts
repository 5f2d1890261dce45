import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ModelSetup, ModelTrial } from '../../src/contract/model-choice.ts'
import type { ReadingCosts } from '../../src/contract/reading-cost.ts'
import type { Pipeline } from '../../src/pipeline/pipeline.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'
import { gentleBook } from '../support/model-books.ts'
import { createModelPipeline } from '../support/model-pipeline.ts'
import { stubSettings } from '../support/model-settings.ts'
import { startStubModel, type StubModel } from '../support/stub-model-server.ts'

const KEY = 'stub-key'
const SECRET = 'a secret of sixteen or more'
const ADDRESS = '/api/admin/model'

let stub: StubModel
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.requests = []
  stub.fault = () => undefined
})

const choice = (others: object = {}) => ({
  provider: 'openai-compatible',
  model: stub.model,
  baseUrl: stub.url,
  reading: 'full',
  fallback: 'none',
  contextTokens: 128_000,
  price: { input: 1, output: 10 },
  ...others,
})

/** A server whose pipeline takes whatever model is chosen. */
async function openServer(options: TestAppOptions = {}): Promise<TestApp> {
  const embedded = createFakePipeline()
  const withModel: Pipeline['withModel'] = (model) => (model === null ? embedded : createModelPipeline(model))
  return await createTestApp({ pipeline: { ...embedded, withModel }, settingsSecret: SECRET, ...options })
}

const put = async ({ app }: TestApp, payload: object) => await app.inject({ method: 'PUT', url: ADDRESS, payload })
const post = async ({ app }: TestApp, what: 'active' | 'trial', payload: object) =>
  await app.inject({ method: 'POST', url: `${ADDRESS}/${what}`, payload })
const setup = async ({ app }: TestApp): Promise<ModelSetup> => (await app.inject({ url: ADDRESS })).json<ModelSetup>()

test('a chosen model judges from the next book on, and the embedded engine after switching back', async () => {
  await using server = await openServer()
  expect(await setup(server)).toMatchObject({ fixed: false, active: false, choice: null, key: 'none', keepsKeys: true })
  expect((await server.app.inject({ url: '/api/reading-costs' })).json<ReadingCosts>()).toBeNull()

  const saved = await put(server, { ...choice(), apiKey: KEY })
  expect(saved.json<ModelSetup>()).toMatchObject({ active: true, key: 'stored', choice: choice() })
  const record = await server.evaluate(gentleBook(8))
  expect(record.evaluator).toMatchObject({ engine: 'llm', model: `openai-compatible/${stub.model}` })
  expect(stub.requests.length).toBeGreaterThan(2)
  // Told before the reading, and not far from what it came to.
  expect(record.aiEstimate?.calls).toBe(record.aiUsage?.calls)
  expect(record.aiEstimate?.costUsd).toBeGreaterThan(0)

  expect((await post(server, 'active', { active: false })).json<ModelSetup>()).toMatchObject({
    active: false,
    key: 'stored',
  })
  expect((await server.evaluate(gentleBook(9), 'other.txt')).evaluator?.engine).toBe('lexical')
  expect((await post(server, 'active', { active: true })).json<ModelSetup>().active).toBe(true)
  expect((await server.app.inject({ method: 'DELETE', url: ADDRESS })).json<ModelSetup>()).toMatchObject({
    active: false,
    choice: null,
    key: 'none',
  })
  expect((await post(server, 'active', { active: true })).statusCode).toBe(404)
})

test('a book that failed with a model and is retried without one shows no cost of the model any more', async () => {
  await using server = await openServer()
  await put(server, { ...choice(), apiKey: KEY })
  stub.fault = () => 'no-model'
  const failed = await server.evaluate(gentleBook(7))
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'engine_model_missing' })
  expect(failed.aiEstimate?.calls).toBeGreaterThan(2)
  await post(server, 'active', { active: false })
  await server.app.inject({ method: 'POST', url: `/api/evaluate/${failed.id}/retry` })
  const record = await server.ended(failed.id)
  expect(record.evaluator?.engine).toBe('lexical')
  expect(record.aiEstimate).toBeUndefined()
})

test('the key is in no answer, no audit entry and no file of the library', async () => {
  const apiKey = 'sk-live-this-must-never-show-0123456789'
  await using server = await openServer()
  const answers = [
    await put(server, { ...choice(), apiKey }),
    await server.app.inject({ url: ADDRESS }),
    await post(server, 'trial', choice()),
    await server.app.inject({ url: '/api/audit' }),
    await server.app.inject({ url: '/api/reading-costs' }),
  ]
  for (const { body } of answers) expect(body).not.toContain(apiKey)
  expect(answers[3]?.body).toContain('model.choose')
  const rows = await server.database.connection.selectFrom('model_choice').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(apiKey)
  for (const file of await readdir(server.directory, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) expect((await readFile(join(file.parentPath, file.name))).includes(apiKey)).toBe(false)
  }
})

describe('a stored key', () => {
  test('stays while provider and address stay, and goes nowhere else', async () => {
    await using server = await openServer()
    await put(server, { ...choice(), apiKey: KEY })
    expect((await put(server, choice({ reading: 'focused' }))).json<ModelSetup>()).toMatchObject({ key: 'stored' })
    expect((await post(server, 'trial', choice())).statusCode).toBe(200)
    // Another address with the stored key would be a way to be told it.
    const elsewhere = await put(server, choice({ baseUrl: 'http://127.0.0.1:9/v1' }))
    expect(elsewhere.json<ModelSetup>()).toMatchObject({ key: 'none' })
    expect((await put(server, choice({ provider: 'openai', baseUrl: null }))).json()).toMatchObject({
      code: 'model_key_needed',
    })
  })

  test('that was stored under another secret does not open: books are kept, and judged once it is entered again', async () => {
    await using server = await openServer()
    await put(server, { ...choice(), apiKey: KEY })
    await server.database.connection.updateTable('model_choice').set({ sealed_key: 'AAAA' }).execute()
    expect(await setup(server)).toMatchObject({ key: 'unreadable', active: true })
    expect((await server.app.inject({ url: '/api/reading-costs' })).json<ReadingCosts>()?.model).toBe(stub.model)
    const failed = await server.evaluate(gentleBook(3))
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('cannot be opened') as string })
    expect(stub.requests).toEqual([])

    expect((await put(server, { ...choice(), apiKey: KEY })).json<ModelSetup>().key).toBe('stored')
    await server.app.inject({ method: 'POST', url: `/api/evaluate/${failed.id}/retry` })
    expect(await server.ended(failed.id)).toMatchObject({ status: 'completed', evaluator: { engine: 'llm' } })
  })

  test('that cannot be opened leaves books to the embedded engine where that was wished for', async () => {
    await using server = await openServer()
    await put(server, { ...choice({ fallback: 'lexical' }), apiKey: KEY })
    await server.database.connection.updateTable('model_choice').set({ sealed_key: 'AAAA' }).execute()
    const record = await server.evaluate(gentleBook(3))
    expect(record).toMatchObject({ status: 'completed', evaluator: { engine: 'lexical' } })
  })

  test('is not taken where nothing keeps it safe', async () => {
    await using server = await openServer({ settingsSecret: undefined })
    expect((await put(server, { ...choice(), apiKey: KEY })).json()).toMatchObject({ code: 'model_keeps_no_keys' })
    expect((await setup(server)).choice).toBeNull()
    expect((await put(server, choice())).statusCode).toBe(200)
  })
})

test('a price may be a tiny one', async () => {
  await using server = await openServer()
  const price = { input: 1e-7, output: 0 }
  expect((await put(server, { ...choice({ price }), apiKey: KEY })).json<ModelSetup>().choice).toMatchObject({ price })
  const costs = (await server.app.inject({ url: '/api/reading-costs' })).json<ReadingCosts>()
  expect(costs?.examples[0]?.costUsd).toBeLessThan(1e-6)
})

test('what is incomplete is refused with what is missing', async () => {
  await using server = await openServer()
  const refused = async (others: object) => (await put(server, choice(others))).json<{ code: string }>().code
  expect(await refused({ baseUrl: null })).toBe('model_address_needed')
  expect(await refused({ provider: 'anthropic', baseUrl: null })).toBe('model_key_needed')
  for (const broken of [
    { baseUrl: 'javascript:alert(1)' },
    { model: '' },
    { provider: 'nobody' },
    { contextTokens: 5 },
  ]) {
    expect(await refused(broken)).toBe('invalid_request')
  }
  expect((await setup(server)).choice).toBeNull()
})

test('a trial tells time and cost, or the sentence the first book would fail with', async () => {
  await using server = await openServer()
  const trial = (await post(server, 'trial', { ...choice(), apiKey: KEY })).json<ModelTrial>()
  expect(trial.costUsd).toBeCloseTo((trial.inputTokens * 1 + trial.outputTokens * 10) / 1e6, 9)
  expect(trial.milliseconds).toBeGreaterThanOrEqual(0)
  const failed = async (payload: object) => (await post(server, 'trial', payload)).json<{ code: string }>().code
  expect(await failed({ ...choice(), apiKey: 'wrong' })).toBe('engine_key_refused')
  expect(await failed({ ...choice({ model: 'absent' }), apiKey: KEY })).toBe('engine_model_missing')
  expect(await failed({ ...choice({ baseUrl: 'http://127.0.0.1:9/v1' }), apiKey: KEY })).toBe('engine_unreachable')
  stub.fault = () => 'prose'
  expect(await failed({ ...choice(), apiKey: KEY })).toBe('engine_model_formless')
  expect((await setup(server)).choice).toBeNull()
})

test('what the environment says is shown, without its key, and cannot be changed', async () => {
  const model = stubSettings(stub, { AI_PRICES: '1,10' })
  await using server = await openServer({ model, modelFixed: true })
  expect(await setup(server)).toMatchObject({ fixed: true, active: true, key: 'stored', choice: { model: stub.model } })
  expect((await server.app.inject({ url: ADDRESS })).body).not.toContain(KEY)
  expect((await put(server, choice())).json()).toMatchObject({ code: 'model_fixed' })
  expect((await post(server, 'trial', choice({ baseUrl: 'http://127.0.0.1:9/v1' }))).statusCode).toBe(200)
})

test('what a model costs is told in the tokens of the reader’s language, and its pace once it is known', async () => {
  await using server = await openServer()
  await put(server, { ...choice(), apiKey: KEY })
  const costs = async (lang: string) =>
    (await server.app.inject({ url: `/api/reading-costs?lang=${lang}` })).json<NonNullable<ReadingCosts>>()
  const [english, arabic] = [await costs('en'), await costs('ar')]
  expect(english.examples.map(({ book }) => book)).toEqual(['picture', 'chapter', 'novel'])
  expect(english.measured).toBe(false)
  expect(arabic.examples[2]!.costUsd!).toBeGreaterThan(english.examples[2]!.costUsd!)
  for (let book = 0; book < 2; book += 1) await server.evaluate(gentleBook(20 + book), `${String(book)}.txt`)
  expect((await costs('en')).measured).toBe(true)
})

test('only an administrator sees and changes it', async () => {
  await using server = await openServer({ adminPassword: 'correct horse' })
  expect((await server.app.inject({ url: ADDRESS })).statusCode).toBe(401)
  expect((await put(server, { ...choice(), apiKey: KEY })).statusCode).toBe(401)
  expect((await post(server, 'trial', choice())).statusCode).toBe(401)
  expect(stub.requests).toEqual([])
})
