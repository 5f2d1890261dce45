import { expect, test } from 'vitest'
import type { Evaluation, ListedEvaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'

/** Uploads a book from an address. @returns its id */
async function send(server: TestApp, name: string, remoteAddress = '127.0.0.1'): Promise<string> {
  const form = multipart([{ name: 'file', filename: `${name}.txt`, content: name }])
  const request = {
    method: 'POST',
    url: '/api/evaluate',
    remoteAddress,
    headers: form.headers,
    payload: form.body,
  } as const
  return (await server.app.inject(request)).json<UploadAnswer>().id
}

const list = async (server: TestApp): Promise<ListedEvaluation[]> =>
  (await server.app.inject({ url: '/api/evaluations' })).json<ListedEvaluation[]>()

/** Lets one worker take the waiting books. @returns their names in the order in which it read them */
async function workAll(server: TestApp, ids: readonly string[]): Promise<string[]> {
  const read: string[] = []
  await server.queue.work(async (job) => {
    read.push((await server.evaluation(job.evaluationId)).filename)
    await server.evaluateBook(job)
  }, 1)
  await Promise.all(ids.map((id) => server.ended(id)))
  return read
}

test('a pending book says how many wait before it, in its record and in the list', async () => {
  await using server = await createTestApp({ working: false })
  const ids = [await send(server, 'a'), await send(server, 'b'), await send(server, 'c')]
  const positions = async (): Promise<(number | undefined)[]> =>
    (await Promise.all(ids.map((id) => server.evaluation(id)))).map((record: Evaluation) => record.queuePosition)
  expect(await positions()).toEqual([0, 1, 2])
  expect((await list(server)).map(({ queuePosition }) => queuePosition)).toEqual([2, 1, 0])

  const etag = String((await server.app.inject({ url: '/api/evaluations' })).headers.etag)
  await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${String(ids[0])}` })
  ids.shift()
  expect(await positions()).toEqual([0, 1])
  const headers = { 'if-none-match': etag }
  expect((await server.app.inject({ url: '/api/evaluations', headers })).statusCode).toBe(200)

  await workAll(server, ids)
  expect(await positions()).toEqual([undefined, undefined])
  expect((await list(server))[0]).not.toHaveProperty('queuePosition')
})

test('a single book does not wait for all books that somebody else sent before', async () => {
  await using server = await createTestApp({ working: false })
  const ids: string[] = []
  for (const name of ['a1', 'a2', 'a3', 'a4']) ids.push(await send(server, name, '192.0.2.1'))
  const other = await send(server, 'b1', '192.0.2.2')
  expect((await server.evaluation(other)).queuePosition).toBe(1)
  expect((await server.evaluation(ids[1] ?? '')).queuePosition).toBe(2)
  ids.push(other, await send(server, 'b2', '192.0.2.2'), await send(server, 'a5', '192.0.2.1'))
  const order = ['a1', 'b1', 'a2', 'b2', 'a3', 'a4', 'a5'].map((name) => `${name}.txt`)
  expect(await workAll(server, ids)).toEqual(order)
})

test('whose book it was is forgotten when work on it begins', async () => {
  await using server = await createTestApp({ working: false })
  const id = await send(server, 'a', '192.0.2.1')
  const uploader = async () =>
    (await server.database.connection.selectFrom('evaluations').select('uploader').executeTakeFirstOrThrow()).uploader
  expect(await uploader()).toBe('192.0.2.1')
  await workAll(server, [id])
  expect(await uploader()).toBeNull()
})

test('the stream of a deep analysis says how many wait before it', async () => {
  await using server = await createTestApp({ working: false })
  await send(server, 'a')
  await send(server, 'b')
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const form = new FormData()
  form.append('file', new Blob(['A book.']), 'c.txt')
  const leave = new AbortController()
  const headers = { accept: 'text/event-stream' }
  const answer = await fetch(`${url}/api/deep-analyze`, { method: 'POST', body: form, headers, signal: leave.signal })
  const first = await answer.body?.getReader().read()
  leave.abort()
  expect(Buffer.from(first?.value ?? []).toString()).toContain('"queuePosition":2')
})
