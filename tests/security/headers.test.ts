import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { serveMetrics } from '../../src/server/http/serve-metrics.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'
import { pixel } from './support/pixel.ts'
import { exchange, type Ask } from './support/exchange.ts'

let server: TestApp
let directory = ''
let port = 0
let id = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-pages-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Mizan</title>')
  await writeFile(join(directory, 'assets', 'app-1a2b.js'), 'export {}')
  server = await createTestApp({
    pipeline: createFakePipeline({ cover: await pixel() }),
    web: { kind: 'static', directory },
    publicUrl: new URL('https://mizan.example'),
  })
  id = (await server.evaluate('A small story about a lamp.')).id
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

const json = { 'content-type': 'application/json' }
const events = { accept: 'text/event-stream' }

/** Every kind of answer there is, with the status it should have. */
const answers = (): Record<string, [number, Ask]> => ({
  'a page': [200, { path: '/' }],
  'a page of the application': [200, { path: '/analytics' }],
  'an asset': [200, { path: '/assets/app-1a2b.js' }],
  'a missing asset': [404, { path: '/assets/none.js' }],
  'a record': [200, { path: `/api/evaluate/${id}` }],
  'the list': [200, { path: '/api/evaluations' }],
  'a cover': [200, { path: `/api/evaluate/${id}/cover` }],
  'a text report': [200, { path: `/api/evaluate/${id}/download/txt` }],
  'a JSON report': [200, { path: `/api/evaluate/${id}/download/json` }],
  'the library as CSV': [200, { path: '/api/evaluations/export?format=csv' }],
  'the library as ONIX': [200, { path: '/api/evaluations/export?format=onix' }],
  'an event stream': [
    200,
    {
      method: 'POST',
      path: '/api/generate-pdf-report',
      headers: { ...json, ...events },
      body: `{"bookIds":["${id}"]}`,
    },
  ],
  'the documentation': [200, { path: '/api/docs' }],
  'a file of the documentation': [200, { path: '/api/docs/swagger-ui.css' }],
  'no file of the documentation': [404, { path: '/api/docs/constructor' }],
  'the contract': [200, { path: '/api/openapi.json' }],
  'a probe': [200, { path: '/healthz' }],
  metrics: [200, { path: '/metrics' }],
  'no such route': [404, { path: '/api/nothing' }],
  'no such book': [404, { path: `/api/evaluate/${crypto.randomUUID()}` }],
  'another method': [404, { method: 'PUT', path: '/api/evaluations' }],
  preflight: [404, { method: 'OPTIONS', path: '/api/evaluations', headers: { origin: 'https://evil.example' } }],
  'an invalid body': [400, { method: 'POST', path: '/api/session', headers: json, body: '{' }],
  'a body that is too large': [
    413,
    { method: 'POST', path: '/api/session', headers: { ...json, 'content-length': '3000000' }, body: '{}' },
  ],
  'a body of another type': [
    415,
    { method: 'POST', path: '/api/session', headers: { 'content-type': 'text/plain' }, body: '{}' },
  ],
  'a foreign page': [
    403,
    { method: 'POST', path: '/api/session', headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
  ],
  'a foreign name': [421, { path: '/', headers: { host: 'evil.example' } }],
  'an address nobody can decode': [404, { path: '/%zz' }],
  'an endless id': [404, { path: `/api/evaluate/${'a'.repeat(300)}` }],
  'headers without end': [431, { path: '/', headers: { x: 'a'.repeat(20_000) } }],
  'no HTTP at all': [400, { path: '/ two words' }],
})

test('every kind of answer carries the headers of a strict page', async () => {
  for (const [kind, [status, ask]] of Object.entries(answers())) {
    const answer = await exchange(port, ask)
    expect.soft([kind, answer.status]).toEqual([kind, status])
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    const shown = { kind, policy, headers: Object.fromEntries(headers) }
    expect.soft(shown).toMatchObject({
      kind,
      policy: expect.stringMatching(/default-src '(?:self|none)'/) as string,
      headers: {
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': expect.any(String) as string,
      },
    })
    expect.soft([kind, policy]).toEqual([kind, expect.stringContaining("frame-ancestors 'none'")])
    expect.soft([kind, policy]).toEqual([kind, expect.not.stringMatching(/unsafe|\*|https?:/)])
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect.soft([kind, name, headers.get(name)]).toEqual([kind, name, null])
    }
    // What is answered below the routes has no page, no device and no site to speak of.
    if (['an address nobody can decode', 'an endless id', 'headers without end', 'no HTTP at all'].includes(kind))
      continue
    expect.soft(shown).toMatchObject({
      kind,
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'origin-agent-cluster': '?1',
        'permissions-policy': expect.stringContaining('camera=(self)') as string,
        'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
        'x-dns-prefetch-control': 'off',
        'x-permitted-cross-domain-policies': 'none',
      },
    })
  }
})

