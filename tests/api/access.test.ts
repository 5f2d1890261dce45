import { expect, test } from 'vitest'
import { errorMessage } from '../../src/contract/error-messages.ts'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

const PASSWORD = 'correct horse'
const file = [{ name: 'file', filename: 'a.txt', content: 'A story.' }]

const signIn = async (server: TestApp, password = PASSWORD) =>
  await server.app.inject({ method: 'POST', url: '/api/session', payload: { password } })

async function cookieOf(server: TestApp): Promise<string> {
  return String((await signIn(server)).headers['set-cookie']).split(';', 1)[0] ?? ''
}

test.each(['evil.example', 'evil.example:3000', '192.168.1.5'])(
  'a request for the host %s is misdirected',
  async (host) => {
    await using server = await createTestApp({ working: false })
    const answer = await server.app.inject({ url: '/api/evaluations', headers: { host } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([421, 'unknown_host'])
  },
)

test.each(['localhost:3000', '127.0.0.1:81', '[::1]:3000', 'mizan.example'])('the host %s is ours', async (host) => {
  await using server = await createTestApp({ working: false, publicUrl: new URL('https://mizan.example') })
  expect((await server.app.inject({ url: '/api/evaluations', headers: { host } })).statusCode).toBe(200)
})

test('a write from another site is refused, a read and our own page are not', async () => {
  await using server = await createTestApp({ working: false })
  const send = async (headers: Record<string, string>) => (await server.upload(file, { headers })).statusCode
  const host = 'localhost:3000'
  expect(await send({ host, origin: 'https://evil.example' })).toBe(403)
  expect(await send({ host, origin: 'null' })).toBe(403)
  expect(await send({ host, origin: 'http://localhost:4000' })).toBe(403)
  expect(await send({ host, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ host, origin: 'http://localhost:3000' })).toBe(202)
})

test('without a password everything is open', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('x')
  expect((await server.app.inject({ url: '/api/audit' })).statusCode).toBe(200)
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBe(204)
})

test('with a password writes need a session, which ends by signing out', async () => {
  await using server = await createTestApp({ adminPassword: PASSWORD })
  const { id } = await server.evaluate('x')
  const remove = async (cookie = '') =>
    await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}`, headers: { cookie } })
  const refused = await remove()
  expect([refused.statusCode, refused.json()]).toMatchObject([401, { error: errorMessage('unauthorized', {}, 'en') }])
  expect((await server.app.inject({ url: '/api/audit' })).statusCode).toBe(401)

  const wrong = await signIn(server, 'wrong')
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
  const attributes = String((await signIn(server)).headers['set-cookie'])
  expect(attributes).toMatch(/HttpOnly/)
  expect(attributes).toMatch(/SameSite=Strict/)

  const cookie = await cookieOf(server)
  await server.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })
  expect((await remove(cookie)).statusCode).toBe(401)
  expect((await remove(await cookieOf(server))).statusCode).toBe(204)
})

test('the uploader may take an unfinished book back with its token', async () => {
  await using server = await createTestApp({ adminPassword: PASSWORD, working: false })
  const { id, cancelToken } = (await server.upload(file)).json<UploadAnswer>()
  const remove = async (token: string) =>
    (await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}`, headers: { 'x-cancel-token': token } }))
      .statusCode
  expect(await remove('guess')).toBe(401)
  expect(await remove(cancelToken)).toBe(204)
})

test('the token of a finished book opens nothing', async () => {
  await using server = await createTestApp({ adminPassword: PASSWORD })
  const { id, cancelToken } = (await server.upload(file)).json<UploadAnswer>()
  await server.ended(id)
  const url = `/api/evaluations/${id}`
  const answer = await server.app.inject({ method: 'DELETE', url, headers: { 'x-cancel-token': cancelToken } })
  expect(answer.statusCode).toBe(401)
})

test('REQUIRE_LOGIN closes uploads, or everything', async () => {
  await using uploads = await createTestApp({ adminPassword: PASSWORD, requireLogin: 'uploads', working: false })
  expect((await uploads.upload(file)).statusCode).toBe(401)
  expect((await uploads.app.inject({ url: '/api/evaluations' })).statusCode).toBe(200)
  expect((await uploads.upload(file, { headers: { cookie: await cookieOf(uploads) } })).statusCode).toBe(202)

  await using all = await createTestApp({ adminPassword: PASSWORD, requireLogin: 'all', working: false })
  expect((await all.app.inject({ url: '/api/evaluations' })).statusCode).toBe(401)
  expect((await all.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const state = await all.app.inject({ url: '/api/session', headers: { cookie: await cookieOf(all) } })
  expect(state.json()).toEqual({ signedIn: true, passwordSet: true, requireLogin: 'all' })
})

test('reachable by others, whole texts need a session and quotes stay open', async () => {
  await using server = await createTestApp({ exposed: true, adminPassword: PASSWORD })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const closed = await server.ended(id)
  expect(closed).toMatchObject({ extractedText: null, extractedTextLength: 8 })
  expect(closed.result).not.toBeNull()
  const headers = { cookie: await cookieOf(server) }
  const open = (await server.app.inject({ url: `/api/evaluate/${id}`, headers })).json<Evaluation>()
  expect(open.extractedText).toBe('A story.')
})

test('guessing passwords is slowed down', async () => {
  await using server = await createTestApp({ adminPassword: PASSWORD, working: false })
  const answers = await Promise.all(Array.from({ length: 14 }, async () => await signIn(server, 'guess')))
  const limited = answers.filter(({ statusCode }) => statusCode === 429)
  expect(limited.length).toBeGreaterThan(0)
  expect(limited[0]?.headers['retry-after']).toMatch(/^\d+$/)
  expect(limited[0]?.json()).toMatchObject({ code: 'rate_limited' })
})

test('every answer carries the headers of a strict page', async () => {
  await using server = await createTestApp({ working: false })
  const { headers } = await server.app.inject({ url: '/api/evaluations' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
