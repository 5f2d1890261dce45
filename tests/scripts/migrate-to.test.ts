import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProfileInput } from '../../src/contract/reader-profile.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { makeLibrary, runScript, seeLibrary, withServer } from '../support/make-library.ts'
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { startS3 } from '../support/s3-server.ts'
import { untilEnded } from '../support/until.ts'

const programs = findPostgres()
if (programs === undefined)
  console.warn('skipped: no PostgreSQL server under /usr/lib/postgresql (apt install postgresql)')

const PROFILE: ProfileInput = {
  kind: 'child',
  name: 'نورة',
  sign: 'boat',
  birthYear: 2017,
  grade: null,
  languages: [{ language: 'ar', reads: { by: 'age' } }],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}
const open = (address: string): Database => openPostgresDatabase(address, () => {})
const rowsOf = async (database: Database) =>
  await database.connection.selectFrom('evaluations').select(['id', 'status', 'job_id']).orderBy('id').execute()

describe.skipIf(programs === undefined)('db:migrate-to', () => {
  let postgres: PostgresServer
  let library: Awaited<ReturnType<typeof makeLibrary>>
  beforeAll(async () => {
    ;[postgres, library] = await Promise.all([startPostgres(programs ?? ''), makeLibrary()])
  })
  afterAll(async () => {
    await postgres?.stop()
    await library?.remove()
  })

  test('a library with an unfinished book looks the same on PostgreSQL, and the book is finished there', async () => {
    const address = await postgres.createDatabase('whole')
    const [unfinished = '', finished = ''] = library.ids
    const source = await openEmbeddedDatabase(library.folder)
    const kept = await source.connection
      .selectFrom('evaluations')
      .selectAll()
      .where('id', '=', unfinished)
      .executeTakeFirstOrThrow()
    await source.connection
      .updateTable('evaluations')
      .set({ status: 'processing', completed_at: null, listed_en: null, listed_ar: null })
      .where('id', '=', unfinished)
      .execute()
    const { profiles, lists, wishes, opinions } = createRepositories(source.connection)
    const profile = (await profiles.create(null, PROFILE)) ?? ''
    await profiles.decide(profile, finished, { allowed: false, reason: 'يخيفه البحر' })
    const profilesBefore = await profiles.list(null)
    const wanted = { title: 'الأيام', author: 'طه حسين', publisher: '', isbn: '' }
    const list = await lists.create(null, 'قائمة الصيف', { books: [wanted], leftOut: 0 })
    await lists.choose(list, 0, finished)
    await wishes.add(null, [{ book: wanted, key: 'الأيام' }])
    await opinions.tell(null, finished, { timing: 'right', frightened: false, bored: true, younger: false })
    const keptBefore = [await lists.find(null, list), await wishes.list(null), await opinions.ofBook(finished)]
    await source.close()

    const { stdout } = await runScript('db:migrate-to', { DATA_DIR: library.folder }, address)
    expect(stdout).toMatch(/^ {2}evaluations +3 rows {2}[\da-f]{16}$/m)
    expect(stdout).toContain('1 unfinished book will go on')
    expect(stdout).not.toContain(address)

    const target = open(address)
    expect(profilesBefore).toMatchObject([{ id: profile, decisions: [{ book: finished }] }])
    expect(await createRepositories(target.connection).profiles.list(null)).toEqual(profilesBefore)
    const there = createRepositories(target.connection)
    expect([
      await there.lists.find(null, list),
      await there.wishes.list(null),
      await there.opinions.ofBook(finished),
    ]).toEqual(keptBefore)
    const [before] = await rowsOf(target)
    expect(before).toMatchObject({ id: unfinished, status: 'processing' })
    const jobs = await sql<{ id: string }>`select id from pgboss.job where state = 'created'`.execute(target.connection)
    expect(jobs.rows).toEqual([{ id: before?.job_id }])
    await target.close()

    await withServer({ DATA_DIR: library.folder, DATABASE_URL: address }, async ({ url }) => {
      const seen = await seeLibrary(url, [finished])
      for (const path of Object.keys(seen).filter((name) => name.includes(finished)))
        expect(seen[path]).toBe(library.seen[path])
      const record = await untilEnded(
        async () => (await (await fetch(`${url}/api/evaluate/${unfinished}`)).json()) as { status: string },
      )
      expect(record.status).toBe('completed')
      const book = `/api/evaluate/${unfinished}/text`
      expect((await seeLibrary(url, [unfinished]))[book]).toBe(library.seen[book])
    })

    const after = await openEmbeddedDatabase(library.folder)
    const { id, ...columns } = kept
    expect((await rowsOf(after))[0]).toMatchObject({ id, status: 'processing' })
    await after.connection.updateTable('evaluations').set(columns).where('id', '=', id).execute()
    await after.close()

    // A second time: what is there is not touched.
    await expect(runScript('db:migrate-to', { DATA_DIR: library.folder }, address)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The library was not moved.*the database is not empty.*give a new, empty database\n$/,
      ),
    })
  })

  test('files go to the bucket of FILES_URL, and nothing is written when one of them is not whole', async () => {
    const address = await postgres.createDatabase('bucket')
    await using s3 = await startS3()
    const environment = { DATA_DIR: library.folder, FILES_URL: s3.filesUrl, ...s3.credentials }
    const source = await openEmbeddedDatabase(library.folder)
    const files = await source.connection.selectFrom('files').select('key').orderBy('key').execute()
    const [first = { key: '' }] = files
    await source.connection
      .updateTable('files')
      .set((to) => ({ size: to('size', '+', 1) }))
      .where('key', '=', first.key)
      .execute()
    await source.close()
    await expect(runScript('db:migrate-to', environment, address)).rejects.toMatchObject({
      stderr: expect.stringContaining(`the file ${first.key} is damaged`),
    })
    const target = open(address)
    expect((await sql`select 1 from pg_tables where schemaname = 'public'`.execute(target.connection)).rows).toEqual([])
    await target.close()
    const repaired = await openEmbeddedDatabase(library.folder)
    await repaired.connection
      .updateTable('files')
      .set((to) => ({ size: to('size', '-', 1) }))
      .where('key', '=', first.key)
      .execute()
    await repaired.close()

    await runScript('db:migrate-to', environment, address)
    expect(await s3.keys()).toEqual([...files.map(({ key }) => `mizan/${key}`), 'mizan/ready'])
    for (const { key } of files) {
      expect(await s3.read(`mizan/${key}`)).toEqual(await readFile(join(library.folder, 'files', key)))
    }
  })

  test('a library in use, none at all and a database that does not answer are refused with what to do', async () => {
    const address = await postgres.createDatabase('refused')
    const nowhere = join(library.folder, 'files')
    await Promise.all([
      expect(runScript('db:migrate-to', { DATA_DIR: nowhere }, address)).rejects.toMatchObject({
        stderr: expect.stringContaining(`there is no library in ${nowhere}; set DATA_DIR`),
      }),
      expect(
        runScript('db:migrate-to', { DATA_DIR: library.folder }, 'postgres://mizan@127.0.0.1:1/none'),
      ).rejects.toMatchObject({ stderr: expect.stringMatching(/the database does not answer: .*ECONNREFUSED/) }),
    ])
    const held = await openEmbeddedDatabase(library.folder)
    await expect(runScript('db:migrate-to', { DATA_DIR: library.folder }, address)).rejects.toMatchObject({
      stderr: expect.stringMatching(/another Mizan uses this data directory .*; stop it first\n$/),
    })
    await held.close()
  })
})
