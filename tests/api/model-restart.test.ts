import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { gentleBook } from '../support/model-books.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { sendBook, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { startStubModel, type StubModel } from '../support/stub-model-server.ts'

let directory = ''
let stub: StubModel
let server: ServerProcess | undefined

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-model-'))
  stub = await startStubModel({ delayMs: 60 })
})
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
})
afterAll(async () => {
  await stub.close()
  await rm(directory, { recursive: true, force: true })
})

const start = async (others: Record<string, string> = {}): Promise<ServerProcess> =>
  await startServerProcess({ DATA_DIR: directory, WORKERS: '1', ...stubEnvironment(stub, others) })
const record = async (id: string): Promise<Evaluation> =>
  (await (await fetch(`${server?.url ?? ''}/api/evaluate/${id}`)).json()) as Evaluation

test('a start with a wrong key says so in plain words and spends nothing', async () => {
  server = await start({ AI_API_KEY: 'wrong' })
  const [chunk] = (await once(server.child.stderr!, 'data')) as [Buffer]
  expect(chunk.toString()).toMatch(/^The AI model cannot be used: The AI service refused the key\./)
  expect(stub.requests).toEqual([])
})

test('a start with a model of one’s own that keeps to no form says so in plain words', async () => {
  const small = await startStubModel({ apiKey: '', fault: () => 'malformed' })
  server = await startServerProcess({ DATA_DIR: directory, ...stubEnvironment(small, { AI_API_KEY: '' }) })
  const [chunk] = (await once(server.child.stderr!, 'data')) as [Buffer]
  expect(chunk.toString()).toMatch(/^The AI model cannot be used: The AI model "stub-1" does not keep to the form/)
  expect(small.requests.map(({ purpose }) => purpose)).toEqual(['trial'])
  await server.end('SIGTERM')
  await small.close()
})

test('after kill -9 in the middle of a long book only the calls in flight are made again', async () => {
  server = await start()
  // The check at the start costs nothing.
  await expect.poll(() => stub.listed).toBe(1)
  expect(stub.requests).toEqual([])
  const { id } = await sendBook(server.url, 'long.txt', gentleBook(1750))
  await expect.poll(() => stub.requests.length, { interval: 10 }).toBeGreaterThan(18)
  await server.end('SIGKILL')
  const before = stub.requests.map(({ hash }) => hash)
  stub.requests = []
  server = await start()
  await expect.poll(async () => (await record(id)).status, { interval: 100 }).toBe('completed')
  const after = stub.requests.map(({ hash }) => hash)
  const parts = new Set([...before, ...after]).size - 3
  expect(parts).toBeGreaterThanOrEqual(40)
  // Three calls at once.
  expect(after.filter((hash) => before.includes(hash)).length).toBeLessThanOrEqual(3)
  expect((await record(id)).aiUsage?.calls).toBe(parts + 3)
})
