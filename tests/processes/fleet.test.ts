import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import type { Rescoring } from '../../src/contract/rescoring.ts'
import type { ScoringConfig } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { gentleBook } from '../support/model-books.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { startFleet, type Fleet } from '../support/start-fleet.ts'
import { startStubModel, type StubModel } from '../support/stub-model-server.ts'

// Two webs and two workers over one PostgreSQL and one bucket: whichever is asked and whichever works, it is one library.

const PASSWORD = 'a long password'
const SAMPLES = join(import.meta.dirname, '../../samples')
/** A book with this word is not answered for by the model, and so it is held where it is. */
const HELD = 'Zumurrud'

const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#176' } })
  .png()
  .toBuffer()

let stub: StubModel
let fleet: Fleet
beforeAll(async () => {
  stub = await startStubModel()
  fleet = await startFleet(['web', 'worker', 'web', 'worker'], {
    ...stubEnvironment(stub),
    // One book at once in each worker.
    WORKERS: '1',
    ADMIN_PASSWORD: PASSWORD,
  })
})
afterAll(async () => {
  await fleet?.end()
  await stub?.close()
})
beforeEach(() => {
  stub.fault = ({ prompt }) => (prompt.includes(HELD) ? 'hang' : undefined)
})

type Web = 0 | 1
function fileForm(content: string | Buffer<ArrayBuffer>, name = 'book.txt'): FormData {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  return form
}
async function upload(web: Web, content: string | Buffer<ArrayBuffer>, name?: string): Promise<UploadAnswer> {
  const answer = await fleet.ask(web, '/api/evaluate', { method: 'POST', body: fileForm(content, name) })
  expect(answer.status).toBe(202)
  return (await answer.json()) as UploadAnswer
}
const story = (name: string): string => `${name} and the sea.\n\n${gentleBook(3)}`

async function signIn(web: Web): Promise<string> {
  const answer = await fleet.ask(web, '/api/session', json('POST', { password: PASSWORD }))
  expect(answer.status).toBe(204)
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}
function json(method: string, body: unknown, cookie = ''): RequestInit {
  return { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) }
}
async function query<T>(text: string): Promise<T[]> {
  const client = new Client(fleet.environment.DATABASE_URL)
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}
const isRunning = async (web: Web, id: string): Promise<boolean> => {
  const { status, progress } = await fleet.record(web, id)
  return status === 'processing' && progress > 0
}

test('processes that start at the same moment on an empty database all come up, on one schema and one set of rules', async () => {
  expect([fleet.webs.length, fleet.workers.length]).toEqual([2, 2])
  for (const web of [0, 1] as const) expect((await fleet.ask(web, '/readyz')).status).toBe(200)
  expect(await query('select version, is_active from scoring_configs')).toEqual([
    { version: DEFAULT_SCORING_CONFIG.version, is_active: true },
  ])
  expect(await query("select name from pgboss.queue where name not like '\\_\\_%' order by name")).toEqual([
    { name: 'evaluate-book' },
    { name: 'rescore-library' },
    { name: 'take-pictures' },
  ])
})

