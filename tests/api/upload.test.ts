import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { evaluationSchema, listedEvaluationSchema, type UploadAnswer } from '../../src/contract/evaluation.ts'
import * as z from 'zod'
import { createTestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

test('a text becomes a judged book that the list and the record agree on', async () => {
  await using server = await createTestApp()
  const answer = await server.upload([{ name: 'file', filename: 'Mina.txt', content: 'Mina shares her bread.' }])
  expect(answer.statusCode).toBe(202)
  const { id, status, cancelToken, duplicateOf } = answer.json<UploadAnswer>()
  expect({ status, duplicateOf }).toEqual({ status: 'pending', duplicateOf: null })
  expect(cancelToken.length).toBeGreaterThan(20)

  const record = await server.ended(id)
  expect(() => evaluationSchema.parse(record)).not.toThrow()
  expect(record).toMatchObject({
    status: 'completed',
    progress: 100,
    filename: 'Mina.txt',
    fileSize: 22,
    isOCR: false,
    extractedText: 'Mina shares her bread.',
    extractedTextLength: 22,
    scoringConfigVersion: '1.0.0',
  })
  expect(record.processingMs).toBeGreaterThanOrEqual(0)

  const list = (await server.app.inject({ url: '/api/evaluations' })).json<unknown[]>()
  const [row] = z.array(listedEvaluationSchema).parse(list)
  expect(row?.id).toBe(id)
  expect(list[0]).not.toHaveProperty('extractedText')
  expect(row?.result).toMatchObject({ final_verdict: (record.result as { final_verdict: string }).final_verdict })
})

test('a book that is sent again because the answer was lost is there once, whatever became of it meanwhile', async () => {
  await using server = await createTestApp()
  const send = async (content: string, key = 'a-secret-of-the-sender', url = '/api/evaluate') => {
    const filename = url === '/api/evaluate' ? 'Mina.txt' : 'Mina.png'
    const headers = { 'idempotency-key': key }
    const answer = await server.upload([{ name: 'file', filename, content }], { url, headers })
    expect(answer.statusCode).toBe(202)
    return answer.json<UploadAnswer>()
  }
  const together = await Promise.all(Array.from({ length: 4 }, async () => await send('Mina shares her bread.')))
  const [first] = together
  expect(new Set(together.map(({ id }) => id))).toEqual(new Set([first?.id]))
  await server.ended(first?.id ?? '')
  expect(await send('Mina shares her bread.')).toEqual({ ...first, status: 'completed' })
  expect(await readdir(join(server.directory, 'tmp'))).toEqual([])
  const { rows } = await sql<{ key: string }>`select key from files where kind = 'book'`.execute(
    server.database.connection,
  )
  expect(rows).toHaveLength(1)

  // Another book, another sender, the same picture as pages: all of them books of their own.
  const others = [
    await send('Omar shares his bread.'),
    await send('Mina shares her bread.', 'a-secret-of-another'),
    await send('Mina shares her bread.', 'a-secret-of-the-sender', '/api/evaluate-ocr'),
  ]
  expect(new Set([first, ...others].map((answer) => answer?.id)).size).toBe(4)
  expect(new Set([first, ...others].map((answer) => answer?.cancelToken)).size).toBe(4)
})

test('the token of a book that was sent again takes it back', async () => {
  await using server = await createTestApp({ working: false })
  const send = async (): Promise<UploadAnswer> => {
    const headers = { 'idempotency-key': 'a-secret-of-the-sender' }
    return (
      await server.upload([{ name: 'file', filename: 'a.txt', content: 'Mina shares her bread.' }], { headers })
    ).json()
  }
  await send()
  const { id, cancelToken } = await send()
  const url = `/api/evaluations/${id}`
  expect(
    (await server.app.inject({ method: 'DELETE', url, headers: { 'x-cancel-token': cancelToken } })).statusCode,
  ).toBe(204)
  expect((await send()).id).not.toBe(id)
})

test.each(['short', 'x'.repeat(201), 'with a space inside'])(
  'the key %s is refused before the book is read',
  async (key) => {
    await using server = await createTestApp()
    const headers = { 'idempotency-key': key }
    const answer = await server.upload([{ name: 'file', filename: 'a.txt', content: 'Mina.' }], { headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  },
)

test('the pages of a scanned book are one evaluation, in the order sent', async () => {
  await using server = await createTestApp()
  const answer = await server.upload(
    [
      { name: 'file', filename: '2.png', content: 'first' },
      { name: 'file', filename: '1.jpg', content: 'second' },
    ],
    { url: '/api/evaluate-ocr' },
  )
  const record = await server.ended(answer.json<UploadAnswer>().id)
  expect(record).toMatchObject({ isOCR: true, filename: '2.png', fileSize: 11, extractedText: 'first\n\nsecond' })
})

test('readers are told of photographs before they have arrived, and of no other book', async () => {
  let told = 0
  const pipeline = createFakePipeline()
  await using server = await createTestApp({
    pipeline: { ...pipeline, withModel: () => pipeline, expectPictures: () => void told++ },
    working: false,
  })
  await server.upload([{ name: 'file', filename: 'Mina.txt', content: 'Mina shares her bread.' }])
  expect(told).toBe(0)
  // Refused, for nothing came: by then they know.
  await server.upload([], { url: '/api/evaluate-ocr' })
  expect(told).toBe(1)
})

test.each([
  [
    'a foreign type',
    '/api/evaluate',
    [{ name: 'file', filename: 'a.exe', content: 'x' }],
    415,
    'Only PDF, Word, TXT, EPUB, and RTF files are supported',
  ],
  [
    'a PDF as a scan',
    '/api/evaluate-ocr',
    [{ name: 'file', filename: 'a.pdf', content: 'x' }],
    415,
    'Only image files (JPG, PNG, WEBP, GIF, BMP) are supported for OCR. For PDFs, use Regular Upload.',
  ],
  [
    'an empty file',
    '/api/evaluate',
    [{ name: 'file', filename: 'a.txt', content: '' }],
    400,
    'The file is empty. Choose the complete book file.',
  ],
  [
    'no file',
    '/api/evaluate',
    [{ name: 'note', content: 'x' }],
    400,
    'No file was received. Choose a book and upload it again.',
  ],
])('%s is refused with its sentence and leaves nothing behind', async (_case, url, parts, status, sentence) => {
  await using server = await createTestApp({ working: false })
  const answer = await server.upload(parts, { url })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ error: sentence })
  expect((await server.app.inject({ url: '/api/evaluations' })).json()).toEqual([])
  const left = await readdir(join(server.directory, 'tmp')).catch(() => [])
  expect(left).toEqual([])
})

test('a file above 100 MB is refused with the sentence of the specification and removed', async () => {
  await using server = await createTestApp({ working: false })
  const content = Buffer.alloc(100 * 1024 * 1024 + 1, 'a')
  const answer = await server.upload([{ name: 'file', filename: 'big.txt', content }])
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ error: 'One or more files exceed 100MB size limit', code: 'file_too_large' })
  expect(await readdir(join(server.directory, 'tmp'))).toEqual([])
})

