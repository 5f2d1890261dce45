import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Evaluation, ListedEvaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'
import { multipart, type FormPart } from '../support/multipart.ts'

async function patch(server: TestApp, id: string, parts: FormPart[]) {
  const form = multipart(parts)
  return await server.app.inject({
    method: 'PATCH',
    url: `/api/evaluations/${id}`,
    headers: form.headers,
    payload: form.body,
  })
}

async function pageAt(server: TestApp, url: string): Promise<{ rows: ListedEvaluation[]; next: string | undefined }> {
  const answer = await server.app.inject({ url })
  const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  return { rows: answer.json<ListedEvaluation[]>(), next }
}

const list = async (server: TestApp, query = ''): Promise<ListedEvaluation[]> =>
  (await server.app.inject({ url: `/api/evaluations${query}` })).json<ListedEvaluation[]>()

test('the list is newest first, compressed, and unchanged answers are 304 until something changes', async () => {
  await using server = await createTestApp()
  const first = await server.evaluate('one', 'one.txt')
  const second = await server.evaluate('two', 'two.txt')
  const answer = await server.app.inject({ url: '/api/evaluations', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  const rows = JSON.parse(gunzipSync(answer.rawPayload).toString()) as ListedEvaluation[]
  expect(rows.map(({ id }) => id)).toEqual([second.id, first.id])

  const etag = String(answer.headers.etag)
  const ask = async () => await server.app.inject({ url: '/api/evaluations', headers: { 'if-none-match': etag } })
  expect((await ask()).statusCode).toBe(304)
  await patch(server, first.id, [{ name: 'title', content: 'Renamed' }])
  expect((await ask()).statusCode).toBe(200)
  expect((await list(server))[1]?.result).toMatchObject({ title: 'Renamed' })
})

test('the list is newest first by the time it shows, also when the clock was set back between two books', async () => {
  await using server = await createTestApp({ working: false })
  const send = async (filename: string) => await server.upload([{ name: 'file', filename, content: filename }])
  await send('before.txt')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await send('behind.txt').finally(() => vi.useRealTimers())
  const rows = await list(server)
  expect(rows.map(({ filename }) => filename)).toEqual(['behind.txt', 'before.txt'])
  const times = rows.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('limit and cursor walk through the library, q and status narrow it', async () => {
  await using server = await createTestApp()
  for (const name of ['alpha', 'beta', 'gamma']) await server.evaluate(name, `${name}.txt`)
  const seen: string[] = []
  let url: string | undefined = '/api/evaluations?limit=2'
  while (url !== undefined) {
    const page: { rows: ListedEvaluation[]; next: string | undefined } = await pageAt(server, url)
    seen.push(...page.rows.map(({ filename }) => filename))
    url = page.next
  }
  expect(seen).toEqual(['gamma.txt', 'beta.txt', 'alpha.txt'])
  expect((await list(server, '?q=BETA')).map(({ filename }) => filename)).toEqual(['beta.txt'])
  expect(await list(server, '?q=%25')).toEqual([])
  expect(await list(server, '?status=failed')).toEqual([])
  expect((await server.app.inject({ url: '/api/evaluations?limit=x' })).statusCode).toBe(400)
})

test('waiting books are listed too', async () => {
  await using server = await createTestApp({ working: false })
  await server.upload([{ name: 'file', filename: 'later.txt', content: 'x' }])
  expect(await list(server)).toMatchObject([{ filename: 'later.txt', status: 'pending', result: null }])
})

test('corrections change record, list and search, and are logged', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A story.')
  const answer = await patch(server, id, [
    { name: 'title', content: '  كتاب جديد ' },
    { name: 'author', content: 'Some\u202EOne' },
  ])
  expect(answer.statusCode).toBe(200)
  expect((await server.evaluation(id)).result).toMatchObject({ title: 'كتاب جديد', author: 'Some One' })
  expect(await list(server, `?q=${encodeURIComponent('جديد')}`)).toHaveLength(1)
  const [entry] = (await server.app.inject({ url: '/api/audit' })).json<{ action: string; performedBy: string }[]>()
  expect(entry).toMatchObject({ action: 'evaluation.edit', performedBy: 'admin' })
})

test.each([
  ['title', 'Title cannot be empty'],
  ['author', 'Author cannot be empty'],
])('an empty %s is refused', async (name, sentence) => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A story.')
  const answer = await patch(server, id, [{ name, content: '   ' }])
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence])
})