test('books sent to both webs are judged once each, by both workers, and look the same from everywhere', async () => {
  stub.requests.length = 0
  stub.delayMs = 40
  const names = Array.from({ length: 8 }, (_, number) => `Salma ${String(number)}`)
  const sent = await Promise.all(names.map((name, at) => upload(at % 2 === 0 ? 0 : 1, story(name))))
  const book = await upload(1, await readFile(join(SAMPLES, 'falcon.en.epub')), 'falcon.epub')
  const ids = [...sent, book].map(({ id }) => id)
  for (const id of ids) expect((await fleet.ended(id)).status).toBe('completed')
  stub.delayMs = 0

  const readings = stub.requests.filter(({ purpose }) => purpose === 'findings').map(({ hash }) => hash)
  expect(readings.length).toBeGreaterThanOrEqual(ids.length)
  expect(new Set(readings).size, 'no book was read twice').toBe(readings.length)
  expect(await query('select distinct state, retry_count from pgboss.job')).toEqual([
    { state: 'completed', retry_count: 0 },
  ])
  const judged = fleet.workers.map((worker) => worker.errors().split('a book was judged').length - 1)
  expect(Math.min(...judged)).toBeGreaterThan(0)
  expect(judged[0]! + judged[1]!).toBe(ids.length)

  const same = async (path: string): Promise<Response> => {
    const [first, second] = await Promise.all([fleet.ask(0, path), fleet.ask(1, path)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
    return first
  }
  for (const id of ids) await same(`/api/evaluate/${id}`)
  await same(`/api/evaluate/${book.id}/cover`)
  const list = await same('/api/evaluations?lang=en')
  const etag = list.headers.get('etag') ?? ''
  const again = await fleet.ask(1, '/api/evaluations?lang=en', { headers: { 'if-none-match': etag } })
  expect(again.status, 'the list one web gave is current at the other').toBe(304)
})

test('a copy of a book judged by one worker takes its finished steps over in the other', async () => {
  const first = await upload(0, story('Rashid'))
  await fleet.ended(first.id)
  stub.requests.length = 0
  const copies = await Promise.all([upload(1, story('Rashid')), upload(0, story('Rashid'))])
  for (const copy of copies) {
    expect(copy.duplicateOf).not.toBeNull()
    expect((await fleet.ended(copy.id)).status).toBe('completed')
  }
  expect(stub.requests).toEqual([])
})

test('a session of one web is one of the other, until it ends at either', async () => {
  const { id } = await upload(0, story('Hind'))
  await fleet.ended(id)
  const before = (await fleet.ask(1, '/api/evaluations')).headers.get('etag')
  const edit = async (web: Web, title: string, cookie: string) => {
    const form = new FormData()
    form.append('title', title)
    form.append('coverImage', new Blob([picture]), 'cover.png')
    return (await fleet.ask(web, `/api/evaluations/${id}`, { method: 'PATCH', body: form, headers: { cookie } })).status
  }
  expect(await edit(1, 'Nobody', '')).toBe(401)
  const cookie = await signIn(0)
  expect(await edit(1, 'Hind and the Pearl', cookie)).toBe(200)
  expect((await fleet.record(0, id)).result).toMatchObject({ title: 'Hind and the Pearl' })
  expect((await fleet.ask(0, `/api/evaluate/${id}/cover`)).headers.get('content-type')).toBe('image/webp')
  expect((await fleet.ask(0, '/api/evaluations')).headers.get('etag')).not.toBe(before)
  expect((await fleet.ask(1, '/api/session', { method: 'DELETE', headers: { cookie } })).status).toBe(204)
  expect(await edit(0, 'Somebody', cookie)).toBe(401)
})

test('progress is told by every web; a running book is deleted through one that does not know its worker', async () => {
  const cookie = await signIn(1)
  const [one, two] = [await upload(0, story(`${HELD} 1`)), await upload(1, story(`${HELD} 2`))]
  for (const { id } of [one, two]) {
    for (const web of [0, 1] as const) await expect.poll(() => isRunning(web, id)).toBe(true)
  }
  expect(await fleet.storage.has(`books/${one.id}/0.txt`)).toBe(true)
  // Both workers are held, each by one book.
  const waiting = await upload(0, story('Saif'))
  expect((await fleet.record(1, waiting.id)).status).toBe('pending')
  const gone = await fleet.ask(1, `/api/evaluations/${one.id}`, { method: 'DELETE', headers: { cookie } })
  expect(gone.status).toBe(204)
  expect((await fleet.ask(0, `/api/evaluate/${one.id}`)).status).toBe(404)
  expect((await fleet.ended(waiting.id)).status, 'the worker of the deleted book is free').toBe('completed')
  expect(await isRunning(0, two.id)).toBe(true)

  // Its uploader takes the other one back, with the token of the upload and through the other web.
  const strange = { method: 'DELETE', headers: { 'x-cancel-token': one.cancelToken } }
  expect((await fleet.ask(0, `/api/evaluations/${two.id}`, strange)).status).toBe(401)
  const own = { method: 'DELETE', headers: { 'x-cancel-token': two.cancelToken } }
  expect((await fleet.ask(0, `/api/evaluations/${two.id}`, own)).status).toBe(204)
  for (const { id } of [one, two]) {
    expect(await query(`select key from files where key like 'books/${id}/%'`)).toEqual([])
    expect(await fleet.storage.has(`books/${id}/0.txt`)).toBe(false)
  }
  const after = await Promise.all([upload(0, story('Noor')), upload(1, story('Badr'))])
  for (const { id } of after) expect((await fleet.ended(id)).status).toBe('completed')
})

test('a failed book is tried again through the other web and goes on behind its finished steps', async () => {
  stub.fault = () => 'bad-key'
  const { id, cancelToken } = await upload(0, story('Layla'))
  expect(await fleet.ended(id)).toMatchObject({ status: 'failed', errorCode: 'engine_key_refused' })
  stub.fault = () => undefined
  const retry = { method: 'POST', headers: { 'x-cancel-token': cancelToken } }
  expect((await fleet.ask(1, `/api/evaluate/${id}/retry`, retry)).status).toBe(202)
  expect((await fleet.ended(id)).status).toBe('completed')
})

test('a deep analysis streams from its web while a worker does the work, and ends with its reader', async () => {
  const analyse = async (web: Web, text: string, signal: AbortSignal | null = null) => {
    const init = { method: 'POST', body: fileForm(text), headers: { accept: 'text/event-stream' } }
    return await fleet.ask(web, '/api/deep-analyze', { ...init, signal })
  }
  const events = await (await analyse(0, story('Mariam'))).text()
  expect(events).toMatch(/^event: progress\ndata: \{"percent":\d+,"stage":"/)
  expect(events).toMatch(/\n\nevent: result\ndata: \{"id":"[\da-f-]{36}","analysis":\{.*\}\n\n$/)

  const reader = new AbortController()
  const answer = await analyse(1, story(HELD), reader.signal)
  const id = answer.headers.get('x-evaluation-id') ?? ''
  await expect.poll(() => isRunning(0, id)).toBe(true)
  reader.abort()
  await expect.poll(async () => (await fleet.ask(0, `/api/evaluate/${id}`)).status).toBe(404)
})

test('reports and reviews are the same at every web', async () => {
  const { id } = await upload(0, story('Amna'))
  await fleet.ended(id)
  const report = await fleet.ask(1, '/api/generate-pdf-report', json('POST', { bookIds: [id] }))
  expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const cookie = await signIn(0)
  const decision = { verdict: 'Parent Guidance', age: 8, reason: 'The sea.', performedBy: 'Huda', revision: 0 }
  const send = async (web: Web) =>
    (await fleet.ask(web, `/api/evaluations/${id}/review`, json('POST', decision, cookie))).status
  // Two reviewers who read the same verdict and decide at the same moment: one of them is told.
  expect((await Promise.all([send(0), send(1)])).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await fleet.record(1, id)).review).toMatchObject({ reviewer: 'Huda', verdict: 'Parent Guidance' })
  expect((await fleet.record(0, id)).verdictRevision).toBe(1)
})

test('rules activated at one web hold at all of them, and the library is judged again once', async () => {
  const cookie = await signIn(0)
  const rules = structuredClone(DEFAULT_SCORING_CONFIG)
  rules.version = '2.0'
  rules.verdictConfig.whitelistedRules.minimumScore = 99
  const created = await fleet.ask(0, '/api/scoring-configs', json('POST', rules, cookie))
  const config = (await created.json()) as ScoringConfig
  const activation = { performedBy: 'Reem', rescore: true }
  const path = `/api/scoring-configs/${config.id}/activate`
  const activations = await Promise.all(
    ([0, 1] as const).map((web) => fleet.ask(web, path, json('POST', activation, cookie))),
  )
  expect(activations.map(({ status }) => status)).toEqual([200, 200])
  for (const web of [0, 1] as const) {
    const active = (await (await fleet.ask(web, '/api/scoring-configs/active')).json()) as ScoringConfig
    expect(active.version).toBe('2.0')
  }
  const latest = async (web: Web) =>
    ((await (await fleet.ask(web, '/api/rescorings')).json()) as { latest: Rescoring | null }).latest
  await expect.poll(async () => (await latest(1))?.status).toBe('completed')
  const run = await latest(0)
  expect(run).toMatchObject({ done: run?.total, failed: 0, percent: 100 })
  expect(run?.total).toBeGreaterThan(8)
  expect(await query('select status from rescorings')).toEqual([{ status: 'completed' }])
  expect(await query("select retry_count from pgboss.job where name = 'rescore-library'")).toEqual([{ retry_count: 0 }])

  const { id } = await upload(1, story('Dana'))
  expect((await fleet.ended(id)).scoringConfigVersion).toBe('2.0')
})

test('a worker that joins takes nothing away from those at work, and a web that joins sees the library', async () => {
  const { id, cancelToken } = await upload(0, story(`${HELD} 3`))
  await expect.poll(() => isRunning(1, id)).toBe(true)
  const starts = `select starts, job_id from evaluations where id = '${id}'`
  // A finished step sets it back, and the next one is held.
  await expect.poll(async () => (await query(starts))[0]).toMatchObject({ starts: 0 })
  const [before] = await query(starts)
  const [web] = await Promise.all([fleet.join('web'), fleet.join('worker')])
  expect(await query(starts)).toEqual([before])
  expect(await isRunning(0, id)).toBe(true)
  const [seen, known] = await Promise.all([
    fetch(`${web?.url ?? ''}/api/evaluations`),
    fleet.ask(0, '/api/evaluations'),
  ])
  expect(await seen.text()).toBe(await known.text())
  const taken = { method: 'DELETE', headers: { 'x-cancel-token': cancelToken } }
  expect((await fetch(`${web?.url ?? ''}/api/evaluations/${id}`, taken)).status).toBe(204)
})

test('passwords are guessed ten times a minute in all, not ten times at each web', async () => {
  const guess = async (web: Web) => (await fleet.ask(web, '/api/session', json('POST', { password: 'wrong' }))).status
  const answers: number[] = []
  for (let number = 0; number < 12; number++) answers.push(await guess(number % 2 === 0 ? 0 : 1))
  expect(answers.slice(-2)).toEqual([429, 429])
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
})
