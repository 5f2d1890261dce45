import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifestSchema } from '../../scripts/library/archive.ts'
import { ROUTES } from '../../src/contract/routes.ts'
import { scoringConfigInputSchema } from '../../src/contract/scoring-config.ts'
import { ConfigError, parseConfig } from '../../src/server/config.ts'
import { readOnix } from '../../src/pipeline/extract/onix/read-onix.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

/** Few and bounded: each run of the tests tries other ones, and a failure prints the seed that brings it back. */
const RUNS = { numRuns: 60, interruptAfterTimeLimit: 4000, markInterruptAsFailure: false }
const PASSWORD = 'correct horse'

let server: TestApp
let id = ''
let rules: Record<string, unknown>
beforeAll(async () => {
  server = await createTestApp()
  id = (await server.evaluate('A story that stays.')).id
  rules = (await server.app.inject('/api/scoring-configs/active')).json()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string }
/** Whatever was asked, the answer is one a person can read, and no fault of ours. @returns what is wrong with it */
function faultOf({ statusCode, headers, body }: Answer): string | null {
  if (statusCode >= 500) return `${String(statusCode)} ${body}`
  if (statusCode < 400) return null
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `${String(headers['content-type'])} ${body}`
  const { error, code } = JSON.parse(body) as { error: unknown; code: unknown }
  return typeof error === 'string' && error !== '' && /^[a-z_]+$/.test(String(code)) ? null : body
}

/** Texts that have broken something somewhere. */
const nasty = fc.constantFrom(
  '\0',
  '\u202E',
  '\uD800',
  '',
  ' ',
  "'; drop table evaluations; --",
  '%',
  '_',
  '\\',
  '../../x',
  '-1',
  '1e999',
  '9007199254740993',
  'NaN',
  'null',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(3000),
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom(
      'performedBy',
      'name',
      'password',
      'bookIds',
      'verdict',
      'age',
      'reason',
      'revision',
      'rescore',
      'x',
    ),
    fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.double()),
  ),
)

/** A whole configuration with one value anywhere in it replaced. */
const changedRules = fc.tuple(fc.nat(200), fc.oneof(nasty, fc.jsonValue({ maxDepth: 1 }))).map(([at, value]) => {
  const copy = structuredClone(rules)
  const places: [Record<string, unknown>, string][] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [name, inner] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, name])
      visit(inner)
    }
  }
  visit(copy)
  const [node, name] = places[at % places.length] ?? [copy, 'name']
  node[name] = value
  return copy
})

