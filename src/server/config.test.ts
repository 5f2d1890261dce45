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

test('an engine that is not there yet is refused by name, not silently replaced', () => {
  expect(() => parseConfig({ AI_PROVIDER: 'openai' })).toThrow(/AI_PROVIDER is not available yet/)
})

test('a secret never appears in a complaint', () => {
  expect(() => parseConfig({ ADMIN_PASSWORD: 'hunter2', PORT: '-1' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }) as Error,
  )
})
