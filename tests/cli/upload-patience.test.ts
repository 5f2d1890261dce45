import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder } from '../../src/cli/in-order.ts'
import { uploadFile } from '../../src/cli/upload-file.ts'
import { evaluationSchema } from '../../src/contract/evaluation.ts'
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

test('a book that the server does not take is a failed record, and so is one that is not sent at all', async () => {
  const refusing = await serve([[422, {}, { error: 'No text was found.', code: 'no_text' }]])
  const refused = await uploadFile(one(), { server: refusing.url, language: 'en' })
  expect(evaluationSchema.parse(refused)).toMatchObject({
    filename: 'book-0.txt',
    fileSize: 7,
    status: 'failed',
    error: 'No text was found.',
    errorCode: 'no_text',
    result: { error: 'No text was found.' },
  })
  refusing.close()
  const gone = await uploadFile(join(folder, 'gone.txt'), { server: refusing.url, language: 'en' })
  expect(gone).toMatchObject({ status: 'failed', errorCode: 'invalid_request' })
  await writeFile(join(folder, 'empty.txt'), '')
  const empty = await uploadFile(join(folder, 'empty.txt'), { server: refusing.url, language: 'ar' })
  expect(empty).toMatchObject({ status: 'failed', errorCode: 'file_empty', error: 'الملف فارغ. اختر ملف الكتاب كاملًا.' })
})

test('a connection that breaks after the book was sent costs no second record', async () => {
  await using server = await createTestApp()
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  let broken = 0
  // Lets the book through and keeps the first two answers to itself.
  const relay = createTcpServer((client) => {
    const upstream = connect(Number(url.port), '127.0.0.1')
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      if (broken < 2) {
        broken += 1
        client.destroy()
        upstream.destroy()
      } else client.write(chunk)
    })
    client.on('close', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${String((relay.address() as AddressInfo).port)}`
  const record = await uploadFile(one(), { server: address, language: 'en', sleep: async () => await sleepFor(50) })
  expect(record.status).toBe('completed')
  expect(broken).toBe(2)
  expect((await server.app.inject({ url: '/api/evaluations' })).json()).toHaveLength(1)
  relay.close()
})

test('a server that refuses the sender ends it with its sentence, and so does one that stays away', async () => {
  const sleep = async (): Promise<void> => {}
  const refusing = await serve([[401, {}, { error: 'Sign in first.' }]])
  await expect(uploadFile(one(), { server: refusing.url, language: 'en', sleep })).rejects.toThrow(
    '401: Sign in first.',
  )
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
