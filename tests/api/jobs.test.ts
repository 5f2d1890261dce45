import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { resumeUnfinished } from '../../src/server/jobs/resume-unfinished.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

const file = [{ name: 'file', filename: 'a.txt', content: 'A story.' }]
const jobOf = async (server: TestApp, id: string) => {
  const query = server.database.connection.selectFrom('evaluations').select('job_id').where('id', '=', id)
  const row = await query.executeTakeFirstOrThrow()
  return { evaluationId: id, jobId: String(row.job_id), attempt: 0, signal: new AbortController().signal }
}

test('a worker that dies after a step is followed by one that starts behind it', async () => {
  const { promise: forever } = Promise.withResolvers<void>()
  let die = true
  const pipeline = createFakePipeline({
    onStep: async (step) => {
      if (step === 'assess' && die) await forever
    },
  })
  await using server = await createTestApp({ pipeline, working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const job = await jobOf(server, id)
  // The first worker never comes back from its second step, as if its process had been killed there.
  void server.evaluateBook(job)
  await expect.poll(() => pipeline.calls.assess).toBe(1)
  expect(await server.evaluation(id)).toMatchObject({ status: 'processing', result: null, extractedTextLength: 8 })
  die = false
  await server.evaluateBook(job)
  expect(await server.evaluation(id)).toMatchObject({ status: 'completed' })
  expect(pipeline.calls).toEqual({ extract: 1, assess: 2, judge: 1 })
})

test('two workers with the same job leave one result', async () => {
  const pipeline = createFakePipeline()
  await using server = await createTestApp({ pipeline, working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const job = await jobOf(server, id)
  await Promise.all([server.evaluateBook(job), server.evaluateBook(job)])
  const first = await server.evaluation(id)
  await server.evaluateBook(job)
  expect(await server.evaluation(id)).toEqual(first)
  expect(first.status).toBe('completed')
})

test('a book that cannot be read fails at once with a sentence in the language of its reader', async () => {
  const pipeline = createFakePipeline({
    onStep: (step) => {
      if (step === 'extract') throw new MizanError('password_protected')
    },
  })
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const failed = await server.ended(id)
  const sentence = 'The file is protected by a password. Remove the password and upload it again.'
  expect(failed).toMatchObject({
    status: 'failed',
    error: sentence,
    errorCode: 'password_protected',
    result: { error: sentence },
  })
  const arabic = (await server.app.inject({ url: `/api/evaluate/${id}?lang=ar` })).json<{ error: string }>()
  expect(arabic.error).toContain('كلمة مرور')
  const rows = (await server.app.inject({ url: '/api/evaluations?lang=ar' })).json<{ error: string }[]>()
  expect(rows[0]?.error).toBe(arabic.error)
  const headers = { 'accept-language': 'ar' }
  const byHeader = await server.app.inject({ url: '/api/evaluations', headers })
  expect(byHeader.json<{ error: string }[]>()[0]?.error).toBe(arabic.error)
  expect(pipeline.calls.extract).toBe(1)
})

test('an unknown error is tried again, and a retry after failure goes on from the checkpoints', async () => {
  let broken = true
  const pipeline = createFakePipeline({
    onStep: (step) => {
      if (step === 'assess' && broken) throw new Error('a secret path /etc/x')
    },
  })
  await using server = await createTestApp({ pipeline, working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect((await server.evaluation(id)).status).not.toBe('failed')
    await server.evaluateBook(await jobOf(server, id))
  }
  const failed = await server.evaluation(id)
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'internal' })
  expect(JSON.stringify(failed)).not.toContain('secret')
  expect(pipeline.calls).toMatchObject({ extract: 1, assess: 4 })

  broken = false
  const retry = async () => await server.app.inject({ method: 'POST', url: `/api/evaluate/${id}/retry` })
  expect((await retry()).statusCode).toBe(202)
  await server.evaluateBook(await jobOf(server, id))
  expect((await server.evaluation(id)).status).toBe('completed')
  expect(pipeline.calls.extract).toBe(1)
  expect((await retry()).json()).toMatchObject({ code: 'evaluation_not_failed' })
})

test('a book whose job was lost gets a new one at the next start', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  await server.queue.cancel(server.database.connection, (await jobOf(server, id)).jobId)
  expect(await resumeUnfinished(server.database, server.queue)).toBe(1)
  expect(await resumeUnfinished(server.database, server.queue)).toBe(0)
  await server.evaluateBook(await jobOf(server, id))
  expect((await server.evaluation(id)).status).toBe('completed')
})

test('an upload whose row cannot be written leaves no job and no file', async () => {
  await using server = await createTestApp({ working: false })
  server.queue.enqueue = async () => await Promise.reject(new Error('disk full'))
  const answer = await server.upload(file)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'internal'])
  expect((await server.app.inject({ url: '/api/evaluations' })).json()).toEqual([])
  expect(await server.database.connection.selectFrom('files').selectAll().execute()).toEqual([])
})

test('a job that cannot begin is tried again, but not at once', async () => {
  await using server = await createTestApp({ working: false })
  const starts: number[] = []
  await server.queue.work(async (job) => {
    starts.push(performance.now())
    // As while the database is away, before the handler could write down what went wrong.
    if (starts.length === 1) throw new Error('the database is away')
    await server.evaluateBook(job)
  }, 1)
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  expect((await server.ended(id)).status).toBe('completed')
  expect(starts).toHaveLength(2)
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(1500)
})

test('a worker that is killed between the end of its book and the end of its job leaves no job', async () => {
  const pipeline = createFakePipeline()
  await using server = await createTestApp({ pipeline, working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const job = await jobOf(server, id)
  await server.evaluateBook(job)
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), heartbeat_seconds = 1
    where id = ${job.jobId}`.execute(server.database.connection)
  const judged = await server.evaluation(id)
  await server.queue.work(server.evaluateBook, 1)
  await expect.poll(() => server.queue.live([job.jobId]), { interval: 100 }).toEqual(new Set())
  expect(await server.evaluation(id)).toEqual(judged)
  expect(pipeline.calls).toEqual({ extract: 1, assess: 1, judge: 1 })
})
