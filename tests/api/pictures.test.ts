import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { bookPicturesSchema, type BookPictures } from '../../src/contract/pictures.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { buildEpub, page } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

const pipeline = createPipeline({ processes: 1 })
afterAll(() => pipeline.close())

const content = await buildEpub(ENGLISH_BOOK, {
  entries: {
    'OPS/c0.xhtml': page('<p>The whale came up beside the small boat of the two sisters.</p><img src="p/1.png"/>'),
    'OPS/c1.xhtml': page('<img src="p/2.png"/><p>They followed it home and told their mother all about it.</p>'),
    'OPS/p/1.png': await drawnPicture(1),
    'OPS/p/2.png': await drawnPicture(2),
  },
})
const book = [{ name: 'file', filename: 'whale.epub', content }]

async function picturesOf(server: TestApp, id: string): Promise<BookPictures> {
  const answer = await server.app.inject({ url: `/api/evaluate/${id}/pictures` })
  expect(answer.statusCode).toBe(200)
  return bookPicturesSchema.parse(answer.json())
}

async function assertThumbnails(server: TestApp, id: string): Promise<void> {
  const { pictures } = await picturesOf(server, id)
  const sheet = (await server.app.inject({ url: `/api/evaluate/${id}/pictures/thumbnails` })).rawPayload
  expect(sheet.length).toBe(pictures.reduce((sum, { length }) => sum + length, 0))
  for (const { offset, length } of pictures)
    expect((await sharp(sheet.subarray(offset, offset + length)).metadata()).format).toBe('webp')
}

test('the pictures of a book are kept by page, come again with the same book, and go with it', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(book)).json<UploadAnswer>()
  expect(await server.ended(id)).toMatchObject({ status: 'completed', pictureCount: 2 })
  const { pictures, more } = await picturesOf(server, id)
  expect(pictures).toMatchObject([
    { number: 1, page: 1, width: 400, height: 300 },
    { number: 2, page: 2, width: 400, height: 300 },
  ])
  expect(more).toBe(0)
  await assertThumbnails(server, id)

  const again = (await server.upload(book)).json<UploadAnswer>()
  expect(again.duplicateOf).toBe(id)
  expect(await server.ended(again.id)).toMatchObject({ pictureCount: 2 })
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBeLessThan(300)
  expect((await server.app.inject({ url: `/api/evaluate/${id}/pictures` })).statusCode).toBe(404)
  await assertThumbnails(server, again.id)
  const files = await server.database.connection
    .selectFrom('files')
    .select('key')
    .where('key', 'like', 'pictures/%')
    .execute()
  expect(files).toHaveLength(1)
})

test('a book without pictures has none; of one from before nothing is known', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (
    await server.upload([{ name: 'file', filename: 'a.txt', content: 'Mina found a lamp in the old tower.' }])
  ).json<UploadAnswer>()
  expect(await server.ended(id)).toMatchObject({ pictureCount: 0 })
  expect(await picturesOf(server, id)).toEqual({ pictures: [], more: 0 })
  const none = await server.app.inject({ url: `/api/evaluate/${id}/pictures/thumbnails` })
  expect(none.statusCode).toBe(404)
  await server.database.connection.deleteFrom('book_pictures').execute()
  await server.database.connection.updateTable('evaluations').set({ picture_count: null }).execute()
  expect(await server.ended(id)).not.toHaveProperty('pictureCount')
  expect((await server.app.inject({ url: `/api/evaluate/${id}/pictures` })).statusCode).toBe(404)
})

test('whoever may not read a text does not see its pictures', async () => {
  await using server = await createTestApp({ pipeline, exposed: true, adminPassword: 'correct horse' })
  const { id } = (await server.upload(book)).json<UploadAnswer>()
  await server.ended(id)
  for (const path of ['pictures', 'pictures/thumbnails']) {
    const url = `/api/evaluate/${id}/${path}`
    expect((await server.app.inject({ url })).statusCode).toBe(401)
    const session = await server.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { password: 'correct horse' },
    })
    const cookie = String(session.headers['set-cookie']).split(';', 1)[0] ?? ''
    expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
  }
})
