import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readAlerts, readPanels } from '../deploy/monitoring-files.ts'
import { metricsOf } from '../deploy/promql.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/empty-database.ts'
import { type Family, parseExposition, valueOf } from '../support/exposition.ts'
import { freePort } from '../support/postgres-server.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

// A web process and a worker over PostgreSQL and a bucket, and one book's way through both.
const SAMPLE = join(import.meta.dirname, '../../samples/falcon.en.epub')
const BOOK_ID = 'proxy-1.of:the_falcon'
const BROKEN_ID = 'proxy-2.of:the_broken'

type Line = Record<string, unknown> & { level: string; message: string; requestId?: string; evaluationId?: string }

let database: EmptyDatabase
let directory = ''
let web: ServerProcess
let worker: ServerProcess
const ports: Record<'web' | 'worker', number> = { web: 0, worker: 0 }
const ids = { book: '', broken: '' }
let refused: Response

beforeAll(async () => {
  database = await emptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'mizan-operations-'))
  ports.web = await freePort()
  ports.worker = await freePort()
  const { filesUrl, credentials } = inject('s3')
  const files = new URL(filesUrl)
  files.pathname = `/operations/${crypto.randomUUID()}`
  // As containers are given their secrets.
  const [keyId, key] = [credentials['AWS_ACCESS_KEY_ID'], credentials['AWS_SECRET_ACCESS_KEY']]
  const profile = ['[default]', `aws_access_key_id = ${keyId}`, `aws_secret_access_key = ${key}`]
  await writeFile(join(directory, 'credentials'), profile.join('\n'))
  await writeFile(join(directory, 'database-url'), `${database.address}\n`)
  const start = async (role: 'web' | 'worker'): Promise<ServerProcess> =>
    await startServerProcess({
      AWS_SHARED_CREDENTIALS_FILE: join(directory, 'credentials'),
      DATA_DIR: directory,
      DATABASE_URL_FILE: join(directory, 'database-url'),
      FILES_URL: files.href,
      ROLE: role,
      METRICS_PORT: String(ports[role]),
      LOG_LEVEL: 'info',
      WORKERS: '1',
    })
  web = await start('web')
  worker = await start('worker')
  ids.book = await send('The Falcon.epub', new Uint8Array(await readFile(SAMPLE)), BOOK_ID)
  ids.broken = await send('A Secret Name.epub', Buffer.from('PK\u0003\u0004 nothing of a book'), BROKEN_ID)
  refused = await upload('malware.exe', Buffer.from('MZ'), 'proxy-3')
  await ended(ids.book)
  await ended(ids.broken)
})
afterAll(async () => {
  await worker.end('SIGTERM')
  await web.end('SIGTERM')
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

async function upload(filename: string, content: Uint8Array<ArrayBuffer>, requestId: string): Promise<Response> {
  const form = new FormData()
  form.append('file', new Blob([content]), filename)
  return await fetch(`${web.url}/api/evaluate`, { method: 'POST', body: form, headers: { 'x-request-id': requestId } })
}

async function send(...[filename, content, requestId]: Parameters<typeof upload>): Promise<string> {
  const answer = await upload(filename, content, requestId)
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([202, requestId])
  return ((await answer.json()) as { id: string }).id
}

async function ended(id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { status } = (await (await fetch(`${web.url}/api/evaluate/${id}`)).json()) as { status: string }
      if (status !== 'completed' && status !== 'failed') throw new Error(`still ${status}`)
    },
    { timeout: 60_000, interval: 100 },
  )
}

const linesOf = (process: ServerProcess): Line[] =>
  process
    .errors()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

