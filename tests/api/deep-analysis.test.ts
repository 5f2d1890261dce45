import { once } from 'node:events'
import { expect, test } from 'vitest'
import { deepAnalysisSchema, type DeepAnalysis } from '../../src/contract/deep-analysis.ts'
import { MizanError } from '../../src/contract/errors.ts'
import { sweepUnlisted } from '../../src/server/evaluations/discard-unlisted.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'
import { multipart } from '../support/multipart.ts'

const url = '/api/deep-analyze'
const content = 'Mina found a lamp in the old tower. She gave it back to its keeper.'
const file = [{ name: 'file', filename: 'Lamp.txt', content }]
const list = async (server: TestApp) =>
  (await server.app.inject({ url: '/api/evaluations' })).json<{ id: string; status: string }[]>()
const add = async (server: TestApp, id: string) =>
  await server.app.inject({ method: 'POST', url: `/api/evaluate/${id}/add-to-library` })
const rows = async (server: TestApp) =>
  await server.database.connection.selectFrom('evaluations').select(['id', 'status']).execute()

/** Over a real connection, which can be closed. */
async function send(server: TestApp, accept: string, signal?: AbortSignal): Promise<Response> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const form = multipart(file)
  return await fetch(`${address}${url}`, {
    method: 'POST',
    headers: { ...form.headers, accept },
    body: new Uint8Array(form.body),
    ...(signal ? { signal } : {}),
  })
}

type Event = { name: string; data: Record<string, unknown> }
function parseEvents(body: string): Event[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> }
    })
}

test('the request waits for the analysis, which stays out of the library until it is added', async () => {
  await using server = await createTestApp()
  const answer = await server.upload(file, { url })
  expect(answer.statusCode).toBe(200)
  const analysis = deepAnalysisSchema.parse(answer.json())
  expect(analysis.title).toBe('Lamp.txt')
  const id = String(answer.headers['x-evaluation-id'])
  expect(await list(server)).toEqual([])

  const before = (await server.app.inject({ url: '/api/evaluations' })).headers.etag
  expect((await add(server, id)).json()).toEqual({ id, status: 'completed' })
  expect((await add(server, id)).statusCode).toBe(200)
  expect((await list(server)).map((row) => row.id)).toEqual([id])
  expect((await server.app.inject({ url: '/api/evaluations' })).headers.etag).not.toBe(before)
  const { calls } = (await server.dependencies.pipeline()) as unknown as { calls: object }
  expect(calls).toEqual({ extract: 1, assess: 1, judge: 1 })
})

test('steps finished before are used again, in both directions', async () => {
  const pipeline = createFakePipeline()
  await using server = await createTestApp({ pipeline })
  await server.evaluate(content)
  expect((await server.upload(file, { url })).statusCode).toBe(200)
  expect(pipeline.calls).toMatchObject({ extract: 1, assess: 1 })
  await server.evaluate(content)
  expect(pipeline.calls).toMatchObject({ extract: 1, assess: 1 })
})

test('it speaks the language of the reader', async () => {
  await using server = await createTestApp()
  const answer = await server.upload(file, { url: `${url}?lang=ar` })
  const arabic = answer.json<DeepAnalysis>()
  const byHeader = (await server.upload(file, { url, headers: { 'accept-language': 'ar' } })).json<DeepAnalysis>()
  const english = (await server.upload(file, { url })).json<DeepAnalysis>()
  expect(byHeader).toEqual(arabic)
  const address = `/api/evaluate/${String(answer.headers['x-evaluation-id'])}/deep-analysis`
  expect((await server.app.inject({ url: `${address}?lang=ar` })).json()).toEqual(arabic)
  expect((await server.app.inject({ url: address })).json()).toEqual(english)
  expect(arabic.educational_insights.pedagogical_value).toMatch(/\p{Script=Arabic}/u)
  expect(english.educational_insights.pedagogical_value).not.toMatch(/\p{Script=Arabic}/u)
})

test('the stream tells how far it is while it runs, and ends with the analysis', async () => {
  const step = Promise.withResolvers<void>()
  const pipeline = createFakePipeline({ onStep: async (name) => await (name === 'assess' ? step.promise : undefined) })
  await using server = await createTestApp({ pipeline })
  const answer = await send(server, 'text/event-stream')
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let body = ''
  for await (const chunk of answer.body ?? []) {
    body += Buffer.from(chunk).toString()
    // The second step goes on only once its beginning has been heard of.
    if (body.includes('"percent":20')) step.resolve()
  }
  const events = parseEvents(body)
  const progress = events.filter(({ name }) => name === 'progress').map(({ data }) => data)
  expect(progress).toContainEqual({ percent: 20, stage: 'cultural' })
  expect(progress.at(-1)).toEqual({ percent: 100, stage: 'finalizing' })
  const percents = progress.map(({ percent }) => Number(percent))
  expect(percents).toEqual(percents.toSorted((x, y) => x - y))
  const last = events.at(-1)
  expect(last?.name).toBe('result')
  expect(last?.data['id']).toBe(answer.headers.get('x-evaluation-id'))
  expect(() => deepAnalysisSchema.parse(last?.data['analysis'])).not.toThrow()
})

