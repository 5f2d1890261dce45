import { afterAll, expect, test } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import type { PictureTakings } from '../../src/contract/picture-taking.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import { resumeTakingPictures } from '../../src/server/jobs/resume-taking-pictures.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { buildEpub, page } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

const pipeline = createPipeline({ processes: 1 })
afterAll(() => pipeline.close())

/** Pictures and hardly a word; each number is another book. */
async function book(number: number) {
  const entries = {
    'OPS/c0.xhtml': page(`<p>One wave came, and then came ${String(number)} more.</p><img src="p/1.png"/>`),
    'OPS/c1.xhtml': page('<p>Two more.</p><img src="p/2.png"/><p>The sea was calm.</p><img src="p/3.png"/>'),
    'OPS/p/1.png': await drawnPicture(number),
    'OPS/p/2.png': await drawnPicture(number + 1),
    'OPS/p/3.png': await drawnPicture(number + 2),
  }
  return [
    { name: 'file', filename: `waves-${String(number)}.epub`, content: await buildEpub(ENGLISH_BOOK, { entries }) },
  ]
}

/** A judged book as it was before anybody took pictures out: nothing of them is known, and nothing waits for anybody. */
async function oldBook(server: TestApp, number: number): Promise<string> {
  const { id } = (await server.upload(await book(number))).json<UploadAnswer>()
  await server.ended(id)
  const { connection } = server.database
  const row = await connection
    .selectFrom('book_texts')
    .select('structure')
    .where('evaluation_id', '=', id)
    .executeTakeFirstOrThrow()
  const structure = JSON.stringify({ ...(JSON.parse(row.structure) as object), notices: [] })
  await connection.updateTable('book_texts').set({ structure }).where('evaluation_id', '=', id).execute()
  await connection.deleteFrom('book_pictures').where('evaluation_id', '=', id).execute()
  await connection.deleteFrom('files').where('evaluation_id', '=', id).where('kind', '=', 'cover').execute()
  await connection
    .updateTable('evaluations')
    .set({ picture_count: null, needs_review: false, review_reasons: '[]', notices: '[]', cover_key: null })
    .where('id', '=', id)
    .execute()
  return id
}

const ask = async (server: TestApp, payload: object) =>
  await server.app.inject({ method: 'POST', url: '/api/picture-takings', payload })
const counts = async (server: TestApp): Promise<PictureTakings> =>
  (await server.app.inject({ url: '/api/picture-takings' })).json<PictureTakings>()

test('the pictures of an old book are taken out again, and verdict, review and lists are those of a new one', async () => {
  await using server = await createTestApp({ pipeline })
  const fresh = (await server.upload(await book(7))).json<UploadAnswer>()
  const expected = await server.ended(fresh.id)
  const id = await oldBook(server, 1)
  expect(await server.evaluation(id)).not.toHaveProperty('pictureCount')
  expect(await counts(server)).toEqual({ unknown: 1, waiting: 0, failed: 0 })

  const answer = await ask(server, { evaluationId: id, performedBy: 'Huda' })
  expect(answer.statusCode).toBe(202)
  await expect.poll(async () => (await server.evaluation(id)).pictureCount, { timeout: 60_000 }).toBe(3)
  await expect.poll(async () => await server.evaluation(id), { timeout: 60_000 }).not.toHaveProperty('pictureTaking')
  const { needsReview, reviewReasons, warnings, coverImage, result, extractedText } = await server.evaluation(id)
  expect({ needsReview, reviewReasons, warnings }).toEqual({
    needsReview: expected.needsReview,
    reviewReasons: expected.reviewReasons,
    warnings: expected.warnings,
  })
  expect(coverImage).not.toBeNull()
  expect(result).toMatchObject({ final_verdict: (expected.result as { final_verdict: string }).final_verdict })
  expect(extractedText).toContain('then came 1 more')
  const rows = (await server.app.inject({ url: '/api/evaluations' })).json<Evaluation[]>()
  expect(rows.find((row) => row.id === id)).toMatchObject({ pictureCount: 3, needsReview: true })
  const log = (await server.app.inject({ url: '/api/audit' })).json<{ action: string; performedBy: string }[]>()
  expect(log[0]).toMatchObject({ action: 'evaluation.pictures-take', performedBy: 'Huda' })
  expect(await counts(server)).toEqual({ unknown: 0, waiting: 0, failed: 0 })
  const sheet = await server.app.inject({ url: `/api/evaluate/${id}/pictures/thumbnails` })
  expect(sheet.statusCode).toBe(200)
})

