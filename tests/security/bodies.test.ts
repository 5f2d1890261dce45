import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart, type FormPart } from '../support/multipart.ts'
import { exchange, readAnswer, talk } from './support/exchange.ts'
import { processorMs } from '../support/processor-time.ts'

let server: TestApp
let port = 0
beforeAll(async () => {
  server = await createTestApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const json = { 'content-type': 'application/json' }
const post = async (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
  await server.app.inject({ method: 'POST', url, payload, headers })
const send = async (parts: FormPart[], url = '/api/evaluate') => await server.upload(parts, { url })
const file = (content: string | Uint8Array = 'x', name = 'file'): FormPart => ({ name, filename: 'a.txt', content })

describe('a body that is too much', () => {
  test('of JSON is refused before it is read', async () => {
    const answer = await post('/api/scoring-configs/preview', `{"name":"${'a'.repeat(2.1 * 1024 * 1024)}"}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'invalid_request' }])
  })

  test('packed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    expect(bomb.length).toBeLessThan(300_000)
    const before = process.memoryUsage().rss
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip']) {
      const answer = await post('/api/session', bomb, { ...json, 'content-encoding': encoding })
      expect([encoding, answer.statusCode]).toEqual([encoding, 400])
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test.each([
    ['lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects', '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000)],
    ['names', `{${Array.from({ length: 100_000 }, (_, index) => `"k${String(index)}":1`).join(',')}}`],
    ['the same name', `{${'"a":1,'.repeat(200_000)}"a":1}`],
  ])('of nested or many %s is refused in a moment', async (_, body) => {
    const started = processorMs()
    for (const url of ['/api/session', '/api/scoring-configs', '/api/scoring-configs/preview', '/api/rescorings']) {
      const answer = await post(url, body)
      expect([url, answer.statusCode < 500]).toEqual([url, true])
    }
    expect(processorMs() - started).toBeLessThan(5000)
  })

  test.each<[string, FormPart[], number]>([
    ['fields', Array.from({ length: 30 }, (_, index) => ({ name: `f${String(index)}`, content: 'x' })), 413],
    ['long fields', [{ name: 'note', content: 'x'.repeat(1_000_000) }, file()], 202],
    ['long names of fields', [{ name: 'n'.repeat(50_000), content: 'x' }, file()], 202],
    ['files', [file(), file(), file()], 413],
    ['files under other names', [file('x', 'a'), file('x', 'b'), file('x', 'c')], 413],
    ['parts', Array.from({ length: 2000 }, () => ({ name: 'n', content: '' })), 413],
  ])('of many %s', async (_, parts, status) => {
    const answer = await send(parts)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('application/json') as string,
    ])
  })

  test('of parameters or of an address without end is refused', async () => {
    const many = `/api/evaluations?${'a=1&'.repeat(3000)}limit=1`
    expect((await exchange(port, { path: many })).status).toBe(200)
    expect((await exchange(port, { path: `/api/evaluations?q=${'a'.repeat(500)}` })).status).toBe(400)
    expect((await exchange(port, { path: `/api/evaluations?${'a'.repeat(40_000)}` })).status).toBe(431)
    expect((await exchange(port, { path: '/api/evaluations?limit=1&limit=2' })).status).toBe(400)
  })
})

describe('framing of requests (smuggling)', () => {
  const head = 'POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
  test.each([
    ['two ways of saying the length', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1`],
    ['a length that is no number', `${head}Content-Length: +5\r\n\r\n{"a":`],
    ['a coding nobody knows', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk that is no number', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n0\r\n\r\n`],
    ['a folded header', `${head}X: a\r\n b\r\nContent-Length: 0\r\n\r\n`],
    ['a line feed alone', 'GET / HTTP/1.1\nHost: 127.0.0.1\n\n'],
    ['a request without a name', 'GET / HTTP/1.1\r\n\r\n'],
    ['NUL in a header', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\0b\r\n\r\n'],
  ])('with %s ends the connection', async (_, request) => {
    const received = await talk(port, `${request}GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    expect(readAnswer(received).status).toBe(400)
    // What stands behind it is never taken for a request of its own.
    expect(received.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
  })
})

describe('names that are more than names (prototype pollution, mass assignment)', () => {
  test.each([
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"name":"x","system1Config":{"__proto__":{"polluted":true}}}',
    '{"password":"x","__proto__":{"signedIn":true}}',
  ])('%s is refused in every JSON body', async (body) => {
    for (const url of ['/api/session', '/api/scoring-configs', '/api/rescorings', '/api/generate-pdf-report']) {
      expect([url, (await post(url, body)).statusCode]).toEqual([url, 400])
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('neither queries nor cookies nor fields nor cover names reach a prototype', async () => {
    const { id } = (await send([file()])).json<{ id: string }>()
    const urls = [
      '/api/evaluations?__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1',
      `/api/evaluate/${id}?constructor=1&__proto__=2&toString=3`,
      `/api/evaluate/${id}/source-cover/constructor`,
      `/api/evaluate/${id}/source-cover/__proto__`,
      `/api/evaluate/${id}/download/__proto__`,
      '/api/docs/__proto__',
      '/api/docs/toString',
      '/__proto__',
    ]
    for (const url of urls) {
      const answer = await server.app.inject({ url, headers: { cookie: '__proto__=polluted; constructor=1' } })
      expect([url, answer.statusCode < 500]).toEqual([url, true])
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await send([{ name, content: '{"polluted":true}' }, file()])
      expect([name, answer.statusCode]).toEqual([name, expect.toSatisfy((status: number) => status < 500)])
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('a correction sets title, author and publisher, whatever else it names', async () => {
    const { id } = await server.evaluate('A story to correct.')
    const before = await server.database.connection.selectFrom('evaluations').selectAll().where('id', '=', id).execute()
    const names = ['id', 'status', 'result', 'final_verdict', 'in_library', 'cover_key', 'coverKey', 'edits', 'review']
    const form = multipart([
      { name: 'title', content: 'A new title' },
      ...names.map((name) => ({ name, content: 'Whitelisted' })),
    ])
    const answer = await server.app.inject({
      method: 'PATCH',
      url: `/api/evaluations/${id}`,
      headers: form.headers,
      payload: form.body,
    })
    expect(answer.statusCode).toBe(200)
    const after = await server.database.connection.selectFrom('evaluations').selectAll().where('id', '=', id).execute()
    const changed = Object.keys(after[0] ?? {}).filter(
      (name) => JSON.stringify(after[0]?.[name as 'id']) !== JSON.stringify(before[0]?.[name as 'id']),
    )
    const madeOfIt = ['edits', 'updated_at', 'search_text', 'listed_en', 'listed_ar']
    expect(changed.filter((name) => !madeOfIt.includes(name))).toEqual([])
    expect(JSON.parse(after[0]?.edits ?? '')).toEqual({ title: 'A new title' })
  })

  test('a configuration chooses neither its id nor whether it holds', async () => {
    const { id: active, ...rules } = (await server.app.inject('/api/scoring-configs/active')).json<{ id: string }>()
    const chosen = { ...rules, id: active, isActive: 1, is_active: true, createdAt: '2000-01-01T00:00:00Z' }
    const saved = (await post('/api/scoring-configs', JSON.stringify(chosen))).json<{ id: string }>()
    expect(saved.id).not.toBe(active)
    expect((await server.app.inject('/api/scoring-configs/active')).json<{ id: string }>().id).toBe(active)
    const stored = server.database.connection
      .selectFrom('scoring_configs')
      .select('created_at')
      .where('id', '=', saved.id)
    expect((await stored.executeTakeFirstOrThrow()).created_at.getFullYear()).toBeGreaterThan(2000)
  })
})
