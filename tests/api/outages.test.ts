import { expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import type { ListedEvaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createApp } from '../../src/server/http/app.ts'
import type { HttpDependencies } from '../../src/server/http/dependencies.ts'
import { createEvaluateBookHandler } from '../../src/server/jobs/evaluate-book.handler.ts'
import type { EvaluateBookJob } from '../../src/server/jobs/evaluate-book.job.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'

const file = [{ name: 'file', filename: 'a.txt', content: 'A story.' }]
const connectionBroke = (): Error => new Error('Connection terminated unexpectedly')

async function jobOf(server: TestApp, id: string): Promise<EvaluateBookJob> {
  const query = server.database.connection.selectFrom('evaluations').select('job_id').where('id', '=', id)
  const row = await query.executeTakeFirstOrThrow()
  return { evaluationId: id, jobId: String(row.job_id), attempt: 0, signal: new AbortController().signal }
}

/** The same server with parts that fail. */
async function uploadTo(server: TestApp, parts: Partial<HttpDependencies>, headers: Record<string, string> = {}) {
  const app = await createApp({ ...server.dependencies, metrics: testMetrics(), ...parts })
  const { headers: type, body } = multipart(file)
  return await app.inject({ method: 'POST', url: '/api/evaluate', headers: { ...type, ...headers }, payload: body })
}

const testMetrics = () => createMetrics({ role: 'all', workers: 1, model: null, wholeProcess: false })

const away = async (): Promise<never> => {
  throw new MizanError('storage_unavailable')
}

test('a book waits for a storage that is away, however long, and is finished when it is back', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const job = await jobOf(server, id)
  const storage: FileStorage = { ...server.dependencies.storage, withLocalFiles: away }
  const withoutStorage = createEvaluateBookHandler({ ...server.dependencies, storage })
  // More often than a book may end its worker.
  for (let times = 0; times < 25; times += 1) {
    await expect(withoutStorage(job)).rejects.toMatchObject({ code: 'storage_unavailable' })
  }
  expect(await server.evaluation(id)).toMatchObject({ status: 'processing' })
  await server.evaluateBook(job)
  expect(await server.evaluation(id)).toMatchObject({ status: 'completed' })
})

test('a book whose database goes away in the middle is not failed for it', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const job = await jobOf(server, id)
  let writes = 0
  const database: Database = {
    ...server.database,
    transaction: async (work) => {
      writes += 1
      // The first marks the book as begun.
      if (writes > 1) throw connectionBroke()
      return await server.database.transaction(work)
    },
  }
  const broken = createEvaluateBookHandler({ ...server.dependencies, database })
  for (let times = 0; times < 5; times += 1) {
    writes = 0
    await expect(broken(job)).rejects.toMatchObject({ code: 'unavailable' })
  }
  expect(await server.evaluation(id)).toMatchObject({ status: 'processing' })
  await server.evaluateBook(job)
  expect(await server.evaluation(id)).toMatchObject({ status: 'completed' })
})

test('a worker keeps the job while something is away, and goes on with it', async () => {
  await using server = await createTestApp({ working: false })
  const attempts: number[] = []
  await server.queue.work(async (job) => {
    attempts.push(job.attempt)
    if (attempts.length === 1) throw connectionBroke()
    await server.evaluateBook(job)
  }, 1)
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  expect((await server.ended(id)).status).toBe('completed')
  expect(attempts).toEqual([0, 0])
})

test('uploads are refused with a sentence and when to try again', async () => {
  await using server = await createTestApp({ working: false })
  const storage: FileStorage = { ...server.dependencies.storage, adopt: away, put: away }
  const refused = await uploadTo(server, { storage }, { 'accept-language': 'ar' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json()).toEqual({ error: 'لا يستجيب مخزن الملفات. حاول لاحقًا.', code: 'storage_unavailable' })
  const database: Database = {
    ...server.database,
    transaction: async () => {
      throw connectionBroke()
    },
  }
  const unready = await uploadTo(server, { database })
  expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '5'])
  expect(unready.json()).toMatchObject({ code: 'unavailable' })
  expect((await server.app.inject({ url: '/api/evaluations' })).json()).toEqual([])
})

test('a book the database kept although it could not say so keeps its file, and is judged', async () => {
  await using server = await createTestApp({ working: false })
  const database: Database = {
    ...server.database,
    transaction: async (work) => {
      await server.database.transaction(work)
      throw connectionBroke()
    },
  }
  expect((await uploadTo(server, { database })).statusCode).toBe(503)
  const [row] = (await server.app.inject({ url: '/api/evaluations' })).json<ListedEvaluation[]>()
  await server.evaluateBook(await jobOf(server, String(row?.id)))
  expect(await server.evaluation(String(row?.id))).toMatchObject({ status: 'completed' })
})
