import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'
import { secondProcess } from './support/second-process.ts'

const PASSWORD = 'correct horse'
type Headers = Record<string, string>

let server: TestApp
let cookie = ''
const host = 'localhost:3000'
const form = multipart([{ name: 'file', filename: 'a.txt', content: 'A story.' }])
beforeAll(async () => {
  server = await createTestApp({ adminPassword: PASSWORD, working: false })
  const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: PASSWORD } })
  cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const ask = async (method: string, url: string, headers: Headers, payload = '') =>
  await server.app.inject({ method: method as 'POST', url, headers: { host, cookie, ...headers }, payload })

describe('a write that another site sends', () => {
  test.each<[string, Headers]>([
    ['from another name', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:4000' }],
    ['from another scheme and port', { origin: 'https://localhost' }],
    ['from a page without origin', { origin: 'null' }],
    ['from a file', { origin: 'file://' }],
    ['from a name that looks alike', { origin: 'http://localhost:3000.evil.example' }],
    ['from a name with ours as its user', { origin: 'http://localhost:3000@evil.example' }],
    ['as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour under the same name', { 'sec-fetch-site': 'same-site' }],
    [
      'from our origin, as it says, but not as the browser says',
      { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' },
    ],
  ])('%s is refused, with the session of whoever looks at it', async (_, headers) => {
    const writes: [string, string][] = [
      ['POST', '/api/evaluate'],
      ['POST', '/api/session'],
      ['POST', '/api/rescorings'],
      ['DELETE', `/api/evaluations/${crypto.randomUUID()}`],
      ['PATCH', `/api/evaluations/${crypto.randomUUID()}`],
      ['DELETE', '/api/session'],
    ]
    for (const [method, url] of writes) {
      expect([method, url, (await ask(method, url, headers)).statusCode]).toEqual([method, url, 403])
    }
  })

  test('our own page may write', async () => {
    const headers = { ...form.headers, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', host, cookie }
    const answer = await server.app.inject({ method: 'POST', url: '/api/evaluate', headers, payload: form.body })
    expect(answer.statusCode).toBe(202)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=utf-8', 'application/json-seq'])(
    'a form of type %s is no JSON',
    async (type) => {
      const answer = await ask('POST', '/api/session', { 'content-type': type }, JSON.stringify({ password: PASSWORD }))
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([415, undefined])
    },
  )

  test.each<[string, Headers]>([
    ['x-http-method-override', { 'x-http-method-override': 'DELETE' }],
    ['x-method-override', { 'x-method-override': 'DELETE' }],
    ['x-http-method', { 'x-http-method': 'DELETE' }],
  ])('no header makes another method of it: %s', async (_, headers) => {
    const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'x' }])).json<{ id: string }>()
    expect((await ask('GET', `/api/evaluate/${id}?_method=DELETE`, headers)).statusCode).toBe(200)
    expect((await ask('POST', `/api/evaluations/${id}?_method=DELETE`, headers)).statusCode).toBe(404)
    expect((await server.evaluation(id)).status).toBe('pending')
  })

  test('no answer invites another site to read it', async () => {
    for (const method of ['GET', 'OPTIONS', 'HEAD']) {
      const { headers } = await ask(method, '/api/evaluations', {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-cancel-token',
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  test('no page shows ours in a frame', async () => {
    const { headers } = await ask('GET', '/', {})
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('a name that leads here by the choice of somebody else (DNS rebinding)', () => {
  test.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.168.1.5',
    '0.0.0.0',
    '[::ffff:10.0.0.1]',
    '2130706433',
    'evil.example#localhost',
    'evil.example\\@localhost',
  ])('%s is not answered', async (name) => {
    for (const url of ['/', '/api/evaluations', '/metrics']) {
      expect([url, (await ask('GET', url, { host: name })).statusCode]).toEqual([url, 421])
    }
  })

  test('also where a proxy is trusted and the page forges what it forwards', async () => {
    for (const trustProxy of [true, '127.0.0.1']) {
      const app = await secondProcess(server, { trustProxy, publicUrl: new URL('https://mizan.example') })
      const forged = { host: 'evil.example', 'x-forwarded-host': 'mizan.example' }
      expect((await app.inject({ url: '/api/evaluations', headers: forged })).statusCode).toBe(421)
      const misled = { host: 'mizan.example', 'x-forwarded-host': 'evil.example' }
      expect((await app.inject({ url: '/api/evaluations', headers: misled })).statusCode).toBe(421)
      const kept = { host: 'mizan.example', 'x-forwarded-host': 'mizan.example' }
      expect((await app.inject({ url: '/api/evaluations', headers: kept })).statusCode).toBe(200)
      await app.close()
    }
  })

  test('nor is it when others reach the server under a name of its own', async () => {
    const app = await secondProcess(server, { exposed: true, publicUrl: new URL('https://mizan.example') })
    const status = async (name: string) =>
      (await app.inject({ url: '/api/evaluations', headers: { host: name } })).statusCode
    expect([await status('mizan.example'), await status('evil.example'), await status('10.0.0.5')]).toEqual([
      200, 421, 421,
    ])
    // A supervisor asks by address.
    expect((await app.inject({ url: '/readyz', headers: { host: '10.0.0.5' } })).statusCode).toBe(200)
    await app.close()
  })
})
