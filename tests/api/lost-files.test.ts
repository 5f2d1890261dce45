import { once } from 'node:events'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

// Files that somebody took out of the storage behind our back.

const cover = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function loseFiles(server: TestApp, kind: 'book' | 'cover'): Promise<void> {
  const files = await server.database.connection.selectFrom('files').select('key').where('kind', '=', kind).execute()
  expect(files.length).toBeGreaterThan(0)
  for (const { key } of files) await server.dependencies.storage.remove(key)
}

test('a copy of a book whose cover is lost is judged without one', async () => {
  await using server = await createTestApp({ pipeline: createFakePipeline({ cover }) })
  const first = await server.evaluate('A story.', 'one.txt')
  const url = `/api/evaluate/${first.id}/cover`
  expect((await server.app.inject({ url })).statusCode).toBe(200)
  await loseFiles(server, 'cover')
  expect((await server.app.inject({ url })).statusCode).toBe(404)

  const copy = await server.evaluate('A story.', 'two.txt')
  expect(copy).toMatchObject({ status: 'completed', duplicateOf: first.id })
  expect((await server.app.inject({ url: `/api/evaluate/${copy.id}/cover` })).statusCode).toBe(404)
})

test('a book whose file is lost fails and asks for it again', async () => {
  const held = Promise.withResolvers<void>()
  await using server = await createTestApp({
    pipeline: createFakePipeline({
      onStep: async (_step, { signal }) => {
        held.resolve()
        if (signal) await once(signal, 'abort')
      },
    }),
  })
  // Both workers are busy, so that the file is lost before anybody reads it.
  const send = async (name: string) =>
    (await server.upload([{ name: 'file', filename: name, content: name }])).json<UploadAnswer>()
  const busy = [await send('one.txt'), await send('two.txt')]
  await held.promise
  const { id } = await send('three.txt')
  await loseFiles(server, 'book')
  for (const book of busy) await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${book.id}` })
  expect(await server.ended(id)).toMatchObject({ status: 'failed', errorCode: 'file_missing' })
})
