import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '../../src/contract/routes.ts'
import { createTestApp } from '../support/create-test-app.ts'

test('supervisors learn whether the service lives and can work', async () => {
  await using server = await createTestApp({ working: false })
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({
    status: 'ready',
    database: 'ok',
    storage: 'ok',
    queue: 'ok',
  })
  server.dependencies.storage.check = async () => await Promise.reject(new Error('disk gone'))
  const broken = await server.app.inject({ url: '/readyz' })
  expect([broken.statusCode, broken.json()]).toMatchObject([503, { status: 'not ready', storage: 'failed' }])
  expect(broken.body).not.toContain('disk gone')
})

test('metrics count books and requests', async () => {
  await using server = await createTestApp()
  await server.evaluate('x')
  const { body } = await server.app.inject({ url: '/metrics' })
  expect(body).toContain('mizan_books_completed_total{engine="lexical"} 1')
  expect(body).toContain('mizan_http_request_seconds_count{method="POST",route="/api/evaluate",status="202"} 1')
})

test('the documentation describes every mounted route and loads nothing from elsewhere', async () => {
  await using server = await createTestApp({ working: false })
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>()
  const later = ['deepAnalyze', 'previewScoringConfig', 'openapi', 'docs']
  for (const [name, { method, path }] of Object.entries(ROUTES)) {
    if (later.includes(name)) continue
    expect(paths).toHaveProperty([path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()])
  }
  const page = await server.app.inject({ url: '/api/docs' })
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => String(match[1]))
  for (const url of sources) expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 200])
  expect(page.body).not.toMatch(/<script>|https?:/)
})

test('an unknown address of the service answers JSON in the language of the reader', async () => {
  await using server = await createTestApp({ working: false })
  const answer = await server.app.inject({ url: '/api/nothing?lang=ar' })
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'لا يوجد شيء في هذا العنوان.', code: 'not_found' }])
})

test('broken requests are answered with JSON and without a stack', async () => {
  await using server = await createTestApp({ working: false })
  const url = '/api/scoring-configs'
  const headers = { 'content-type': 'application/json' }
  for (const payload of ['{', '{"__proto__":{"x":1}}', '[]']) {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('code')
    expect(answer.body).not.toMatch(/\bat .*\.ts|node_modules/)
  }
  const large = await server.app.inject({ method: 'POST', url, headers, payload: `"${'x'.repeat(3_000_000)}"` })
  expect(large.statusCode).toBe(413)
  for (const id of ['1', '%00', '..%2f..%2fetc']) {
    expect([id, (await server.app.inject({ url: `/api/evaluate/${id}` })).statusCode]).toEqual([id, 404])
  }
})

test('the web application answers every address that is not the service', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mizan-web-'))
  try {
    await mkdir(join(directory, 'assets'))
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>Mizan</title>')
    await writeFile(join(directory, 'assets/app-1a2b.js'), 'export {}')
    await using server = await createTestApp({ working: false, web: { kind: 'static', directory } })
    for (const url of ['/', '/analytics', '/admin/scoring']) {
      const page = await server.app.inject({ url })
      expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      expect(page.body).toContain('<title>Mizan</title>')
    }
    const script = await server.app.inject({ url: '/assets/app-1a2b.js' })
    expect(script.headers['cache-control']).toContain('immutable')
    // A build beside the running process: its files are there for whoever got its page, and the page stays the one that fits.
    await writeFile(join(directory, 'assets/app-3c4d.js'), 'export {}')
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>Later</title>')
    const later = await server.app.inject({ url: '/assets/app-3c4d.js' })
    expect([later.statusCode, later.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await server.app.inject({ url: '/' })).body).toContain('<title>Mizan</title>')
    for (const url of ['/assets/gone.js', '/api/gone', '/..%2f..%2fetc/passwd.txt']) {
      const gone = await server.app.inject({ url })
      expect([url, gone.statusCode, gone.json<{ code: string }>().code]).toEqual([url, 404, 'not_found'])
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
