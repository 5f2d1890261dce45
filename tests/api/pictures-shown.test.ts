import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { evaluateFile } from '../../src/cli/evaluate-file.ts'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { buildEpub, page } from '../support/books/build-epub.ts'
import { drawnPicture } from '../support/books/drawn-picture.ts'
import { redPicture } from '../support/books/red-picture.ts'
import { ENGLISH_BOOK } from '../support/books/sample-book.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { stubSettings } from '../support/model-settings.ts'
import { startStubModel } from '../support/stub-model-server.ts'

const stub = await startStubModel()
const pipeline = createPipeline({ processes: 1, model: stubSettings(stub, { AI_PICTURES: 'on' }) })
afterAll(async () => {
  await pipeline.close()
  await stub.close()
})
beforeEach(() => {
  stub.fault = () => undefined
  stub.requests = []
})

const sea = 'The two sisters rowed out over the quiet sea and came home to their mother before the evening. '
/** A book told by three pictures, the last of which is the given one. */
async function told(last: Buffer): Promise<Buffer> {
  const chapters = [1, 2, 3].map(() => ({ heading: '', paragraphs: [] }))
  return await buildEpub(
    { ...ENGLISH_BOOK, chapters },
    {
      entries: {
        'OPS/c0.xhtml': page(`<p>${sea}</p><img src="p/1.png"/>`),
        'OPS/c1.xhtml': page(`<p>${sea}</p><img src="p/2.png"/>`),
        'OPS/c2.xhtml': page(`<p>${sea}</p><img src="p/3.png"/>`),
        'OPS/p/1.png': await drawnPicture(1),
        'OPS/p/2.png': await drawnPicture(2),
        'OPS/p/3.png': last,
      },
    },
  )
}
const harmless = await told(await drawnPicture(3))
const red = await told(await redPicture())

async function judged(server: TestApp, content: Buffer): Promise<Evaluation> {
  const { id } = (await server.upload([{ name: 'file', filename: 'sea.epub', content }])).json<UploadAnswer>()
  return await server.ended(id)
}
const mark = async (server: TestApp, id: string, picture: number) =>
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/picture-marks`,
    payload: { marks: [{ picture, objection: null }], performedBy: 'Huda' },
  })

test('pictures that a model has seen no longer hold a book back; who looked is told, and the same book is free', async () => {
  await using server = await createTestApp({ pipeline })
  const book = await judged(server, harmless)
  expect(book).toMatchObject({ status: 'completed', pictureCount: 3, picturesSeen: 3, needsReview: false })
  expect(book.pictureMarks?.map(({ reviewer, model }) => [reviewer, model?.findings])).toEqual(
    [1, 2, 3].map(() => ['openai-compatible/stub-1', []]),
  )
  const shown = stub.requests.filter(({ purpose }) => purpose === 'pictures')
  expect(shown.map(({ images }) => images)).toEqual([4])
  const again = await judged(server, harmless)
  expect(again).toMatchObject({ picturesSeen: 3, duplicateOf: book.id })
  expect(stub.requests.filter(({ purpose }) => purpose === 'pictures')).toHaveLength(1)
})

test('what a model finds in a picture is part of the verdict, named with page and caption, until a person looks', async () => {
  await using server = await createTestApp({ pipeline })
  const book = await judged(server, red)
  expect(book.nmcAssessment?.violence).toMatchObject({ detected: true, intensity: 3, ageBand: '13+' })
  expect(book.reviewReasons).toContain('pictures_found')
  expect(book.pictureMarks?.[2]?.model?.findings).toMatchObject([
    { category: 'violence', evidence: { kind: 'picture', page: 3, caption: 'Red runs down all over the picture.' } },
  ])
  // The words of a model are no quote of the book.
  expect(book.extractedText).not.toContain('Red runs')
  expect(JSON.stringify(book.nmcAssessment?.violence.evidence_refs)).not.toContain('Red runs')
  for (const [lang, words] of [
    ['en', 'The model objects to picture 3'],
    ['ar', 'اعتراض النموذج على الصورة 3'],
  ]) {
    const report = await server.app.inject({ url: `/api/evaluate/${book.id}/download/txt?lang=${String(lang)}` })
    expect(report.body).toContain(words)
  }

  expect((await mark(server, book.id, 3)).statusCode).toBe(200)
  const looked = await server.evaluation(book.id)
  expect(looked).toMatchObject({ needsReview: false, picturesSeen: 3, nmcAssessment: { violence: { intensity: 0 } } })
  expect(looked.pictureMarks?.map(({ reviewer }) => reviewer)).toEqual([
    'openai-compatible/stub-1',
    'openai-compatible/stub-1',
    'Huda',
  ])
})

test.each(['blind', 'no-pictures'] as const)(
  'a model that is %s has seen nothing: the book waits for a person',
  async (fault) => {
    stub.fault = ({ images }) => (images > 0 ? fault : undefined)
    await using server = await createTestApp({ pipeline })
    const book = await judged(server, red)
    expect(book).toMatchObject({ status: 'completed', picturesSeen: 0, needsReview: true })
    expect(book.reviewReasons).toContain('pictures_unseen')
    expect(book).not.toHaveProperty('pictureMarks')
  },
)

test('a model that obeys words in a picture makes no verdict milder than the text’s own', async () => {
  await using server = await createTestApp({ pipeline })
  stub.fault = ({ images }) => (images > 0 ? 'blind' : undefined)
  const text = await judged(server, await told(await drawnPicture(11)))
  stub.fault = ({ images }) => (images > 0 ? 'obedient' : undefined)
  const book = await judged(server, red)
  expect(book.reviewReasons).toEqual(expect.arrayContaining(['pictures_unseen', 'suspicious_pictures']))
  expect(book).toMatchObject({ picturesSeen: 0, needsReview: true })
  const verdictOf = ({ result }: Evaluation) =>
    result !== null && 'final_verdict' in result ? result.final_verdict : ''
  expect(verdictOf(book)).toBe(verdictOf(text))
})

test('the command line gives the very result of the server', async () => {
  await using server = await createTestApp({ pipeline })
  const book = await judged(server, red)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-shown-'))
  const path = join(folder, 'sea.epub')
  await writeFile(path, red)
  const own = await evaluateFile(path, { pipeline, rules: DEFAULT_SCORING_CONFIG, language: 'en' })
  await rm(folder, { recursive: true })
  expect(JSON.stringify(own.result)).toBe(JSON.stringify(book.result))
  const marksOf = ({ pictureMarks = [] }: Evaluation) =>
    pictureMarks.map(({ picture, objection, model }) => ({ picture, objection, model }))
  expect(marksOf(own)).toEqual(marksOf(book))
})
