import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { SCAN_KEY_HEADER, SCAN_KEPT_HOURS, type ScanPages } from '../../src/contract/scanned-pages.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'

const SECRET = 'a-secret-of-this-scan'

function scanner(server: TestApp, secret = SECRET) {
  const headers = { [SCAN_KEY_HEADER]: secret }
  const inject = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, rest: object = {}) =>
    await server.app.inject({ method, url, headers, ...rest })
  return {
    async send(page: string, content: string) {
      const form = multipart([{ name: 'file', filename: 'page.jpg', content }])
      return await inject('PUT', `/api/scans/pages/${page}`, {
        headers: { ...headers, ...form.headers },
        payload: form.body,
      })
    },
    drop: async (page: string) => await inject('DELETE', `/api/scans/pages/${page}`),
    arrived: async () => (await inject('GET', '/api/scans/pages')).json<ScanPages>().pages,
    finish: async (pages: string[], name = 'Mina and the sea') =>
      await inject('POST', '/api/scans', { payload: { pages, name } }),
  }
}

async function storedFiles(server: TestApp): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from files where kind = 'book'`.execute(
    server.database.connection,
  )
  return rows.map(({ key }) => key)
}

test('pages that arrive in any order, some of them twice, are one book in the order that was told', async () => {
  await using server = await createTestApp()
  const scan = scanner(server)
  for (const [page, content] of [
    ['page-three', 'She sails home.'],
    ['page-one1', 'Mina shares her bread.'],
    ['page-three', 'She sails home.'],
    ['page-two2', 'A blurred page.'],
    ['page-two-again', 'Omar mends the boat.'],
  ] as const) {
    expect((await scan.send(page, content)).statusCode).toBe(204)
  }
  expect((await scan.drop('page-two2')).statusCode).toBe(204)
  expect((await scan.arrived()).toSorted()).toEqual(['page-one1', 'page-three', 'page-two-again'])
  expect(await storedFiles(server)).toHaveLength(3)

  const order = ['page-one1', 'page-two-again', 'page-three']
  const answers = await Promise.all([scan.finish(order), scan.finish(order)])
  const [first, second] = answers.map((answer) => answer.json<UploadAnswer>())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202])
  expect(second?.id).toBe(first?.id)
  const record = await server.ended(first?.id ?? '')
  expect(record).toMatchObject({ status: 'completed', isOCR: true, filename: 'Mina and the sea', duplicateOf: null })
  expect(record.extractedText).toBe('Mina shares her bread.\n\nOmar mends the boat.\n\nShe sails home.')
  // The answer was lost: asked for once more, it is the same book.
  expect((await scan.finish(order)).json<UploadAnswer>()).toMatchObject({ id: first?.id, status: 'completed' })
  expect((await server.app.inject({ url: '/api/evaluations' })).json<unknown[]>()).toHaveLength(1)
  expect(await storedFiles(server)).toHaveLength(3)
  expect(await readdir(join(server.directory, 'tmp'))).toEqual([])
})

test('a page that is not there keeps the book from being made, and is sent again', async () => {
  await using server = await createTestApp()
  const scan = scanner(server)
  await scan.send('page-one1', 'Mina shares her bread.')
  const refused = await scan.finish(['page-one1', 'page-two2'])
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'scan_page_missing'])
  expect((await server.app.inject({ url: '/api/evaluations' })).json<unknown[]>()).toEqual([])

  // What is about to be swept is not there any more.
  const old = new Date(Date.now() - (SCAN_KEPT_HOURS + 0.5) * 3600 * 1000)
  await sql`update files set created_at = ${old}`.execute(server.database.connection)
  expect(await scan.arrived()).toEqual([])
  expect((await scan.finish(['page-one1'])).statusCode).toBe(409)
  await scan.send('page-one1', 'Mina shares her bread.')
  await scan.send('page-two2', 'She sails home.')
  expect((await scan.finish(['page-one1', 'page-two2'])).statusCode).toBe(202)
})

test('the pages of one book are not taken from it by another', async () => {
  await using server = await createTestApp()
  const scan = scanner(server)
  await scan.send('page-one1', 'Mina shares her bread.')
  await scan.send('page-two2', 'She sails home.')
  const { id } = (await scan.finish(['page-one1', 'page-two2'])).json<UploadAnswer>()
  await server.ended(id)
  const other = await scan.finish(['page-two2', 'page-one1'])
  expect(other.json<{ code: string }>().code).toBe('scan_page_missing')
  // Sent again they are pages of the other book.
  await scan.send('page-one1', 'Mina shares her bread.')
  await scan.send('page-two2', 'She sails home.')
  const second = (await scan.finish(['page-two2', 'page-one1'])).json<UploadAnswer>()
  expect((await server.ended(second.id)).extractedText).toMatch(/^She sails home/)
  expect((await server.evaluation(id)).extractedText).toMatch(/^Mina shares/)
})

test('a scan is seen with its secret only, and the secret is nowhere in the library', async () => {
  await using server = await createTestApp()
  await scanner(server).send('page-one1', 'Mina shares her bread.')
  expect(await scanner(server, 'another-secret-of-a-scan').arrived()).toEqual([])
  const none = await server.app.inject({ url: '/api/scans/pages' })
  expect([none.statusCode, none.json<{ code: string }>().code]).toEqual([400, 'scan_key_missing'])
  const { rows } = await sql<{ scan: string }>`select scan from scan_pages`.execute(server.database.connection)
  expect(rows.map(({ scan }) => scan)).not.toContain(SECRET)
})

test.each([
  ['an empty page', '', 400, 'file_empty'],
  ['a name no page can have', 'x', 400, 'invalid_request'],
])('%s is refused and leaves nothing behind', async (_, content, status, code) => {
  await using server = await createTestApp()
  const answer = await scanner(server).send(content === '' ? 'page-one1' : 'p', content)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  expect(await storedFiles(server)).toEqual([])
})
