import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { createTestApp } from '../support/create-test-app.ts'

const HOUR_MS = 3_600_000
const file = [{ name: 'file', filename: 'a.txt', content: 'A story.' }]

test('a book that arrives while the clock of the process is an hour ahead does not wait for that hour', async () => {
  await using server = await createTestApp({ working: false })
  // The embedded database has the clock of its process.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  const answer = await server.upload(file).finally(() => vi.useRealTimers())
  const { id } = answer.json<UploadAnswer>()
  await server.queue.work(server.evaluateBook, 1)
  expect(await server.ended(id)).toMatchObject({ status: 'completed' })
})

test('of the books in the queue when the clock of the database is set back an hour, only those wait that shall', async () => {
  await using server = await createTestApp({ working: false })
  const { connection } = server.database
  const { id: soon } = (await server.upload(file)).json<UploadAnswer>()
  await sql`update pgboss.job set start_after = now() + interval '14 seconds'`.execute(connection)
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  await sql`update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
    where start_after <= now()`.execute(connection)
  await server.queue.work(server.evaluateBook, 1)
  expect(await server.ended(id)).toMatchObject({ status: 'completed' })
  expect(await server.evaluation(soon)).toMatchObject({ status: 'pending' })
})

test('a worker that vanished before the clock was set back an hour is noticed all the same', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await server.upload(file)).json<UploadAnswer>()
  const ahead = sql`now() + interval '1 hour'`
  await sql`update pgboss.job set state = 'active', started_on = ${ahead}, heartbeat_on = ${ahead}, heartbeat_seconds = 1`.execute(
    server.database.connection,
  )
  await sql`update pgboss.queue set monitor_claim_on = ${ahead}, monitor_on = ${ahead}`.execute(
    server.database.connection,
  )
  await server.queue.work(server.evaluateBook, 1)
  expect(await server.ended(id)).toMatchObject({ status: 'completed' })
})
