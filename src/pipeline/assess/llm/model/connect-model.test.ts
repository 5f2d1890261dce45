import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ratingsAnswer, sentSchema } from '../answers.ts'
import { connectModel } from './connect-model.ts'
import { MODEL_PROVIDERS, type ModelProvider } from '../../../../contract/model-choice.ts'
import { failureToTell } from '../calls/failure-to-tell.ts'
import { ModelFailure } from './model.ts'
import { readModelSettings } from './model-settings.ts'

const ANSWER = '{"criteria":[],"nmc":{},"theme_age":7}'

/** The body each provider answers with, as its documentation shows it. */
const BODIES: Record<ModelProvider, unknown> = {
  openai: chat(),
  azure: chat(),
  'openai-compatible': chat(),
  anthropic: {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'text', text: ANSWER }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 11, output_tokens: 5 },
  },
  google: {
    candidates: [{ content: { role: 'model', parts: [{ text: ANSWER }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 5, totalTokenCount: 16 },
  },
}

function chat(): unknown {
  return {
    id: 'c',
    object: 'chat.completion',
    created: 0,
    model: 'm',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: ANSWER } }],
    usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
  }
}

let provider: ModelProvider = 'openai'
let refusal: string | undefined
let seen: { url: string; headers: IncomingHttpHeaders; body: string } = { url: '', headers: {}, body: '' }
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    seen = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    const body =
      refusal === undefined
        ? BODIES[provider]
        : { type: 'error', error: { message: refusal, type: 'invalid', code: 400, status: 'INVALID' } }
    response.writeHead(refusal === undefined ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test.each([
  ['openai', 'gpt-5.4-mini', /^\/v1\/chat\/completions$/, ['authorization', 'Bearer the-key']],
  ['azure', 'my-deployment', /chat\/completions/, ['api-key', 'the-key']],
  ['anthropic', 'claude-haiku-4-5', /^\/v1\/messages/, ['x-api-key', 'the-key']],
  ['google', 'gemini-2.5-flash', /gemini-2\.5-flash:generateContent/, ['x-goog-api-key', 'the-key']],
  ['openai-compatible', 'qwen3', /^\/v1\/chat\/completions$/, ['authorization', 'Bearer the-key']],
] as const)('%s is asked at its address, with the key, the words and the schema', async (name, model, url, header) => {
  provider = name
  const { settings } = readModelSettings({
    AI_PROVIDER: name,
    AI_MODEL: model,
    AI_API_KEY: 'the-key',
    AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  })
  const reply = await connectModel(settings!).generate({
    name: 'ratings',
    schema: sentSchema(ratingsAnswer),
    system: 'The rules.',
    prompt: 'The question.',
    images: [Uint8Array.of(0xff, 0xd8, 0xff)],
    maxOutputTokens: 500,
    signal: AbortSignal.timeout(5000),
  })
  expect(reply).toEqual({ text: ANSWER, finish: 'complete', inputTokens: 11, outputTokens: 5 })
  expect(seen.url).toMatch(url)
  expect(seen.headers[header[0]]).toBe(header[1])
  for (const sent of ['The rules.', 'The question.', 'theme_age', '/9j/']) expect(seen.body).toContain(sent)
})

test.each(MODEL_PROVIDERS)('what %s says of a key it refuses is told without the key', async (name) => {
  provider = name
  refusal = 'Not allowed for the-long-secret-key: ask again.'
  const { settings } = readModelSettings({
    AI_PROVIDER: name,
    AI_MODEL: 'm',
    AI_API_KEY: 'the-long-secret-key',
    AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  })
  const asked = connectModel(settings!).generate({
    name: 'ratings',
    schema: sentSchema(ratingsAnswer),
    system: 'The rules.',
    prompt: 'The question.',
    maxOutputTokens: 500,
    signal: AbortSignal.timeout(5000),
  })
  const failure: unknown = await asked.catch((error: unknown) => error)
  refusal = undefined
  expect(failure).toBeInstanceOf(ModelFailure)
  const told = failureToTell(failure as ModelFailure, settings!)
  const said: string[] = []
  for (let error: unknown = told; error instanceof Error; error = error.cause)
    said.push(error.message, error.stack ?? '')
  expect(JSON.stringify([told.params, said])).not.toContain('the-long-secret-key')
  expect(JSON.stringify(told.params)).toContain('[key]')
})
