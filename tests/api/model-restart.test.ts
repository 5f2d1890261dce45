import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { gentleBook } from '../support/model-books.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { sendBook, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { startStubModel, type StubModel } from '../support/stub-model-server.ts'

let directory = ''
let stub: StubModel
let server: ServerProcess | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-model-'))
  stub = await startStubModel({ delayMs: 60 })
})
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
  await stub.close()
  await rm(directory, { recursive: true, force: true })
})

const start = async (others: Record<string, string> = {}): Promise<ServerProcess> =>
  await startServerProcess({ DATA_DIR: directory, WORKERS: '1', ...stubEnvironment(stub, others) })
const record = async (id: string): Promise<Evaluation> =>
  (await (await fetch(`${server?.url ?? ''}/api/evaluate/${id}`)).json()) as Evaluation

test('after kill -9 in the middle of a long book only the calls in flight are made again', async () => {
  server = await start()
  const { id } = await sendBook(server.url, 'long.txt', gentleBook(1250))
  await expect.poll(() => stub.requests.length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(18)
  await server.end('SIGKILL')
  const before = stub.requests.map(({ hash }) => hash)
  stub.requests = []
  server = await start()
  await expect.poll(async () => (await record(id)).status, { timeout: 60_000, interval: 100 }).toBe('completed')
  const after = stub.requests.map(({ hash }) => hash)
  const parts = new Set([...before, ...after]).size - 3
  expect(parts).toBeGreaterThanOrEqual(40)
  // Three calls at once.
  expect(after.filter((hash) => before.includes(hash)).length).toBeLessThanOrEqual(3)
  expect((await record(id)).aiUsage?.calls).toBe(parts + 3)
})

test('the start asks for the free list alone, and says what is wrong with key, model or address', async () => {
  const complaint = async (others: Record<string, string>): Promise<string> => {
    server = await start(others)
    const [chunk] = (await once(server.child.stderr!, 'data')) as [Buffer]
    await server.end('SIGKILL')
    return chunk.toString()
  }
  expect(await complaint({ AI_API_KEY: 'wrong' })).toMatch(/AI model cannot be used: .*refused the key/)
  expect(await complaint({ AI_MODEL: 'absent' })).toMatch(/AI model cannot be used: .*no model named "absent"/)
  expect(await complaint({ AI_BASE_URL: 'http://127.0.0.1:9/v1' })).toMatch(/AI model cannot be used: .*127\.0\.0\.1:9/)
  server = await start()
  await expect.poll(() => stub.listed, { timeout: 10_000 }).toBe(2)
  expect(stub.requests).toEqual([])
})