describe('the logs', () => {
  test('each line is an object with time, level, message, role and process', () => {
    for (const [process, role] of [
      [web, 'web'],
      [worker, 'worker'],
    ] as const) {
      expect(linesOf(process).length).toBeGreaterThan(2)
      for (const line of linesOf(process)) {
        expect(line).toMatchObject({ role, pid: process.child.pid, message: expect.any(String) })
        expect(['debug', 'info', 'warn', 'error']).toContain(line.level)
        expect(new Date(String(line['time'])).getTime()).toBeGreaterThan(Date.now() - 120_000)
      }
    }
  })

  test('the id of the upload finds the whole way of a book through both processes', async () => {
    const way = (process: ServerProcess): Line[] => linesOf(process).filter(({ requestId }) => requestId === BOOK_ID)
    await expect.poll(() => way(web).length).toBe(2)
    expect(way(web).map(({ message }) => message)).toEqual(['a book was accepted', 'answered'])
    expect(way(web)[0]).toMatchObject({ evaluationId: ids.book, bytes: expect.any(Number), files: 1 })
    const steps = way(worker)
    expect(steps.map(({ message, stage }) => [message, stage])).toEqual([
      ['a book was taken up', undefined],
      ['a stage ended', 'extract'],
      ['a stage ended', 'assess'],
      ['a stage ended', 'compose'],
      ['a book was judged', undefined],
    ])
    for (const step of steps) expect(step).toMatchObject({ evaluationId: ids.book, jobId: steps[0]?.['jobId'] })
    for (const step of steps.slice(1)) expect(step).toMatchObject({ durationMs: expect.any(Number) })
    const [, extract] = steps
    expect(extract).toMatchObject({ format: 'epub', language: 'en', readingPid: expect.any(Number) })
    expect(extract?.['readingPid']).not.toBe(worker.child.pid)
  })

  test('a book nobody can read and a refused file are no errors of ours, and tell their code', async () => {
    expect([refused.status, refused.headers.get('x-request-id')]).toEqual([415, 'proxy-3'])
    const refusal = () => linesOf(web).find(({ requestId }) => requestId === 'proxy-3')
    await expect
      .poll(refusal)
      .toMatchObject({ level: 'info', message: 'answered', status: 415, code: 'unsupported_document' })
    const failure = linesOf(worker).filter(({ requestId }) => requestId === BROKEN_ID)
    expect(failure.at(-1)).toMatchObject({
      level: 'info',
      message: 'a book failed',
      stage: 'extract',
      code: expect.stringMatching(/damaged|cut_off|wrong|disguised/),
      evaluationId: ids.broken,
    })
    expect([...linesOf(web), ...linesOf(worker)].filter(({ level }) => level === 'error')).toEqual([])
  })

  test('no word of a book, no name of a file and no secret is in them', () => {
    const all = web.errors() + worker.errors()
    expect(all).not.toMatch(/falcon\.epub|The Falcon|Secret Name|malware|nothing of a book/i)
    for (const secret of Object.values(inject('s3').credentials).filter((value) => value.length > 6))
      expect(all).not.toContain(secret)
    expect(all).not.toContain(database.address)
  })
})

describe('the metrics', () => {
  const scrape = async (role: 'web' | 'worker'): Promise<Map<string, Family>> => {
    const answer = await fetch(`http://127.0.0.1:${String(ports[role])}/metrics`)
    expect(answer.status).toBe(200)
    return parseExposition(await answer.text())
  }

  test('each process tells what it did, on a port of its own', async () => {
    const [ofWeb, ofWorker] = [await scrape('web'), await scrape('worker')]
    expect(valueOf(ofWeb, 'mizan_worker_slots')).toBe(0)
    expect(valueOf(ofWorker, 'mizan_worker_slots')).toBe(1)
    expect(valueOf(ofWorker, 'mizan_books_completed_total', { engine: 'lexical' })).toBe(1)
    expect(valueOf(ofWorker, 'mizan_book_seconds_count', { outcome: 'failed' })).toBe(1)
    expect(valueOf(ofWorker, 'mizan_extract_seconds_count', { format: 'epub', language: 'en' })).toBe(1)
    expect(valueOf(ofWeb, 'mizan_http_request_seconds_count', { route: '/api/evaluate', status: '202' })).toBe(2)
    for (const figures of [ofWeb, ofWorker]) {
      expect(valueOf(figures, 'mizan_queue_books', { state: 'waiting' })).toBe(0)
      for (const check of ['database', 'storage', 'queue']) expect(valueOf(figures, 'mizan_ready', { check })).toBe(1)
      expect(valueOf(figures, 'mizan_database_connections', { state: 'waiting' })).toBe(0)
      expect(valueOf(figures, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
    }
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await fetch(`http://127.0.0.1:${String(ports.worker)}${path}`)).status]).toEqual([path, 200])
    expect((await fetch(`${web.url}/metrics`)).status).toBe(404)
  })

  test('every metric of dashboard and alerts is one that the processes tell', async () => {
    const families = [...(await scrape('web')).values(), ...(await scrape('worker')).values()]
    const told = new Set(['up'])
    for (const { name, type } of families) {
      told.add(name)
      if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) told.add(`${name}_${part}`)
    }
    const queries = [...readPanels().flatMap(({ targets }) => targets), ...readAlerts()].map(({ expr }) => expr)
    const asked = new Set(queries.flatMap(metricsOf))
    expect(asked.size).toBeGreaterThan(25)
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
    // And the other way: what is measured for operators is shown to them.
    const own = families.map(({ name }) => name).filter((name) => name.startsWith('mizan_'))
    const isAsked = (name: string): boolean => [...asked].some((each) => each === name || each.startsWith(`${name}_`))
    expect([...new Set(own)].filter((name) => !isAsked(name))).toEqual([])
  })
})
