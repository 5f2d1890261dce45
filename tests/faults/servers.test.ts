import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/install-postgres.ts'
import type { Evaluation, ListedEvaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import { until } from '../support/until.ts'
import { createCluster, type Cluster } from './cluster.ts'
import type { Member } from './member.ts'

const PASSWORD = 'a password for this test'
const WAIT = { interval: 100 }

describe.skipIf(findPostgres() === undefined)('webs and workers over PostgreSQL and a bucket', () => {
  let cluster: Cluster
  let cookie = ''
  beforeAll(async () => {
    cluster = await createCluster({ webs: 2, workers: 3, environment: { ADMIN_PASSWORD: PASSWORD } })
    await Promise.all([...cluster.webs, ...cluster.workers.slice(0, 1)].map((member) => member.start()))
    const signedIn = await ask('/api/session', json({ password: PASSWORD }))
    cookie = String(signedIn.headers.get('set-cookie')).split(';', 1)[0] ?? ''
  })
  afterAll(() => cluster.close())

  const ask = async (path: string, init: RequestInit = {}, web = 0): Promise<Response> =>
    await fetch(`${String(cluster.webs[web]?.url())}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const worker = (number: number) => {
    const member = cluster.workers[number - 1]
    if (member === undefined) throw new Error(`there is no worker ${String(number)}`)
    return member
  }
  const record = async (id: string): Promise<Evaluation> =>
    (await (await ask(`/api/evaluate/${id}`)).json()) as Evaluation
  /** Of a failed one the reason. */
  const statusOf = async (id: string): Promise<string> => {
    const { status, errorCode } = await record(id)
    return errorCode ?? status
  }
  const list = async (): Promise<ListedEvaluation[]> =>
    (await (await ask('/api/evaluations')).json()) as ListedEvaluation[]

  const post = async (filename: string, content: string, web = 0): Promise<Response> => {
    const form = new FormData()
    form.append('file', new Blob([content]), filename)
    return await ask('/api/evaluate', { method: 'POST', body: form, headers: { 'accept-language': 'ar' } }, web)
  }
  /** Short ones take no time, long ones some seconds. */
  const send = async (filename: string, paragraphs: number): Promise<string> => {
    const paragraph = `${filename} tells of Salma, who walked along the shore. Her grandfather told her a story about the sea.\n`
    const answer = await post(filename, paragraph.repeat(paragraphs))
    expect(answer.status).toBe(202)
    return ((await answer.json()) as UploadAnswer).id
  }
  const LONG = 6000
  /** How often it has logged something in all its lives. */
  const times = (member: Member, said: string): number => member.errors().split(said).length - 1

  const kept = async (id: string) =>
    await cluster.inspect(async ({ database: { connection } }) => ({
      row: await connection.selectFrom('evaluations').selectAll().where('id', '=', id).execute(),
      texts: await connection.selectFrom('book_texts').selectAll().where('evaluation_id', '=', id).execute(),
      assessments: await connection.selectFrom('assessments').selectAll().where('evaluation_id', '=', id).execute(),
      results: await connection.selectFrom('results').selectAll().where('evaluation_id', '=', id).execute(),
      history: await connection.selectFrom('verdict_history').selectAll().where('evaluation_id', '=', id).execute(),
    }))

  test('books of a stopped and of a killed worker are finished by the third, once; the stopped one changes nothing when it goes on', async () => {
    const ofStopped = await send('stopped.txt', LONG)
    await expect.poll(() => statusOf(ofStopped), { ...WAIT, interval: 20 }).toBe('processing')
    worker(1).freeze()
    await worker(2).start()
    const ofKilled = await send('killed.txt', LONG)
    await expect.poll(() => statusOf(ofKilled), { ...WAIT, interval: 20 }).toBe('processing')
    await worker(2).kill()
    await worker(3).start()
    for (const id of [ofStopped, ofKilled]) await expect.poll(() => statusOf(id), WAIT).toBe('completed')

    const before = await kept(ofStopped)
    expect([before.texts, before.assessments, before.results].map((rows) => rows.length)).toEqual([1, 1, 1])
    worker(1).thaw()
    const next = await send('next.txt', 5)
    await expect.poll(() => statusOf(next), WAIT).toBe('completed')
    // It ends when nothing is left of its book.
    expect(await worker(1).stop()).toBe(0)
    expect(await kept(ofStopped)).toEqual(before)
    await worker(1).start()
  })

  test('while the database is away everybody is told so; nobody dies of it, and the running book is finished', async () => {
    const running = await send('running.txt', LONG)
    await expect.poll(() => statusOf(running), { ...WAIT, interval: 20 }).toBe('processing')
    await cluster.servers?.postgres.halt('SIGKILL')
    for (const [path, web] of [
      ['/api/evaluations', 0],
      [`/api/evaluate/${running}`, 1],
      ['/api/session', 0],
    ] as const) {
      const answer = await ask(path, { headers: { 'accept-language': 'ar', cookie } }, web)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await answer.json()).toEqual({ error: 'الخدمة غير جاهزة. حاول بعد قليل.', code: 'unavailable' })
    }
    expect((await post('refused.txt', 'A story.')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    expect(await (await ask('/readyz')).json()).toMatchObject({ database: 'failed' })
    // Every process has met it, those that nobody asks too.
    const alive = cluster.members.filter((member) => member.isRunning())
    await until(() => alive.every((member) => times(member, 'ECONNREFUSED') > 1), 'the outage in the log of each')
    expect(cluster.members.flatMap(({ deaths }) => deaths)).toEqual([])
    await cluster.servers?.postgres.start()
    await expect.poll(async () => (await ask('/readyz')).status, WAIT).toBe(200)
    await expect.poll(() => statusOf(running), WAIT).toBe('completed')

    await cluster.servers?.postgres.halt('SIGINT')
    await cluster.servers?.postgres.start()
    const after = await send('after.txt', 5)
    await expect.poll(() => statusOf(after), WAIT).toBe('completed')
    expect((await list()).map(({ filename }) => filename)).not.toContain('refused.txt')
  })

  test('while the bucket is away uploads are refused, books wait for it instead of failing, and are finished then', async () => {
    for (const each of cluster.workers) await each.kill()
    const waiting = await Promise.all([1, 2, 3].map((number) => send(`waiting-${String(number)}.txt`, 5)))
    await cluster.servers?.s3.stop()
    for (const each of cluster.workers) await each.start()
    const refused = await post('refused.txt', 'A story.')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'storage_unavailable' })
    expect(await (await ask('/readyz')).json()).toMatchObject({ storage: 'failed', database: 'ok' })
    await expect
      .poll(async () => await Promise.all(waiting.map(statusOf)), WAIT)
      .toEqual(waiting.map(() => 'processing'))
    await until(() => cluster.workers.every((each) => times(each, 'a book is tried again') > 1), 'a second try by each')
    expect(await Promise.all(waiting.map(statusOf))).toEqual(waiting.map(() => 'processing'))
    await cluster.servers?.s3.start()
    for (const id of waiting) await expect.poll(() => statusOf(id), WAIT).toBe('completed')
  })

  test('clocks that jump an hour ahead and back leave sessions, queue, order and times as they were', async () => {
    const early = await send('early.txt', 5)
    await expect.poll(() => statusOf(early), WAIT).toBe('completed')
    const previous = [...(await list())].map(({ id }) => id)
    const etag = async () => (await ask('/api/evaluations')).headers.get('etag')
    const seen = new Set([await etag()])
    const expected: string[] = []
    // An hour ahead, then one behind: of the machines, of each other, and of the database's clock.
    for (const name of ['ahead.txt', 'behind.txt']) {
      for (const member of cluster.members) member.jumpClock()
      const id = await send(name, 5)
      expected.unshift(id)
      await expect.poll(() => statusOf(id), WAIT).toBe('completed')
      const { processingMs, createdAt, completedAt } = await record(id)
      expect(processingMs).toBeGreaterThan(0)
      expect(processingMs).toBeLessThan(60_000)
      expect(Date.parse(String(completedAt))).toBeGreaterThan(Date.parse(createdAt))
      expect(await (await ask('/api/session', { headers: { cookie } })).json()).toMatchObject({ signedIn: true })
      expect((await ask('/api/audit', { headers: { cookie } })).status).toBe(200)
      const now = await etag()
      expect(seen).not.toContain(now)
      seen.add(now)
    }
    expect((await list()).map(({ id }) => id)).toEqual([...expected, ...previous])
    const { verdictRevision: revision } = await record(early)
    const review = { verdict: 'Whitelisted', age: 6, reason: 'read it', performedBy: 'a reader', revision }
    expect((await ask(`/api/evaluations/${early}/review`, json(review))).status).toBe(200)
    const history = (await (await ask(`/api/evaluations/${early}/history`)).json()) as HistoryEntry[]
    expect(history.map(({ kind }) => kind)).toEqual(['judged', 'review'])
  })

  test('no process ended through any of it', () => {
    expect(cluster.members.flatMap((member) => member.deaths)).toEqual([])
  })
})
