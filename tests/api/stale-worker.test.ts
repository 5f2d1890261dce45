import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { createEvaluateBookHandler } from '../../src/server/jobs/evaluate-book.handler.ts'
import type { Pipeline } from '../../src/pipeline/pipeline.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

// The queue gives the job of a worker that was stopped to another: the same job, as the next attempt. The first one then
// goes on as if nothing had been. Neither what it finishes nor what it fails at may be seen.

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function uploadBook(server: TestApp): Promise<{ id: string; attempt: (number: number) => Promise<void> }> {
  const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'A story.' }])).json<UploadAnswer>()
  const query = server.database.connection.selectFrom('evaluations').select('job_id').where('id', '=', id)
  const jobId = String((await query.executeTakeFirstOrThrow()).job_id)
  const signal = new AbortController().signal
  return { id, attempt: (attempt) => server.evaluateBook({ evaluationId: id, jobId, attempt, signal }) }
}

/** A second process over the same library, whose steps wait where they are told to. */
function otherWorker(server: TestApp, pipeline: Pipeline) {
  const evaluateBook = createEvaluateBookHandler({
    ...server.dependencies,
    pipeline: async () => pipeline,
    running: new Map(),
  })
  return async (id: string, attempt: number): Promise<void> => {
    const row = await server.database.connection
      .selectFrom('evaluations')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await evaluateBook({
      evaluationId: id,
      jobId: String(row.job_id),
      attempt,
      signal: new AbortController().signal,
    })
  }
}

type Step = 'extract' | 'assess'

/** Judges worse than everybody else, keeps a cover, and stops at a step until it is told to go on. */
function stoppedAt(step: Step, then: () => void = () => {}) {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const steps = createFakePipeline({
    cover: picture,
    onStep: async (now) => {
      if (now !== step) return
      reached.resolve()
      await goOn.promise
      then()
    },
  })
  const pipeline: Pipeline = {
    ...steps,
    async assess(...args) {
      await steps.assess(...args)
      return makeAssessment({ score: 20 })
    },
  }
  return { pipeline, reached: reached.promise, goOn: goOn.resolve }
}

const everything = async ({ database }: TestApp, id: string) => ({
  row: await database.connection.selectFrom('evaluations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  texts: await database.connection.selectFrom('book_texts').selectAll().where('evaluation_id', '=', id).execute(),
  assessments: await database.connection
    .selectFrom('assessments')
    .selectAll()
    .where('evaluation_id', '=', id)
    .execute(),
  files: await database.connection.selectFrom('files').selectAll().orderBy('key').execute(),
})

test.each<Step>(['extract', 'assess'])(
  'a worker stopped in its step "%s" adds nothing to a book another has finished',
  async (step) => {
    await using server = await createTestApp({ working: false })
    const { id, attempt } = await uploadBook(server)
    const stopped = stoppedAt(step)
    const first = otherWorker(server, stopped.pipeline)(id, 0)
    await stopped.reached
    await attempt(1)
    const finished = await everything(server, id)
    expect(finished.row.status).toBe('completed')
    stopped.goOn()
    await first
    expect(await everything(server, id)).toEqual(finished)
  },
)

test('nor does it while the other is still working on it', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = await uploadBook(server)
  const stopped = stoppedAt('assess')
  const first = otherWorker(server, stopped.pipeline)(id, 0)
  await stopped.reached
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const onStep = async (step: Step): Promise<void> => {
    if (step !== 'assess') return
    reached.resolve()
    await goOn.promise
  }
  const other = otherWorker(server, createFakePipeline({ onStep }))(id, 1)
  await reached.promise
  const working = await everything(server, id)
  stopped.goOn()
  await first
  expect(await everything(server, id)).toEqual(working)
  goOn.resolve()
  await other
  const { assessments, row } = await everything(server, id)
  expect(row.status).toBe('completed')
  expect(assessments.map(({ assessment }) => JSON.parse(assessment) as unknown)).toEqual([makeAssessment()])
})

test('what it fails at is not the failure of the book', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = await uploadBook(server)
  const stopped = stoppedAt('assess', () => {
    throw new MizanError('no_text')
  })
  const first = otherWorker(server, stopped.pipeline)(id, 0)
  await stopped.reached
  const second = stoppedAt('assess')
  const other = otherWorker(server, second.pipeline)(id, 1)
  await second.reached
  stopped.goOn()
  await first
  expect(await server.evaluation(id)).toMatchObject({ status: 'processing' })
  second.goOn()
  await other
  expect(await server.evaluation(id)).toMatchObject({ status: 'completed' })
})

test('one that was stopped before it began takes the book from nobody', async () => {
  await using server = await createTestApp({ working: false })
  const { id, attempt } = await uploadBook(server)
  const second = stoppedAt('extract')
  const other = otherWorker(server, second.pipeline)(id, 1)
  await second.reached
  await attempt(0)
  expect(await server.evaluation(id)).toMatchObject({ status: 'processing', extractedTextLength: 0 })
  second.goOn()
  await other
  expect(await server.evaluation(id)).toMatchObject({ status: 'completed' })
})
