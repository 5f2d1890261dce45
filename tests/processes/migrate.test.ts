import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { migrationsOf } from '../../src/server/db/migration-log.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/empty-database.ts'

let directory = ''
const made: EmptyDatabase[] = []
const open: Database[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-migrations-'))
  await version('a', { '0001-books': 'create table books (id int primary key, note text);' })
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
  for (const database of made.splice(0)) await database.drop()
  await rm(directory, { recursive: true, force: true })
})

/** The folder of a version that knows these migrations. */
async function version(name: string, scripts: Record<string, string>): Promise<string> {
  const folder = join(directory, name)
  await mkdir(folder)
  for (const [migration, script] of Object.entries(scripts)) await writeFile(join(folder, `${migration}.sql`), script)
  return folder
}
const first = (): string => join(directory, 'a')
const connect = (address: string): Database => {
  const database = openPostgresDatabase(address, (error) => console.error(error))
  open.push(database)
  return database
}
const create = async (): Promise<string> => {
  const database = await emptyDatabase()
  made.push(database)
  return database.address
}
const run = async (database: Database, text: string) => await sql.raw(text).execute(database.connection)

test('an older version starts on a schema that a newer one only added to, and is refused on one it needs more for', async () => {
  const database = connect(await create())
  const books = 'create table books (id int primary key, note text);'
  const added = 'alter table books add column pages int;'
  const second = await version('b', { '0001-books': books, '0002-pages': added })
  const third = await version('c', {
    '0001-books': books,
    '0002-pages': added,
    '0003-no-note': '-- contract: needs 0002-pages\nalter table books drop column note;',
  })
  await migrate(database.connection, { directory: second })
  await migrate(database.connection, { directory: first() })
  await migrate(database.connection, { directory: third })
  await migrate(database.connection, { directory: second })
  await expect(migrate(database.connection, { directory: first() })).rejects.toThrow(
    'a newer Mizan has changed the database (0003-no-note), and versions without 0002-pages cannot work with it any more',
  )
  expect(await migrationsOf(database.connection)).toEqual(['0001-books', '0002-pages', '0003-no-note'])
})

test('a database of the migrator used before goes on from where it is, and keeps its own log as it was', async () => {
  const database = connect(await create())
  await run(database, 'create table books (id int primary key)')
  await run(database, 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)')
  await run(database, "insert into kysely_migration values ('0001-books', '2026')")
  expect(await migrationsOf(database.connection)).toEqual(['0001-books'])
  const scripts = { '0001-books': 'select 1 / 0;', '0002-pages': 'alter table books add column pages int;' }
  await migrate(database.connection, { directory: await version('b', scripts) })
  expect(await migrationsOf(database.connection)).toEqual(['0001-books', '0002-pages'])
  const former = async () => (await run(database, 'select name from kysely_migration order by name')).rows
  expect(await former()).toEqual([{ name: '0001-books' }])
  // What those versions could not work with, they must see where they look.
  const contract = { ...scripts, '0003-drop': '-- contract: needs 0002-pages\ndrop table books;' }
  await migrate(database.connection, { directory: await version('c', contract) })
  expect(await former()).toEqual([{ name: '0001-books' }, { name: '0003-drop' }])
})

test('several processes that start at once migrate once, and all wait until it is done', async () => {
  const address = await create()
  const slow = { '0001-books': 'select pg_sleep(0.5);\n\ncreate table books (id int primary key);' }
  const folder = await version('b', slow)
  const told: string[] = []
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const database = connect(address)
      await migrate(database.connection, { directory: folder, onWait: (sentence) => told.push(sentence) })
      await run(database, 'select id from books')
    }),
  )
  expect(told).toEqual(Array(3).fill('another process is bringing the database up to date; waiting for it'))
})

test('a change waits for a held table without holding up others, and says so', async () => {
  const address = await create()
  const [old, fresh, reader] = [connect(address), connect(address), connect(address)]
  await migrate(old.connection, { directory: first() })
  const folder = await version('b', {
    '0001-books': '',
    '0002-pages': 'alter table books add column pages int;',
  })
  const told: string[] = []
  let longest = 0
  let migrated: Promise<void> | undefined
  await old.transaction(async (transaction) => {
    await sql`select * from books`.execute(transaction)
    migrated = migrate(fresh.connection, { directory: folder, onWait: (sentence) => told.push(sentence) })
    for (const until = Date.now() + 3000; Date.now() < until;) {
      const asked = performance.now()
      await run(reader, 'select * from books')
      longest = Math.max(longest, performance.now() - asked)
    }
  })
  await migrated
  expect(told).toEqual(['a table that 0002-pages changes is held by somebody else; trying again'])
  expect(longest).toBeGreaterThan(500)
  expect(longest).toBeLessThan(3000)
  await run(reader, 'select pages from books')
})

test('a table that is never let go ends the start with a sentence', async () => {
  const address = await create()
  const [old, fresh] = [connect(address), connect(address)]
  await migrate(old.connection, { directory: first() })
  const folder = await version('b', { '0001-books': '', '0002-drop': 'alter table books add column x int;' })
  await old.transaction(async (transaction) => {
    await sql`select * from books`.execute(transaction)
    await expect(migrate(fresh.connection, { directory: folder, patienceMs: 1 })).rejects.toThrow(
      'a table that 0002-drop changes has been held by somebody else for too long',
    )
  })
})

test('an index is made beside writers, and again where a kill left half of it', async () => {
  const address = await create()
  const [old, fresh] = [connect(address), connect(address)]
  await migrate(old.connection, { directory: first() })
  await run(old, 'insert into books select n from generate_series(1, 10) n')
  const index = 'create index concurrently if not exists books_by_note on books (note);'
  const folder = await version('b', { '0001-books': '', '0002-index': index })
  const stopped = new AbortController()
  await old.transaction(async (transaction) => {
    await sql`update books set note = 'held' where id = 1`.execute(transaction)
    const making = migrate(fresh.connection, { directory: folder, signal: stopped.signal }).catch(String)
    const state = async () =>
      (await run(fresh, "select indisvalid as valid from pg_index where indexrelid = to_regclass('books_by_note')"))
        .rows
    await expect.poll(state).toEqual([{ valid: false }])
    await run(fresh, "update books set note = 'free' where id = 2")
    stopped.abort(new Error('stopping'))
    expect(await making).toBe('Error: stopping')
    expect(await state()).toEqual([{ valid: false }])
  })
  await migrate(fresh.connection, { directory: folder })
  expect(
    (await run(fresh, "select indisvalid as valid from pg_index where indexrelid = to_regclass('books_by_note')")).rows,
  ).toEqual([{ valid: true }])
})

test('a statement that fails names its migration, and nothing of it stays', async () => {
  const database = connect(await create())
  const folder = await version('b', { '0001-books': 'create table a (b int);\n\ncreate table a (c int);' })
  await expect(migrate(database.connection, { directory: folder })).rejects.toThrow(
    'the database schema could not be brought up to date (0001-books): relation "a" already exists',
  )
  expect(await migrationsOf(database.connection)).toEqual([])
  await run(database, 'create table a (b int)')
})
