import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { SCAN_KEY_HEADER, type PageCorrection, type ScannedPages } from '../../src/contract/scanned-pages.ts'
import { createPipeline, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'
import { until } from '../support/until.ts'

const SECRET = 'a-secret-of-this-scan'
const sample = async (name: string): Promise<Buffer> =>
  await readFile(join(import.meta.dirname, '..', '..', 'samples', name))

/** A page of which nobody can read a word. */
const blurred = async (picture: Buffer): Promise<Buffer> => {
  const small = await sharp(picture).resize({ width: 60 }).png().toBuffer()
  return await sharp(small).blur(1).resize({ width: 300 }).jpeg().toBuffer()
}

let real: Pipeline
let read: number[] = []
beforeAll(() => {
  real = createPipeline({ processes: 1 })
})
afterAll(async () => await real.close())

/** The real readers; says which photographs were read, and hands the book on when it may. */
function watched(mayGoOn: Promise<void> = Promise.resolve()): Pipeline {
  read = []
  const pipeline: Pipeline = {
    ...real,
    async extract(source, options = {}) {
      const extracted = await real.extract(source, {
        ...options,
        readings: {
          known: options.readings?.known ?? [],
          onRead: (reading) => {
            read.push(reading.position)
            options.readings?.onRead(reading)
          },
        },
      })
      await mayGoOn
      return extracted
    },
    withModel: () => pipeline,
    close: async () => {},
  }
  return pipeline
}

async function uploadPages(server: TestApp, pages: Buffer[]): Promise<string> {
  const parts = pages.map((content, index) => ({ name: 'file', filename: `${String(index)}.jpg`, content }))
  return (await server.upload(parts, { url: '/api/evaluate-ocr' })).json<UploadAnswer>().id
}
const pagesOf = async (server: TestApp, id: string) =>
  (await server.app.inject({ url: `/api/evaluate/${id}/pages` })).json<ScannedPages>()
const correct = async (server: TestApp, id: string, pages: PageCorrection[]) =>
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluate/${id}/pages`,
    headers: { [SCAN_KEY_HEADER]: SECRET },
    payload: { pages },
  })

test('a page that came out badly is named, taken again or typed, and the book judged again without reading the others', async () => {
  await using server = await createTestApp({ pipeline: watched() })
  const [first, second] = [await sample('falcon.en-scan-1.png'), await sample('falcon.en-scan-2.jpg')]
  const pictures = [first, await blurred(second)]
  const id = await uploadPages(server, pictures)
  const before = await server.ended(id)
  expect(before.status).toBe('completed')
  expect(read).toEqual([0, 1])
  const told = await pagesOf(server, id)
  expect(told).toMatchObject({ total: 2, read: 2 })
  expect(told.pages.map(({ number, poor, photographed }) => ({ number, poor, photographed }))).toEqual([
    { number: 1, poor: false, photographed: true },
    { number: 2, poor: true, photographed: true },
  ])
  const picture = await server.app.inject({ url: `/api/evaluate/${id}/pages/2/picture` })
  expect(picture.headers['content-type']).toBe('image/webp')
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(300)

  const form = multipart([{ name: 'file', filename: 'page.jpg', content: second }])
  await server.app.inject({
    method: 'PUT',
    url: '/api/scans/pages/page-two2',
    headers: { [SCAN_KEY_HEADER]: SECRET, ...form.headers },
    payload: form.body,
  })
  read = []
  const answer = await correct(server, id, [
    { number: 1, text: 'Maha lived by the sea with her falcon.' },
    { number: 2, photograph: 'page-two2' },
  ])
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([202, 'pending'])
  const after = await server.ended(id)
  expect(after.status).toBe('completed')
  expect(read).toEqual([1])
  expect(after.extractedText).toMatch(/^Maha lived by the sea with her falcon\.\s+\S/)
  const corrected = await pagesOf(server, id)
  expect(corrected.pages.map(({ poor, typed = false }) => ({ poor, typed }))).toEqual([
    { poor: false, typed: true },
    { poor: false, typed: false },
  ])
  // Typed words are told, and a person is to look.
  expect(after.reviewReasons).toContain('typed_pages')
  expect(after.warnings.join(' ')).toContain('typed by a person')
  const history = await server.app.inject({ url: `/api/evaluations/${id}/history` })
  expect(history.json<{ kind: string }[]>().map(({ kind }) => kind)).toEqual(['judged', 'read_again'])
  // Nobody who uploads the same pictures gets somebody's typed words.
  const other = await server.ended(await uploadPages(server, pictures))
  expect(other.duplicateOf).toBeNull()
  expect(other.extractedText).toBe(before.extractedText)
  const { rows } = await sql<{ key: string }>`select key from files where evaluation_id is null`.execute(
    server.database.connection,
  )
  expect(rows).toEqual([])
})

test('while a book is read, its pages are counted and those that are done can be read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await using server = await createTestApp({ pipeline: watched(promise) })
  const page = await sample('falcon.en-scan-1.png')
  const id = await uploadPages(server, [page, page, page, page])
  const { scanned } = await until(async () => {
    const record = await server.evaluation(id)
    return record.scanned?.read === 4 && record
  })
  expect(scanned).toEqual({ read: 4, total: 4 })
  const told = await pagesOf(server, id)
  expect(told).toMatchObject({ read: 4, total: 4 })
  expect(told.pages.map(({ text }) => /falcon/i.test(text))).toEqual([true, true, true, true])
  resolve()
  const record = await server.ended(id)
  expect([record.status, record.scanned]).toEqual(['completed', undefined])
})

test('a book none of whose pages could be read is corrected and judged', async () => {
  await using server = await createTestApp({ pipeline: watched() })
  const id = await uploadPages(server, [await blurred(await sample('falcon.en-scan-1.png'))])
  const failed = await server.ended(id)
  expect([failed.status, failed.errorCode]).toEqual(['failed', 'no_readable_page'])
  const [page] = (await pagesOf(server, id)).pages
  expect(page).toMatchObject({ number: 1, poor: true, photographed: true })
  await correct(server, id, [{ number: 1, text: 'Mina shares her bread with her brother.' }])
  const after = await server.ended(id)
  expect([after.status, after.extractedText]).toEqual(['completed', 'Mina shares her bread with her brother.'])
})

test.each<[string, PageCorrection, number, string]>([
  ['a page the book does not have', { number: 9, text: 'A story.' }, 404, 'page_not_found'],
  ['a photograph that did not arrive', { number: 1, photograph: 'page-none' }, 409, 'scan_page_missing'],
])('%s changes nothing', async (_, correction, status, code) => {
  await using server = await createTestApp({ pipeline: watched() })
  const id = await uploadPages(server, [await sample('falcon.en-scan-1.png')])
  const before = await server.ended(id)
  const answer = await correct(server, id, [{ number: 1, text: 'Other words.' }, correction])
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  expect((await server.evaluation(id)).extractedText).toBe(before.extractedText)
})

test('a book of type has no scanned pages to correct', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('Mina shares her bread.')
  expect(await pagesOf(server, id)).toEqual({ total: 0, read: 0, pages: [] })
  expect((await correct(server, id, [{ number: 1, text: 'Other words.' }])).statusCode).toBe(404)
})
