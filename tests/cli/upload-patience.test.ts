import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder } from '../../src/cli/in-order.ts'
import { uploadFile } from '../../src/cli/upload-file.ts'
import { createTestApp } from '../support/create-test-app.ts'

let folder: string
let books: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-patience-'))
  books = Array.from({ length: 8 }, (_, at) => join(folder, `book-${String(at)}.txt`))
  await Promise.all(books.map((path, at) => writeFile(path, `Book ${String(at)}.`)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const one = (): string => join(folder, 'book-0.txt')

/** Answers with these in turn, the last one for good; a number is a status. */
async function serve(answers: [number, Record<string, string>, unknown?][]): Promise<Server & { url: string }> {
  const server = createServer((request, response) => {
    const [status, headers, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}]
    request.resume().on('end', () => response.writeHead(status, headers).end(JSON.stringify(body ?? {})))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(server, { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` })
}

test('a refused book is sent again after the time the server told', async () => {
  const server = await serve([
    [429, { 'retry-after': '30' }, { error: 'full' }],
    [429, {}, { error: 'full' }],
    [503, { 'retry-after': '5' }, { error: 'away' }],
    [202, {}, { id: 'x', status: 'pending' }],
    [429, { 'retry-after': '7' }, { error: 'full' }],
    [200, {}, { id: 'x', status: 'completed', progress: 100 }],
  ])
  const waits: number[] = []
  const told: number[] = []
  const sleep = async (ms: number): Promise<void> => void waits.push(ms / 1000)
  const record = await uploadFile(one(), { server: server.url, language: 'en', sleep, onWait: (s) => told.push(s) })
  server.close()
  expect(record.status).toBe('completed')
  expect(waits).toHaveLength(4)
  for (const [at, asked] of [30, 5, 5, 7].entries()) {
    expect(waits[at]).toBeGreaterThanOrEqual(asked)
    expect(waits[at]).toBeLessThanOrEqual(asked * 1.2)
  }
  expect(told).toEqual(waits.map(Math.ceil))
})

test('any other refusal ends it with the sentence of the server, and so does a server that stays away', async () => {
  const sleep = async (): Promise<void> => {}
  const refusing = await serve([[415, {}, { error: 'Only books.' }]])
  await expect(uploadFile(one(), { server: refusing.url, language: 'en', sleep })).rejects.toThrow('415: Only books.')
  refusing.close()
  const away = await serve([[503, { 'retry-after': '60' }, { error: 'Not ready.' }]])
  await expect(uploadFile(one(), { server: away.url, language: 'en', sleep })).rejects.toThrow('503: Not ready.')
  await new Promise((resolve) => away.close(resolve))
  await expect(uploadFile(one(), { server: away.url, language: 'en', sleep })).rejects.toThrow('fetch failed')
})

test('all books arrive at a library that has room for one at a time', async () => {
  await using server = await createTestApp({ maxWaitingBooks: 1, maxUploads: 2 })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  let refused = 0
  const upload = async (path: string) =>
    await uploadFile(path, {
      server: url,
      language: 'en',
      onWait: () => (refused += 1),
      sleep: async () => await sleepFor(50),
    })
  const statuses: string[] = []
  await inOrder(books, 4, upload, (record) => statuses.push(record.status))
  expect(statuses).toEqual(books.map(() => 'completed'))
  expect(refused).toBeGreaterThan(0)
})
