import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('without any variable Mizan serves this machine from an embedded database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    exposed: false,
    databaseUrl: undefined,
    filesUrl: '',
    requireLogin: 'writes',
    role: 'all',
  })
})

test('empty variables count as absent', () => {
  expect(parseConfig({ DATABASE_URL: '', ADMIN_PASSWORD: '', PORT: '' }).port).toBe(3000)
})

test('every fault is listed at once', () => {
  const settings = { PORT: 'many', DATABASE_URL: 'mysql://x', ROLE: 'king', LOG_LEVEL: 'loud' }
  const read = () => parseConfig(settings)
  for (const name of Object.keys(settings)) expect(read).toThrow(new RegExp(`^- ${name} `, 'm'))
})

test('an address others can reach needs a password', () => {
  expect(() => parseConfig({ HOST: '0.0.0.0' })).toThrow(/ADMIN_PASSWORD must be set/)
  expect(parseConfig({ HOST: '0.0.0.0', ADMIN_PASSWORD: 'long enough' }).exposed).toBe(true)
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(parseConfig({ HOST: host }).exposed).toBe(false)
})

test('REQUIRE_LOGIN without a password is refused', () => {
  expect(() => parseConfig({ REQUIRE_LOGIN: 'all' })).toThrow(/REQUIRE_LOGIN needs ADMIN_PASSWORD/)
})

test('a role of its own needs a database server', () => {
  expect(() => parseConfig({ ROLE: 'worker' })).toThrow(/needs DATABASE_URL/)
})

test('every fault of the model is listed with the others', () => {
  const settings = {
    PORT: 'many',
    AI_PROVIDER: 'azure',
    AI_TIMEOUT_S: '0',
    AI_READING: 'some',
    AI_PICTURES: 'perhaps',
    OCR_ENGINE: 'eyes',
  }
  const read = () => parseConfig(settings)
  for (const name of [
    'PORT',
    'AI_MODEL',
    'AI_API_KEY',
    'AI_BASE_URL',
    'AI_TIMEOUT_S',
    'AI_READING',
    'AI_PICTURES',
    'OCR_ENGINE',
  ]) {
    expect(read).toThrow(new RegExp(`^- ${name} `, 'm'))
  }
})

test('a model of every provider can be configured, and none is the embedded engine', () => {
  expect(parseConfig({}).model).toBeNull()
  const given = { AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' }
  for (const provider of ['openai', 'azure', 'anthropic', 'google', 'openai-compatible']) {
    const { model } = parseConfig({ ...given, AI_PROVIDER: provider })
    expect(model).toMatchObject({ provider, model: 'm', baseUrl: 'http://127.0.0.1:11434/v1', timeoutMs: 600_000 })
  }
  expect(parseConfig({ ...given, AI_API_KEY: '', AI_PROVIDER: 'openai-compatible' }).model?.apiKey).toBeUndefined()
})

test('reading pictures with a model needs a model', () => {
  expect(() => parseConfig({ OCR_ENGINE: 'llm' })).toThrow(/OCR_ENGINE=llm needs a model/)
  expect(() => parseConfig({ OCR_ENGINE: 'native', PATH: '/nowhere' })).toThrow(
    /OCR_ENGINE=native needs tesseract, which is not installed/,
  )
})

test('a secret never appears in a complaint', () => {
  expect(() =>
    parseConfig({ ADMIN_PASSWORD: 'hunter2', AI_PROVIDER: 'azure', AI_API_KEY: 'hunter2', PORT: '-1' }),
  ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }) as Error)
})
