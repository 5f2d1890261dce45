import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import type { PictureMark } from '../../src/contract/picture-marks.ts'
import { bookPicturesSchema, isDoubtful, type BookPictures } from '../../src/contract/pictures.ts'
import type { Preview } from '../../src/contract/rescoring.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { buildEpub, page } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { skinColouredPicture } from '../support/books/skin-coloured-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { wordsOf } from '../support/words-of-pdf.ts'
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
  const sheetOf = async (evaluation: string): Promise<string> =>
    (
      await server.database.connection
        .selectFrom('book_pictures')
        .select('key')
        .where('evaluation_id', '=', evaluation)
        .executeTakeFirstOrThrow()
    ).key ?? ''
  const [deleted, other] = [await sheetOf(id), await sheetOf(again.id)]
  const { storage } = server.dependencies
  expect([await storage.has(deleted), await storage.has(other)]).toEqual([true, true])
  expect((await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })).statusCode).toBeLessThan(300)
  expect([await storage.has(deleted), await storage.has(other)]).toEqual([false, true])
  expect((await server.app.inject({ url: `/api/evaluate/${id}/pictures` })).statusCode).toBe(404)
  await assertThumbnails(server, again.id)
  const files = await server.database.connection
    .selectFrom('files')
    .select('key')
    .where('key', 'like', 'pictures/%')
    .execute()
  expect(files).toHaveLength(1)
})

test('the embedded look names a doubtful picture and clears none', async () => {
  await using server = await createTestApp({ pipeline })
  const entries = {
    'OPS/c0.xhtml': page('<p>One wave came.</p><img src="p/1.png"/>'),
    'OPS/c1.xhtml': page('<p>Two more.</p><img src="p/2.png"/><p>The sea was calm.</p><img src="p/3.png"/>'),
    'OPS/p/1.png': await drawnPicture(1),
    'OPS/p/2.png': await skinColouredPicture(),
    'OPS/p/3.png': await drawnPicture(3),
  }
  const file = { name: 'file', filename: 'sand.epub', content: await buildEpub(ENGLISH_BOOK, { entries }) }
  const { id } = (await server.upload([file])).json<UploadAnswer>()
  const judged = await server.ended(id)
  const { pictures } = await picturesOf(server, id)
  expect(pictures.map(isDoubtful)).toEqual([false, true, false])
  expect(pictures[0]?.nudity).toBeLessThan(0.1)
  // What it thinks of them is no part of the verdict, and a person is still wanted.
  expect(judged).toMatchObject({
    needsReview: true,
    picturesSeen: 0,
    nmcAssessment: { sexualContent: { intensity: 0 } },
  })
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

test('a picture comes large from the stored file; without the file a sentence says why there is none', async () => {
  await using server = await createTestApp({ pipeline })
  const scene = await drawnPicture(5, { width: 2000, height: 1500 })
  const entries = {
    'OPS/c0.xhtml': page('<p>The whale came up beside the small boat.</p><img src="p/1.png"/>'),
    'OPS/p/1.png': scene,
  }
  const file = { name: 'file', filename: 'whale.epub', content: await buildEpub(ENGLISH_BOOK, { entries }) }
  const { id } = (await server.upload([file])).json<UploadAnswer>()
  await server.ended(id)
  const large = async (number: number | string) =>
    await server.app.inject({ url: `/api/evaluate/${id}/pictures/${number}` })
  const answer = await large(1)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 })
  expect([(await large(2)).statusCode, (await large(0)).statusCode, (await large('x')).statusCode]).toEqual([
    404, 404, 400,
  ])
  const [stored] = await server.database.connection
    .selectFrom('files')
    .select('key')
    .where('kind', '=', 'book')
    .execute()
  await server.dependencies.storage.remove(stored?.key ?? '')
  const gone = await large(1)
  expect([gone.statusCode, gone.json<{ code: string }>().code]).toEqual([410, 'book_file_gone'])
  await assertThumbnails(server, id)
})