test('a decision of a person stays, and under the strict rule the verdict becomes what a new book would get', async () => {
  await using server = await createTestApp({ pipeline })
  const rules = structuredClone(DEFAULT_SCORING_CONFIG)
  rules.verdictConfig.unseenPictures = 'parent_guidance'
  const saved = await server.app.inject({
    method: 'POST',
    url: '/api/scoring-configs',
    payload: { ...rules, version: '2', isActive: 0 },
  })
  const config = saved.json<{ id: string }>().id
  await server.app.inject({ method: 'POST', url: `/api/scoring-configs/${config}/activate`, payload: {} })
  const id = await oldBook(server, 1)
  // As it was judged: by its words alone.
  const { connection } = server.database
  const judged = await connection
    .selectFrom('results')
    .selectAll()
    .where('evaluation_id', '=', id)
    .executeTakeFirstOrThrow()
  await connection
    .updateTable('results')
    .set({ judgement: judged.judgement.replaceAll('Parent Guidance', 'Whitelisted') })
    .where('evaluation_id', '=', id)
    .execute()
  const review = await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review`,
    payload: { verdict: 'Whitelisted', age: 4, reason: 'Read aloud twice.', performedBy: 'Saif', revision: 0 },
  })
  expect(review.statusCode).toBeLessThan(300)
  await ask(server, { evaluationId: id, performedBy: 'Huda' })
  await expect.poll(async () => (await server.evaluation(id)).pictureCount, { timeout: 60_000 }).toBe(3)
  await expect.poll(async () => await server.evaluation(id), { timeout: 60_000 }).not.toHaveProperty('pictureTaking')
  const after = await server.evaluation(id)
  expect(after.result).toMatchObject({ final_verdict: 'Parent Guidance' })
  expect(after).toMatchObject({ review: { verdict: 'Whitelisted', reviewer: 'Saif' }, needsReview: false })
  const lines = (await server.app.inject({ url: `/api/evaluations/${id}/history` })).json<HistoryEntry[]>()
  expect(lines.at(-1)).toMatchObject({ kind: 'pictures', performedBy: 'Huda' })
})

test('all old books of a library at once; where the file is gone a sentence says so and the others go on', async () => {
  await using server = await createTestApp({ pipeline })
  const ids = [await oldBook(server, 1), await oldBook(server, 11), await oldBook(server, 21)]
  const [lost = '', ...others] = ids
  const { key } = await server.database.connection
    .selectFrom('files')
    .select('key')
    .where('evaluation_id', '=', lost)
    .where('kind', '=', 'book')
    .executeTakeFirstOrThrow()
  await server.dependencies.storage.remove(key)
  const asked = await ask(server, {})
  expect([asked.statusCode, asked.json<PictureTakings>().unknown]).toEqual([202, 3])
  await expect
    .poll(async () => await counts(server), { timeout: 60_000 })
    .toEqual({ unknown: 1, waiting: 0, failed: 1 })
  for (const id of others) expect(await server.evaluation(id)).toMatchObject({ pictureCount: 3 })
  const { pictureTaking } = await server.evaluation(lost)
  expect(pictureTaking).toMatchObject({ status: 'failed', errorCode: 'book_file_gone' })
  expect(JSON.stringify(pictureTaking)).toContain('no longer kept')
  const arabic = await server.app.inject({ url: `/api/evaluate/${lost}`, headers: { 'accept-language': 'ar' } })
  expect(JSON.stringify(arabic.json<Evaluation>().pictureTaking)).toContain('لم يعد ملف هذا الكتاب محفوظًا')

  await server.database.connection.deleteFrom('files').where('evaluation_id', '=', lost).execute()
  const alone = await ask(server, { evaluationId: lost })
  expect([alone.statusCode, alone.json<{ code: string }>().code]).toEqual([410, 'book_file_gone'])
})

test('a book that is not there, not judged, or has its pictures is not asked for', async () => {
  await using server = await createTestApp({ pipeline, working: false })
  expect((await ask(server, { evaluationId: crypto.randomUUID() })).json()).toMatchObject({
    code: 'evaluation_not_found',
  })
  const { id } = (await server.upload(await book(1))).json<UploadAnswer>()
  expect((await ask(server, { evaluationId: id })).json()).toMatchObject({ code: 'evaluation_not_finished' })
  expect((await ask(server, {})).json()).toEqual({ unknown: 0, waiting: 0, failed: 0 })
})

test('what was asked for and lost its job is done after the next start', async () => {
  await using server = await createTestApp({ pipeline })
  const id = await oldBook(server, 1)
  const asked = JSON.stringify({ status: 'waiting', performedBy: 'Huda' })
  await server.database.connection.updateTable('evaluations').set({ picture_taking: asked }).execute()
  expect(await server.evaluation(id)).toMatchObject({ pictureTaking: { status: 'waiting' } })
  await resumeTakingPictures(server.database, server.queue)
  await expect.poll(async () => await server.evaluation(id), { timeout: 60_000 }).not.toHaveProperty('pictureTaking')
  expect(await server.evaluation(id)).toMatchObject({ pictureCount: 3, needsReview: true })
})