test('so do the answers of a port that is for metrics alone', async () => {
  const free = createServer()
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
  const { port: at } = free.address() as AddressInfo
  await new Promise((resolve) => free.close(resolve))
  const close = await serveMetrics(server.dependencies, { port: at, host: '127.0.0.1' })
  for (const path of ['/healthz', '/nothing', '/%zz', '/ two words']) {
    const { headers } = await exchange(at, { path })
    expect.soft([path, Object.fromEntries(headers)]).toMatchObject([
      path,
      {
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      },
    ])
  }
  await close()
})

test('only what everybody may have is kept by caches between us and the reader', async () => {
  const cached: string[] = []
  for (const [kind, [, ask]] of Object.entries(answers())) {
    const control = (await exchange(port, ask)).headers.get('cache-control') ?? ''
    if (!/no-store|no-cache|private/.test(control)) cached.push(kind)
  }
  expect(cached).toEqual(['an asset', 'a file of the documentation'])
})

test('what is downloaded is named, typed and never shown in place', async () => {
  for (const [path, type] of [
    [`/api/evaluate/${id}/download/txt`, 'text/plain; charset=utf-8'],
    [`/api/evaluate/${id}/download/json`, 'application/json; charset=utf-8'],
    [`/api/evaluate/${id}/download/pdf`, 'application/pdf'],
    ['/api/evaluations/export?format=json', 'application/json; charset=utf-8'],
    ['/api/evaluations/export?format=csv', 'text/csv; charset=utf-8'],
    ['/api/evaluations/export?format=onix', 'application/xml; charset=utf-8'],
  ] as const) {
    const { status, headers } = await exchange(port, { path })
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type])
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('HTTPS is only promised where there is HTTPS', async () => {
  await using plain = await createTestApp({ working: false, publicUrl: new URL('http://mizan.example') })
  expect((await plain.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
})

test('the bodies of errors name no path, no statement and no line of code', async () => {
  const { id: broken } = (await server.upload([{ name: 'file', filename: 'b.txt', content: 'x' }])).json<UploadAnswer>()
  await server.ended(broken)
  await server.database.connection
    .updateTable('results')
    .set({ result: '{' })
    .where('evaluation_id', '=', broken)
    .execute()
  const asks: Ask[] = [
    ...Object.values(answers()).flatMap(([status, ask]) => (status >= 400 ? [ask] : [])),
    { path: `/api/evaluate/${broken}` },
    { path: '/api/evaluations?q=%00' },
    { path: '/api/evaluations?cursor=1' },
    { method: 'POST', path: '/api/scoring-configs', headers: json, body: '{"name":{}}' },
  ]
  for (const ask of asks) {
    const { status, text } = await exchange(port, ask)
    expect([ask.path, status]).toEqual([ask.path, expect.toSatisfy((code: number) => code >= 400)])
    expect(text).not.toMatch(
      /node_modules|\/src\/|\.ts\b|\bat [\w.]+ \(|\bselect\b|\binsert\b|FST_ERR|PGlite|mizan-test/i,
    )
  }
})