test('errors speak the language of the reader', async () => {
  await using server = await createTestApp({ working: false })
  const parts = [{ name: 'file', filename: 'a.exe', content: 'x' }]
  const byHeader = await server.upload(parts, { headers: { 'accept-language': 'ar-AE,en;q=0.5' } })
  expect(byHeader.json<{ error: string }>().error).toContain('الصيغ المقبولة')
  const byQuery = await server.upload(parts, { url: '/api/evaluate?lang=ar' })
  expect(byQuery.json<{ error: string }>().error).toContain('الصيغ المقبولة')
})

test('a hostile file name is shown without its folders and marks', async () => {
  await using server = await createTestApp({ working: false })
  const parts = [{ name: 'file', filename: '..\\..\\etc/\u202Efdp.txt', content: 'x' }]
  const { id } = (await server.upload(parts)).json<UploadAnswer>()
  expect((await server.evaluation(id)).filename).toBe('fdp.txt')
})

test('the same bytes again reuse the finished steps, and the copy outlives the first', async () => {
  await using server = await createTestApp()
  const first = await server.evaluate('The same story.', 'one.txt')
  const again = (
    await server.upload([{ name: 'file', filename: 'two.txt', content: 'The same story.' }])
  ).json<UploadAnswer>()
  expect(again.duplicateOf).toBe(first.id)
  const second = await server.ended(again.id)
  expect(second).toMatchObject({ status: 'completed', duplicateOf: first.id, extractedTextLength: 15 })
  const { calls } = (await server.dependencies.pipeline()) as unknown as { calls: Record<string, number> }
  expect(calls).toMatchObject({ extract: 1, assess: 1 })
  await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${first.id}` })
  expect((await server.evaluation(again.id)).status).toBe('completed')
})
