import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { checkModel } from './check-model.ts'
import { readModelSettings } from './model-settings.ts'

let server: Server | undefined
let asked: string[] = []
afterEach(() => {
  server?.close()
  asked = []
})

/** A server of one's own that gives these answers, by method and path, and 404 for all others. */
async function check(answers: Record<string, unknown>, others: Record<string, string> = {}) {
  server = createServer((request, response) => {
    const what = `${String(request.method)} ${String(request.url)}`
    asked.push(what)
    if (!(what in answers)) return response.writeHead(404).end('404 page not found')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[what]))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`
  const given = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'reader:8b', AI_BASE_URL: address, ...others }
  const { settings, faults } = readModelSettings(given)
  if (settings === null) throw new Error(faults.join('\n'))
  return await checkModel(settings)
}

const list = (...data: object[]) => ({ 'GET /v1/models': { object: 'list', data } })
const tooSmall = (window: number) => ({
  code: 'engine_model_small',
  params: { model: 'reader:8b', window, needed: 8192 },
})

describe('vLLM', () => {
  const model = (window: number | null) => ({ id: 'reader:8b', owned_by: 'vllm', max_model_len: window })

  test('tells the window in its list', async () => {
    expect(await check(list({ id: 'other' }, model(4096)))).toMatchObject(tooSmall(4096))
    expect(asked).toEqual(['GET /v1/models'])
  })

  test('with a window of just the size nothing is wrong', async () => {
    expect(await check(list(model(8192)))).toBeUndefined()
    expect(await check(list(model(8192)), { AI_CONTEXT_TOKENS: '8193' })).toMatchObject({ code: 'engine_model_small' })
  })

  test('an adapter without a window of its own is left alone', async () => {
    expect(await check(list(model(null)))).toBeUndefined()
  })
})

describe('llama.cpp', () => {
  const model = (meta: object | null) => list({ id: '/models/reader.gguf', owned_by: 'llamacpp', meta })
  const properties = (window: number) => ({ 'GET /props': { default_generation_settings: { n_ctx: window } } })

  test('tells in its list what it gives a request, whatever the model was trained for', async () => {
    expect(await check(model({ n_ctx: 2048, n_ctx_train: 131_072 }))).toMatchObject(tooSmall(2048))
    expect(await check(model({ n_ctx: 8192, n_ctx_train: 131_072 }))).toBeUndefined()
  })

  test('an older one tells it among its properties', async () => {
    expect(await check({ ...model({ n_ctx_train: 131_072 }), ...properties(4096) })).toMatchObject(tooSmall(4096))
    expect(await check({ ...model({ n_ctx_train: 131_072 }), ...properties(8192) })).toBeUndefined()
  })

  test('without properties the training counts', async () => {
    expect(await check(model({ n_ctx_train: 2048 }))).toMatchObject(tooSmall(2048))
  })

  test('one that is still loading its model is left alone', async () => {
    expect(await check(model(null))).toBeUndefined()
  })
})

describe('Ollama', () => {
  const listed = list({ id: 'reader:8b', owned_by: 'library' }, { id: 'other:latest', owned_by: 'library' })
  const shown = (more: object = {}) => ({
    'POST /api/show': {
      parameters: 'stop                           "<end>"',
      model_info: { 'general.architecture': 'gemma3', 'gemma3.context_length': 131_072 },
      capabilities: ['completion', 'vision'],
      ...more,
    },
  })
  const inMemory = (window: number) => ({
    'GET /api/ps': { models: [{ name: 'other:latest' }, { name: 'reader:8b', context_length: window }] },
  })

  test('a large model that is not in memory is taken as it is', async () => {
    expect(await check({ ...listed, ...shown(), 'GET /api/ps': { models: [] } })).toBeUndefined()
    expect(await check({ ...listed, ...shown() })).toBeUndefined()
  })

  test('the training bounds the window', async () => {
    const small = shown({ model_info: { 'general.architecture': 'llama', 'llama.context_length': 2048 } })
    expect(await check({ ...listed, ...small })).toMatchObject(tooSmall(2048))
  })

  test('so does what the model itself asks for', async () => {
    const modest = shown({ parameters: 'temperature                    1\nnum_ctx                        4096' })
    expect(await check({ ...listed, ...modest })).toMatchObject(tooSmall(4096))
  })

  test('and what the server gave a model in memory', async () => {
    expect(await check({ ...listed, ...shown(), ...inMemory(4096) })).toMatchObject(tooSmall(4096))
    expect(await check({ ...listed, ...shown(), ...inMemory(8192) })).toBeUndefined()
  })

  test('a model that only embeds cannot judge, however much it holds', async () => {
    const embedding = shown({ capabilities: ['embedding'] })
    expect(await check({ ...listed, ...embedding })).toMatchObject({
      code: 'engine_model_unfit',
      params: { model: 'reader:8b' },
    })
  })

  test('an older one that does not tell what its models can do is left alone', async () => {
    expect(await check({ ...listed, ...shown({ capabilities: undefined, parameters: undefined }) })).toBeUndefined()
  })
})

test('a server that says nothing of windows, or something else, is left alone', async () => {
  expect(await check(list({ id: 'reader:8b' }))).toBeUndefined()
  const strange = { 'POST /api/show': { error: 'unknown' }, 'GET /props': [] }
  expect(await check({ ...list({ id: 'reader:8b', max_model_len: 'large', meta: 7 }), ...strange })).toBeUndefined()
})

test('the sentence names both numbers and what to do, in both languages', async () => {
  const fault = await check(list({ id: 'reader:8b', max_model_len: 4096 }))
  expect(fault?.sentence('en')).toMatch(/"reader:8b" holds 4096 tokens .* given 8192: .*AI_CONTEXT_TOKENS/)
  expect(fault?.sentence('ar')).toMatch(/«reader:8b» .*4096.*8192.*AI_CONTEXT_TOKENS/)
})