describe('requests of any kind', () => {
  const bodies: [string, string, fc.Arbitrary<unknown>][] = [
    ['POST', ROUTES.session.path, anything],
    ['POST', ROUTES.pdfReport.path, anything],
    [
      'POST',
      ROUTES.createScoringConfig.path,
      fc.oneof(
        anything,
        fc.constant(null).chain(() => changedRules),
      ),
    ],
    [
      'POST',
      ROUTES.previewScoringConfig.path,
      fc.oneof(
        anything,
        fc.constant(null).chain(() => changedRules),
      ),
    ],
    ['POST', ROUTES.activateScoringConfig.path, anything],
    ['DELETE', ROUTES.deleteScoringConfig.path, anything],
    ['POST', ROUTES.startRescoring.path, anything],
    ['POST', ROUTES.cancelRescoring.path, anything],
    ['POST', ROUTES.review.path, anything],
    ['DELETE', ROUTES.undoReview.path, anything],
    ['POST', ROUTES.retry.path, anything],
    ['POST', ROUTES.addToLibrary.path, anything],
    ['POST', ROUTES.evaluate.path, anything],
    ['PATCH', ROUTES.editEvaluation.path, anything],
    ['POST', ROUTES.createList.path, anything],
    ['PUT', ROUTES.chooseListed.path, anything],
    ['PUT', ROUTES.tellOpinion.path, anything],
  ]
  test.each(bodies)('%s %s with any JSON', async (method, path, body) => {
    await fc.assert(
      fc.asyncProperty(body, fc.oneof(fc.constant(id), text), async (payload, given) => {
        const url = path.replace(':id', encodeURIComponent(given.toWellFormed()))
        const headers = { 'content-type': 'application/json' }
        const asked = { method: method as 'POST', url, headers, payload: JSON.stringify(payload) }
        expect(faultOf(await server.app.inject(asked))).toBeNull()
      }),
      { ...RUNS, numRuns: 30 },
    )
  })

  const readable = Object.entries(ROUTES).filter(
    ([name, { method }]) => method === 'GET' && !['download', 'readyz', 'metrics'].includes(name),
  )
  test('every address with any parameters', async () => {
    const names = ['lang', 'limit', 'cursor', 'q', 'status', 'format', 'offset', 'sort', 'x', '__proto__', 'a[b]']
    const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...readable), query, text, async ([, { path }], parameters, given) => {
        const encode = (part: string): string => encodeURIComponent(part.toWellFormed())
        const filled = path.replace(':id', id).replaceAll(/:\w+/g, encode(given))
        const asked = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
        expect(faultOf(await server.app.inject(`${filled}?${asked}`))).toBeNull()
      }),
      { ...RUNS, numRuns: 150 },
    )
  })

  test('any headers', async () => {
    const value = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)) })
    const odd = fc.constantFrom(
      'bytes=0-',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-0,2-99999',
      '*',
      'W/"',
      '"',
      'q=NaN',
      '-1',
    )
    const names = [
      'range',
      'if-none-match',
      'if-modified-since',
      'accept-language',
      'accept',
      'accept-encoding',
      'cookie',
    ]
    names.push('x-cancel-token', 'x-request-id', 'x-forwarded-for', 'forwarded', 'if-match', 'expect', 'te', 'via')
    const headers = fc.dictionary(fc.constantFrom(...names), fc.oneof(odd, value), { minKeys: 1 })
    const urls = [
      '/api/evaluations',
      `/api/evaluate/${id}`,
      '/api/docs',
      '/',
      '/api/docs/swagger-ui.css',
      '/api/session',
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...urls), headers, async (url, given) => {
        if (given['expect'] !== undefined) delete given['expect']
        expect(faultOf(await server.app.inject({ url, headers: given }))).toBeNull()
      }),
      { ...RUNS, numRuns: 100 },
    )
  })

  test('any framing of a form', async () => {
    const piece = fc.constantFrom(
      '--b',
      '--b--',
      '\r\n',
      '\n',
      'content-disposition: form-data; name="file"; filename="a.txt"',
      "content-disposition: form-data; name=file; filename*=UTF-8''%E0%A4%A.txt",
      'content-disposition: form-data; name="__proto__"',
      'content-disposition:',
      'content-type: text/plain; charset=utf-7',
      'content-transfer-encoding: base64',
      'x'.repeat(5000),
      '\0',
    )
    const body = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((pieces) => pieces.join(''))
    const type = fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary="b"',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      'multipart/mixed; boundary=b',
    )
    const targets = fc.constantFrom<['POST' | 'PATCH', string]>(
      ['POST', ROUTES.evaluate.path],
      ['POST', ROUTES.evaluateOcr.path],
      ['PATCH', `/api/evaluations/${id}`],
    )
    await fc.assert(
      fc.asyncProperty(targets, type, body, async ([method, url], contentType, payload) => {
        expect(
          faultOf(await server.app.inject({ method, url, headers: { 'content-type': contentType }, payload })),
        ).toBeNull()
      }),
      RUNS,
    )
  })

  test('any cookie and any password, with a session asked for', async () => {
    await using closed = await createTestApp({ adminPassword: PASSWORD, requireLogin: 'all', working: false })
    await fc.assert(
      fc.asyncProperty(text, text, async (password, cookie) => {
        await closed.database.connection.deleteFrom('login_attempts').execute()
        const signIn = await closed.app.inject({ method: 'POST', url: '/api/session', payload: { password } })
        expect([400, 401]).toContain(signIn.statusCode)
        const sent = encodeURIComponent(cookie.toWellFormed())
        const headers = { cookie: `mizan_session=${sent}; ${sent}=x; mizan_session=` }
        expect((await closed.app.inject({ url: '/api/evaluations', headers })).statusCode).toBe(401)
      }),
      { ...RUNS, numRuns: 20 },
    )
  })
})

