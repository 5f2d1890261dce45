import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ErrorBody } from '../../src/contract/errors.ts'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { loadReports } from '../../src/server/start/reports.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'

const file = [{ name: 'file', filename: 'book.txt', content: 'A book.' }]

function refusal(answer: Awaited<ReturnType<TestApp['upload']>>) {
  const seconds = String(answer.headers['retry-after'])
  expect(seconds).toMatch(/^[1-9]\d*$/)
  const { code, error } = answer.json<ErrorBody>()
  return { status: answer.statusCode, code, error, seconds: Number(seconds) }
}

/** Evaluations that ended just now, outside the library. */
async function ended(server: TestApp, count: number): Promise<void> {
  await sql`
    insert into evaluations (id, filename, file_size, sha256, is_ocr, status, created_at, updated_at, completed_at, cancel_token_hash, in_library)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(book), 12, '0'))::uuid, 'x.txt', 1, 'x', false, 'completed', now(), now(), now(), '', false
    from generate_series(1, ${count}::int) as book`.execute(server.database.connection)
}

test('a full queue refuses books with the time after which there is room, and takes them when there is', async () => {
  await using server = await createTestApp({ working: false, maxWaitingBooks: 2 })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  expect((await server.upload(file)).statusCode).toBe(202)

  expect(refusal(await server.upload(file))).toMatchObject({ status: 429, code: 'queue_full', seconds: 300 })
  // 200 books in ten minutes: one place each three seconds.
  await ended(server, 200)
  const told = refusal(await server.upload(file))
  expect(told.seconds).toBe(3)
  expect(told.error).toContain('again in 3 seconds')
  const arabic = refusal(await server.upload(file, { headers: { 'accept-language': 'ar' } }))
  expect(arabic.error).toContain('بعد 3 ثوانٍ')
  expect(refusal(await server.upload(file, { url: '/api/deep-analyze' })).code).toBe('queue_full')
  expect(
    refusal(
      await server.upload([{ ...file[0], name: 'file', filename: 'a.png', content: 'x' }], {
        url: '/api/evaluate-ocr',
      }),
    ).code,
  ).toBe('queue_full')
  // Nothing of a refused book was received.
  expect(await readdir(join(server.directory, 'tmp'))).toEqual([])
  expect((await server.app.inject({ url: '/api/evaluations' })).json<unknown[]>()).toHaveLength(2)

  await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })
  expect((await server.upload(file)).statusCode).toBe(202)
})

test('a burst beyond the room is taken exactly as far as there is room', async () => {
  await using server = await createTestApp({ working: false, maxWaitingBooks: 5 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => server.upload(file)))
  const taken = answers.filter(({ statusCode }) => statusCode === 202)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect([taken.length, refused.length]).toEqual([5, 7])
})

test('more uploads at once than can be received are refused until one has ended', async () => {
  await using server = await createTestApp({ working: false, maxUploads: 1 })
  const { headers, body } = multipart([{ name: 'file', filename: 'long.txt', content: 'A long book. '.repeat(1000) }])
  const payload = new PassThrough()
  const slow = server.app.inject({ method: 'POST', url: '/api/evaluate', headers, payload })
  payload.write(body.subarray(0, 5000))
  await expect.poll(async () => await readdir(join(server.directory, 'tmp')).catch(() => [])).toHaveLength(1)
  expect(refusal(await server.upload(file))).toMatchObject({ status: 429, code: 'too_many_uploads' })
  payload.end(body.subarray(5000))
  expect((await slow).statusCode).toBe(202)
  expect((await server.upload(file)).statusCode).toBe(202)
})

test('a disk that is nearly full takes no book', async () => {
  await using server = await createTestApp({ working: false, keepFreeBytes: Number.MAX_SAFE_INTEGER })
  expect(refusal(await server.upload(file))).toMatchObject({ status: 429, code: 'disk_full' })
})

test('reports beyond those that may wait are refused before anything of them is put together', async () => {
  const held = Promise.withResolvers<Uint8Array>()
  let making = 0
  const pdf = async () => {
    making += 1
    return await held.promise
  }
  await using server = await createTestApp({
    maxWaitingReports: 0,
    reports: { ...loadReports(), pdf, selectionPdf: pdf },
  })
  const { id } = await server.evaluate('A book.')
  const one = { url: `/api/evaluate/${id}/download/pdf` }
  const made = [server.app.inject(one), server.app.inject(one)]
  await expect.poll(() => making).toBe(2)
  expect(refusal(await server.app.inject(one))).toMatchObject({ status: 429, code: 'too_many_reports' })

  // Reports on many books stand in a line of their own.
  const many = { method: 'POST', url: '/api/generate-pdf-report', payload: { bookIds: [id] } } as const
  made.push(server.app.inject(many))
  await expect.poll(() => making).toBe(3)
  const events = await server.app.inject({ ...many, headers: { accept: 'text/event-stream' } })
  expect(refusal(events)).toMatchObject({ status: 429, code: 'too_many_reports' })

  held.resolve(new Uint8Array([1]))
  expect((await Promise.all(made)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await server.app.inject(one)).statusCode).toBe(200)
})