test('a book that cannot be read answers with its sentence and status, and nothing stays', async () => {
  const pipeline = createFakePipeline({
    onStep: (step) => {
      if (step === 'extract') throw new MizanError('password_protected')
    },
  })
  await using server = await createTestApp({ pipeline })
  const answer = await server.upload(file, { url: `${url}?lang=ar` })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['x-evaluation-id']).toBeUndefined()
  const body = answer.json<{ error: string; code: string }>()
  expect(body).toMatchObject({ code: 'password_protected' })
  expect(body.error).toContain('كلمة مرور')
  const streamed = await server.upload(file, { url, headers: { accept: 'text/event-stream' } })
  expect(parseEvents(streamed.body).at(-1)).toEqual({
    name: 'error',
    data: {
      error: 'The file is protected by a password. Remove the password and upload it again.',
      code: 'password_protected',
    },
  })
  expect(await rows(server)).toEqual([])
  expect(await server.database.connection.selectFrom('files').selectAll().execute()).toEqual([])
})

test.each([
  ['a foreign type', 'a.exe', 'x', 415, 'Only PDF, Word, TXT, EPUB, and RTF files are supported'],
  ['a picture', 'a.png', 'x', 415, 'Only PDF, Word, TXT, EPUB, and RTF files are supported'],
  ['an empty file', 'a.txt', '', 400, 'The file is empty. Choose the complete book file.'],
])('%s is refused before any stream begins', async (_case, filename, text, status, error) => {
  await using server = await createTestApp({ working: false })
  const parts = [{ name: 'file', filename, content: text }]
  const answer = await server.upload(parts, { url, headers: { accept: 'text/event-stream' } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ error })
  expect(await rows(server)).toEqual([])
})

test('uploads for those signed in only means deep analysis too', async () => {
  await using server = await createTestApp({ adminPassword: 'correct horse', requireLogin: 'uploads', working: false })
  expect((await server.upload(file, { url })).statusCode).toBe(401)
  expect((await add(server, '01900000-0000-7000-8000-000000000000')).statusCode).toBe(401)
})

test.each(['application/json', 'text/event-stream'])('who leaves takes unfinished work away (%s)', async (accept) => {
  const stopped = Promise.withResolvers<void>()
  const pipeline = createFakePipeline({
    onStep: async (_step, { signal }) => {
      if (signal) await once(signal, 'abort')
      stopped.resolve()
    },
  })
  await using server = await createTestApp({ pipeline })
  const reader = new AbortController()
  const request = send(server, accept, reader.signal).then(async (answer) => await answer.text())
  const outcome = request.then(
    () => 'answered',
    () => 'broken off',
  )
  await expect.poll(() => pipeline.calls.extract).toBe(1)
  const [{ id } = { id: '' }] = await rows(server)
  const stored = async () => await server.dependencies.storage.has(`books/${id}/0.txt`)
  expect(await stored()).toBe(true)
  reader.abort()
  expect(await outcome).toBe('broken off')
  await stopped.promise
  await expect.poll(() => rows(server)).toEqual([])
  await expect.poll(stored).toBe(false)
})

test('work that was added to the library meanwhile goes on without its reader', async () => {
  const step = Promise.withResolvers<void>()
  const pipeline = createFakePipeline({ onStep: async () => await step.promise })
  await using server = await createTestApp({ pipeline })
  const reader = new AbortController()
  const answer = await send(server, 'text/event-stream', reader.signal)
  const id = String(answer.headers.get('x-evaluation-id'))
  expect((await add(server, id)).statusCode).toBe(200)
  reader.abort()
  step.resolve()
  expect((await server.ended(id)).status).toBe('completed')
})

test('an analysis nobody added is swept after a day with its files', async () => {
  await using server = await createTestApp()
  const kept = String((await server.upload(file, { url })).headers['x-evaluation-id'])
  await add(server, kept)
  await server.upload([{ name: 'file', filename: 'Other.txt', content: 'Another story.' }], { url })
  const hour = 3600 * 1000
  expect(await sweepUnlisted(server.dependencies, Date.now() + 23 * hour)).toBe(0)
  expect(await sweepUnlisted(server.dependencies, Date.now() + 25 * hour)).toBe(1)
  expect((await rows(server)).map((row) => row.id)).toEqual([kept])
  expect(await server.database.connection.selectFrom('files').select('evaluation_id').execute()).toEqual([
    { evaluation_id: kept },
  ])
})

test('adding what is not there says so', async () => {
  await using server = await createTestApp({ working: false })
  const answer = await add(server, '01900000-0000-7000-8000-000000000000')
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'evaluation_not_found'])
})

test('the documentation names the stream and both calls', async () => {
  await using server = await createTestApp({ working: false })
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>()
  expect(JSON.stringify(paths[url])).toContain('text/event-stream')
  expect(paths['/api/evaluate/{id}/add-to-library']).toHaveProperty('post')
})