test('whoever may not read a text does not see its pictures', async () => {
  await using server = await createTestApp({ pipeline, exposed: true, adminPassword: 'correct horse' })
  const { id } = (await server.upload(book)).json<UploadAnswer>()
  await server.ended(id)
  for (const path of ['pictures', 'pictures/thumbnails', 'pictures/1']) {
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

/** Three pictures and hardly a word: a book that is told by them. */
const told = [
  {
    name: 'file',
    filename: 'waves.epub',
    content: await buildEpub(ENGLISH_BOOK, {
      entries: {
        'OPS/c0.xhtml': page('<p>One wave came.</p><img src="p/1.png"/>'),
        'OPS/c1.xhtml': page('<p>Two more.</p><img src="p/2.png"/><p>The sea was calm.</p><img src="p/3.png"/>'),
        'OPS/p/1.png': await drawnPicture(1),
        'OPS/p/2.png': await drawnPicture(2),
        'OPS/p/3.png': await drawnPicture(3),
      },
    }),
  },
]

const mark = async (server: TestApp, id: string, marks: object[], change: object = {}) =>
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/picture-marks`,
    payload: { marks, performedBy: 'Huda', ...change },
  })
const fine = (picture: number) => ({ picture, objection: null })

test('a book told by its pictures waits until a person has seen them all; every mark has a name and a time', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  const before = await server.ended(id)
  expect(before).toMatchObject({ needsReview: true, pictureCount: 3, picturesSeen: 0 })
  expect(before.reviewReasons).toContain('pictures_unseen')
  const written = async (format: string): Promise<string> =>
    (await server.app.inject({ url: `/api/evaluations/export?format=${format}` })).body
  expect(await written('csv')).toContain('Whitelisted (text only)')
  expect(await written('onix')).toContain('<AudienceCodeValue>text only</AudienceCodeValue>')

  const first = await mark(server, id, [fine(1), fine(3)])
  expect([first.statusCode, first.json<{ needsReview: boolean }>().needsReview]).toEqual([200, true])
  expect(await server.evaluation(id)).toMatchObject({ picturesSeen: 2, needsReview: true })
  expect((await mark(server, id, [fine(2)], { performedBy: 'Saif' })).json()).toMatchObject({ needsReview: false })
  const seen = await server.evaluation(id)
  expect(seen).toMatchObject({ picturesSeen: 3, needsReview: false, reviewReasons: [] })
  const { pictureMarks: marks = [] } = seen
  expect(marks.map(({ picture, reviewer }) => [picture, reviewer])).toEqual([
    [1, 'Huda'],
    [2, 'Saif'],
    [3, 'Huda'],
  ])
  for (const { at } of marks) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  const rows = (await server.app.inject({ url: '/api/evaluations' })).json<Evaluation[]>()
  expect(rows.find((row) => row.id === id)).toMatchObject({ picturesSeen: 3, needsReview: false })
  expect((await written('csv')) + (await written('onix'))).not.toContain('text only')
  const lines = (await server.app.inject({ url: `/api/evaluations/${id}/history` })).json<HistoryEntry[]>()
  expect(lines.map(({ kind, performedBy }) => [kind, performedBy])).toEqual([
    ['judged', null],
    ['pictures', 'Saif'],
  ])
  const log = (await server.app.inject({ url: '/api/audit' })).json<{ action: string; performedBy: string }[]>()
  expect(log.map(({ action, performedBy }) => [action, performedBy])).toEqual([
    ['evaluation.pictures', 'Saif'],
    ['evaluation.pictures', 'Huda'],
  ])

  const back = await server.app.inject({
    method: 'DELETE',
    url: `/api/evaluations/${id}/picture-marks`,
    payload: { pictures: [2], performedBy: 'Saif' },
  })
  expect(back.json()).toMatchObject({ needsReview: true, marks: [{ picture: 1 }, { picture: 3 }] })
  expect(await server.evaluation(id)).toMatchObject({ picturesSeen: 2, needsReview: true })
})

test('an objection to a picture is part of the verdict, of what-ifs and of judging by other rules', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  const before = await server.ended(id)
  const objection = { category: 'violence', level: 3, note: 'A man is struck down.' }
  const answer = await mark(server, id, [fine(1), fine(2), { picture: 3, objection }])
  expect(answer.json<{ marks: PictureMark[] }>().marks[2]).toMatchObject({ objection, reviewer: 'Huda' })
  const after = await server.evaluation(id)
  expect(after.nmcAssessment?.violence).toMatchObject({ detected: true, intensity: 3, ageBand: '13+' })
  expect(after.warnings.join()).toContain('objects to some of them (1)')
  expect(after.verdictRevision).toBe((before.verdictRevision ?? 0) + 1)

  for (const [lang, part] of [
    ['en', 'Objection to picture 3'],
    ['ar', 'A man is struck down.'],
  ]) {
    const dossier = await server.app.inject({ url: `/api/evaluate/${id}/download/dossier?lang=${String(lang)}` })
    expect(wordsOf(dossier.rawPayload)?.replaceAll(/\s+/g, ' ') ?? part).toContain(part)
  }

  const rules = structuredClone(DEFAULT_SCORING_CONFIG)
  const url = '/api/scoring-configs/preview'
  const same = await server.app.inject({ method: 'POST', url, payload: rules })
  expect(same.json<Preview>()).toMatchObject({ books: 1, changed: 0 })
  const saved = await server.app.inject({
    method: 'POST',
    url: '/api/scoring-configs',
    payload: { ...rules, version: '9', isActive: 0 },
  })
  const config = saved.json<{ id: string }>().id
  await server.app.inject({
    method: 'POST',
    url: `/api/scoring-configs/${config}/activate`,
    payload: { rescore: true },
  })
  await expect.poll(async () => (await server.evaluation(id)).scoringConfigVersion, { timeout: 20_000 }).toBe('9')
  expect(await server.evaluation(id)).toMatchObject({ picturesSeen: 3, nmcAssessment: after.nmcAssessment })
})

test('a what-if knows the strict rule for pictures that nobody has seen', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  const { result } = await server.ended(id)
  expect(result).toMatchObject({ final_verdict: 'Whitelisted' })
  const rules = structuredClone(DEFAULT_SCORING_CONFIG)
  rules.verdictConfig.unseenPictures = 'parent_guidance'
  const ask = async () =>
    (await server.app.inject({ method: 'POST', url: '/api/scoring-configs/preview', payload: rules })).json<Preview>()
  expect((await ask()).moves).toEqual([{ from: 'Whitelisted', to: 'Parent Guidance', count: 1 }])
  await mark(server, id, [fine(1), fine(2), fine(3)])
  expect((await ask()).moves).toEqual([])
})

test('marks of pictures that are not there, of books that are not judged and without a name are refused', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  await server.ended(id)
  expect((await mark(server, id, [fine(4)])).statusCode).toBe(404)
  expect((await mark(server, crypto.randomUUID(), [fine(1)])).json()).toMatchObject({ code: 'evaluation_not_found' })
  expect((await mark(server, id, [fine(1)], { performedBy: ' ' })).statusCode).toBe(400)
  expect((await mark(server, id, [])).statusCode).toBe(400)
  const level = { category: 'violence', level: 5, note: '' }
  expect((await mark(server, id, [{ picture: 1, objection: level }])).statusCode).toBe(400)
  expect(await server.evaluation(id)).toMatchObject({ picturesSeen: 0 })
})

test('of two people who mark at once no mark is lost', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  await server.ended(id)
  await Promise.all([1, 2, 3].map(async (number) => await mark(server, id, [fine(number)])))
  expect(await server.evaluation(id)).toMatchObject({ picturesSeen: 3, needsReview: false })
})

test('the same book again completes where the file of its pictures is lost', async () => {
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(told)).json<UploadAnswer>()
  await server.ended(id)
  const { key } = await server.database.connection.selectFrom('book_pictures').select('key').executeTakeFirstOrThrow()
  await server.dependencies.storage.remove(key ?? '')
  const again = (await server.upload(told)).json<UploadAnswer>()
  expect(await server.ended(again.id)).toMatchObject({ status: 'completed', duplicateOf: id })
})