test('rows of older and newer versions are read: columns nobody filled, fields nobody knows', async () => {
  const { connection } = server.database
  const older = await server.evaluate('A story of an older version.')
  const row = connection.selectFrom('evaluations').selectAll().where('id', '=', older.id)
  const before = await row.executeTakeFirstOrThrow()
  const stored = connection.selectFrom('results').selectAll().where('evaluation_id', '=', older.id)
  const kept = await stored.executeTakeFirstOrThrow()
  const empty = fc.subarray([
    ...(['evaluator', 'ai_usage', 'outcome', 'review', 'community', 'retailer', 'listed_en', 'listed_ar'] as const),
    ...(['scoring_config_id', 'scoring_config_version', 'duplicate_of', 'cover_key', 'error_code'] as const),
  ])
  const extra = (json: string): string => JSON.stringify({ ...(JSON.parse(json) as object), later: { a: [null] } })
  const paths = [
    `/api/evaluate/${older.id}`,
    '/api/evaluations?lang=ar',
    '/api/review-queue',
    `/api/evaluations/${older.id}/history`,
    `/api/evaluate/${older.id}/deep-analysis`,
    `/api/evaluate/${older.id}/download/txt`,
    `/api/evaluate/${older.id}/download/json`,
    '/api/evaluations/export?format=csv',
    '/api/evaluations/export?format=onix',
  ]
  await fc.assert(
    fc.asyncProperty(empty, fc.boolean(), fc.constantFrom(...paths), async (columns, isNewer, path) => {
      const nothing = Object.fromEntries(columns.map((column) => [column, null]))
      await connection
        .updateTable('evaluations')
        .set({ ...before, ...nothing })
        .where('id', '=', older.id)
        .execute()
      const { result, nmc_assessment: nmc, judgement } = kept
      const newer = { result: extra(result), nmc_assessment: extra(nmc), judgement: extra(judgement) }
      await connection
        .updateTable('results')
        .set(isNewer ? newer : { result, nmc_assessment: nmc, judgement })
        .where('evaluation_id', '=', older.id)
        .execute()
      expect(faultOf(await server.app.inject(path))).toBeNull()
    }),
    { ...RUNS, numRuns: 50 },
  )
})

test('whatever was asked, the library is as it was and works', async () => {
  const { status } = await server.evaluation(id)
  expect(status).toBe('completed')
  expect((await server.evaluate('Another story.')).status).toBe('completed')
})

describe('files of any content', () => {
  test('a feed ends with products or a fault, never with an exception', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mizan-fuzz-'))
    const tags = [
      'ONIXMessage',
      'Product',
      'RecordReference',
      'TitleDetail',
      'TitleElement',
      'TitleText',
      'IDValue',
      'b203',
    ]
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}/>`, `<${tag} release="3.0">`])),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?xml version="1.0" encoding="utf-16"?>',
        '&#0;',
        '&#x110000;',
        '&x;',
      ),
      text,
    )
    const feed = fc.array(piece, { maxLength: 40 }).map((pieces) => `<ONIXMessage release="3.0">${pieces.join('')}`)
    const path = join(folder, 'feed.xml')
    await fc.assert(
      fc.asyncProperty(fc.oneof(feed, text), async (content) => {
        await writeFile(path, content)
        for await (const { products } of readOnix(path)) {
          for (const { title, author, recordReference } of products) {
            expect(`${title}${author}${recordReference}`).not.toContain('\0')
          }
        }
      }),
      { ...RUNS, numRuns: 150 },
    )
    await rm(folder, { recursive: true, force: true })
  })

  test('settings are taken or complained of by name', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'FILES_URL',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'ADMIN_PASSWORD',
      'WORKERS',
    ]
    names.push(
      'REQUIRE_LOGIN',
      'ROLE',
      'LOG_LEVEL',
      'OPEN_LIBRARY_URL',
      'COVER_HOSTS',
      'AI_PROVIDER',
      'AI_PRICES',
      'AI_BASE_URL',
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (environment) => {
        try {
          parseConfig(environment)
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
          expect((error as Error).message).toMatch(/^Mizan cannot start with these settings:\n- /)
        }
      }),
      { ...RUNS, numRuns: 300 },
    )
  })

  test('a manifest of a backup names no path but its own', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '', 'a', 'covers', '\0', 'C:', '~', 'a\\..\\b', ' '), fc.string())
    const key = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('/'))
    const sha256 = 'a'.repeat(64)
    fc.assert(
      fc.property(key, (path) => {
        const manifest = {
          format: 'mizan-library',
          version: 1,
          createdAt: new Date(0).toISOString(),
          migrations: ['0001-initial'],
          tables: [],
          files: [{ key: path, size: 1, sha256 }],
        }
        const taken = manifestSchema.safeParse(manifest).success
        const leadsOut = /(?:^|[/\\])\.\.?(?:[/\\]|$)|^[/\\~]|\0|\\|:/.test(path)
        expect(taken).toBe(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path))
        expect(taken && leadsOut).toBe(false)
      }),
      { ...RUNS, numRuns: 500 },
    )
  })

  test('a configuration file is taken or refused with its field', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.constant(null).chain(() => changedRules),
        ),
        (given) => {
          const parsed = scoringConfigInputSchema.safeParse(given)
          expect(parsed.success || parsed.error.issues.every(({ message }) => message !== '')).toBe(true)
        },
      ),
      { ...RUNS, numRuns: 200 },
    )
  })
})
