import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseSize, queueFigures } from '../../src/server/db/figures.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createTestDb } from '../support/create-test-db.ts'
import { parseExposition, valueOf } from '../support/exposition.ts'

const read = async ({ app }: TestApp) => {
  const answer = await app.inject({ url: '/metrics' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  return parseExposition(answer.body)
}

test('the answer tells of the queue, of books and of requests by the template of their route', async () => {
  await using server = await createTestApp({ working: false })
  await server.upload([{ name: 'file', filename: 'a.txt', content: 'A fox.' }])
  await server.upload([{ name: 'file', filename: 'b.exe', content: 'A fox.' }])
  await server.app.inject({ url: '/api/evaluate/01900000-0000-7000-8000-000000000000' })
  for (const url of ['/wp-admin.php', '/secret-a', '/secret-b']) await server.app.inject({ url })
  const figures = await read(server)
  expect(valueOf(figures, 'mizan_queue_books', { state: 'waiting' })).toBe(1)
  expect(valueOf(figures, 'mizan_queue_oldest_seconds')).toBeGreaterThan(0)
  expect(valueOf(figures, 'mizan_uploads_in_flight')).toBe(0)
  expect(valueOf(figures, 'mizan_database_size_bytes')).toBeGreaterThan(1e6)
  expect(valueOf(figures, 'mizan_disk_free_bytes')).toBeGreaterThan(0)
  const counted = (route: string, status: string): number =>
    valueOf(figures, 'mizan_http_request_seconds_count', { route, status })
  expect(counted('/api/evaluate', '202')).toBe(1)
  expect(counted('/api/evaluate', '415')).toBe(1)
  expect(counted('/api/evaluate/:id', '404')).toBe(1)
  expect(counted('page', '404')).toBe(3)
  // No name of a file, no id and no address that somebody made up.
  const labels = [...figures.values()].flatMap(({ samples }) => samples.flatMap((each) => Object.values(each.labels)))
  expect(labels.filter((label) => /fox|a\.txt|\.exe|secret|wp-admin|0190/.test(label))).toEqual([])
})

test('while the database is away the answer says so, and shows no figures of before', async () => {
  await using server = await createTestApp({ working: false })
  await server.upload([{ name: 'file', filename: 'a.txt', content: 'A fox.' }])
  expect(valueOf(await read(server), 'mizan_queue_books', { state: 'waiting' })).toBe(1)
  server.dependencies.queue.check = async () => await Promise.reject(new Error('gone'))
  await server.database.connection.schema.alterTable('evaluations').renameTo('elsewhere').execute()
  const figures = await read(server)
  expect(valueOf(figures, 'mizan_ready', { check: 'queue' })).toBe(0)
  expect(valueOf(figures, 'mizan_ready', { check: 'database' })).toBe(1)
  expect(figures.get('mizan_queue_books')?.samples).toEqual([])
  expect(figures.get('mizan_queue_oldest_seconds')?.samples).toEqual([])
  await server.database.connection.schema.alterTable('elsewhere').renameTo('evaluations').execute()
  expect(valueOf(await read(server), 'mizan_queue_books', { state: 'waiting' })).toBe(1)
})

test('with a port of their own the figures are not on the port of the web', async () => {
  await using server = await createTestApp({ working: false, metricsPort: 9464 })
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('the figures of the queue are read from indexes over unfinished books, however large the library', async () => {
  const database = await createTestDb()
  try {
    await sql`insert into evaluations (id, filename, file_size, sha256, is_ocr, status, created_at, updated_at, cancel_token_hash)
      select gen_random_uuid(), 'a.txt', 1, '', false, case when n <= 3 then 'pending' else 'completed' end, now(), now(), ''
      from generate_series(1, 20000) n`.execute(database.connection)
    await sql`analyze evaluations`.execute(database.connection)
    const rowsRead = await database.transaction(async (transaction) => {
      const figures = await queueFigures(transaction)
      expect(figures).toMatchObject({ waiting: 3, processing: 0, oldestSeconds: 0 })
      const { rows } = await sql<{ read: number }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'evaluations'`.execute(transaction)
      return rows[0]?.read
    })
    expect(rowsRead).toBeLessThan(10)
    expect(await databaseSize(database.connection)).toBeGreaterThan(1e6)
  } finally {
    await database.close()
  }
})

test('a sane id of a request is kept and answered, any other replaced', async () => {
  await using server = await createTestApp({ working: false })
  const answered = async (id?: string): Promise<unknown> => {
    const answer = await server.app.inject({ url: '/healthz', headers: id === undefined ? {} : { 'x-request-id': id } })
    return answer.headers['x-request-id']
  }
  expect(await answered('proxy-0190.a:b_c')).toBe('proxy-0190.a:b_c')
  for (const id of [undefined, '', 'x'.repeat(65), 'a b', 'a"}{"level":"fatal', 'كتاب', '$(id)'])
    expect(await answered(id)).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(await answered()).not.toBe(await answered())
})