test('a new cover is re-encoded and served for good under a new address', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A story.')
  const picture = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const send = async (): Promise<string> => {
    await patch(server, id, [{ name: 'coverImage', filename: 'c.png', content: picture }])
    return String((await server.evaluation(id)).coverImage)
  }
  const [before, after] = [await send(), await send()]
  expect(after).not.toBe(before)
  expect((await list(server))[0]?.coverImage).toBe(after)
  const cover = await server.app.inject({ url: after })
  expect(cover.headers['content-type']).toBe('image/webp')
  expect(cover.headers['cache-control']).toContain('immutable')
  expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1200 })
})

test('a cover that is no picture, or larger than 10 MB, is refused', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A story.')
  const cover = (content: Uint8Array | string): FormPart[] => [{ name: 'coverImage', filename: 'c.png', content }]
  expect((await patch(server, id, cover('<svg/>'))).json()).toMatchObject({ code: 'cover_unreadable' })
  const large = await patch(server, id, cover(Buffer.alloc(10 * 1024 * 1024 + 1)))
  expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'cover_too_large'])
  expect((await server.evaluation(id)).coverImage).toBeNull()
})

test('the cover found in the file is kept', async () => {
  const cover = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await using server = await createTestApp({ pipeline: createFakePipeline({ cover }) })
  const { coverImage } = await server.evaluate('A story.')
  expect((await server.app.inject({ url: String(coverImage) })).statusCode).toBe(200)
})

test('a deleted book is gone with its files, its job and its text', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'x' }])).json<UploadAnswer>()
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBe(204)
  expect((await server.app.inject({ url: `/api/evaluate/${id}` })).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBe(404)
  await expect(server.dependencies.storage.read(`books/${id}/0.txt`)).rejects.toThrow()
  expect(await server.database.connection.selectFrom('files').selectAll().execute()).toEqual([])
})

test('deleting a book stops the work on it', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  let aborted = false
  const pipeline = createFakePipeline({
    onStep: async (step, { signal }) => {
      if (step !== 'assess') return
      start()
      await new Promise<void>((resolve) => {
        signal?.addEventListener('abort', () => resolve())
      })
      aborted = true
    },
  })
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'x' }])).json<UploadAnswer>()
  await started
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBe(204)
  await expect.poll(() => aborted).toBe(true)
  expect(await list(server)).toEqual([])
})

test('downloads come as json and txt, other formats are refused', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A story.', 'قصة.txt')
  const txt = await server.app.inject({ url: `/api/evaluate/${id}/download/txt` })
  expect(txt.headers['content-type']).toContain('text/plain')
  expect(txt.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('قصة.txt_report.txt')}`)
  expect(txt.body).toContain('Whitelisted')
  const json = await server.app.inject({ url: `/api/evaluate/${id}/download/json` })
  expect(json.headers['content-type']).toContain('application/json')
  expect(json.json<Evaluation>().id).toBe(id)
  expect(json.body).not.toContain('extractedText"')
})

test('the texts of a result follow ?lang=', async () => {
  await using server = await createTestApp()
  const { id, result } = await server.evaluate('A story.')
  const { localized } = result as { localized: Record<'en' | 'ar', { executive_summary: string }> }
  const arabic = (await server.app.inject({ url: `/api/evaluate/${id}?lang=ar` })).json<Evaluation>()
  expect(arabic.result).toMatchObject({ executive_summary: localized.ar.executive_summary })
  expect(arabic.warnings[0]).toContain('كلمات')
  expect((await list(server, '?lang=ar'))[0]?.result).toMatchObject({
    executive_summary: localized.ar.executive_summary,
  })
})
