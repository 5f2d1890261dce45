import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { withSource } from '../../scripts/library/library-source.ts'
import { loadLibrary } from '../../scripts/library/load-library.ts'
import { readRows, tablesOf } from '../../scripts/library/tables.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import type { Database } from '../../src/server/db/database.ts'
import { ensureConfig } from '../../src/server/scoring/change-configs.ts'
import { createTestDb } from '../support/create-test-db.ts'

let source: Database
let target: Database
beforeEach(async () => {
  ;[source, target] = await Promise.all([createTestDb(), createTestDb()])
  await ensureConfig(source, DEFAULT_SCORING_CONFIG)
})
afterEach(async () => {
  await Promise.all([source.close(), target.close()])
})

const execute = async (database: Database, text: string): Promise<void> =>
  void (await sql.raw(text).execute(database.connection))
const copy = async () => await withSource(source, async (library) => await loadLibrary(library, target))
const addAudit = async (database: Database, action: string, after: string | null = null): Promise<void> => {
  const row = { id: uuidv7(), at: new Date(), action, target_kind: 'book', target_id: uuidv7(), performed_by: 'test' }
  await database.connection
    .insertInto('audit_log')
    .values({ ...row, before: null, after })
    .execute()
}

test('tables that others refer to come first', async () => {
  const names = (await tablesOf(source.connection)).map(({ name }) => name)
  expect(names).toContain('onix_products')
  expect(names).not.toContain('schema_migrations')
  for (const child of ['files', 'results', 'book_texts', 'assessments']) {
    expect(names.indexOf('evaluations')).toBeLessThan(names.indexOf(child))
  }
})

test('every kind of value arrives as it was: text, fractions, moments, bytes; generated columns and numbers go on', async () => {
  const tables = `
    create table aa_child (id integer primary key, parent bigint not null references zz_parent (id));`
  const parent = `
    create table zz_parent (
      id bigint generated always as identity primary key,
      word text, twice integer generated always as (2 * small) stored, small smallint,
      part real, whole double precision, at timestamptz, bytes bytea, big bigint, yes boolean, more jsonb
    );`
  for (const database of [source, target]) {
    await execute(database, parent)
    await execute(database, tables)
  }
  await execute(source, "set timezone to 'Asia/Dubai'")
  await execute(
    source,
    `insert into zz_parent (word, small, part, whole, at, bytes, big, yes, more) values
      ('سطر' || chr(10) || '"\\u0041" ''', 21, 0.1, 1e-300 / 3, '2024-02-29 23:59:59.123456+04', '\\x00ff',
       9007199254740993, true, '{"b": 1, "a": [null]}'),
      ('', null, 'NaN', 'Infinity', 'infinity', '', null, false, null)`,
  )
  await execute(source, 'insert into aa_child values (1, 2)')

  const loaded = await copy()
  expect(loaded.find(({ name }) => name === 'zz_parent')?.rows).toBe(2)
  const all = async (database: Database) => {
    const { rows } = await sql`select z::text from zz_parent z order by id`.execute(database.connection)
    return rows
  }
  await execute(target, "set timezone to 'Asia/Dubai'")
  expect(await all(target)).toEqual(await all(source))
  expect((await all(target)).length).toBe(2)
  await execute(target, "insert into zz_parent (word) values ('next')")
  const { rows } = await sql<{ id: unknown }>`select id from zz_parent where word = 'next'`.execute(target.connection)
  expect(Number(rows[0]?.id)).toBe(3)
})

test('rows are read in batches that stay small however large a row is', async () => {
  await addAudit(source, 'large', 'x'.repeat(3 * 1024 * 1024))
  for (let index = 0; index < 3; index += 1) await addAudit(source, 'small')
  const table = (await tablesOf(source.connection)).find(({ name }) => name === 'audit_log')
  const sizes = await source.transaction(async (transaction) => {
    const read: number[] = []
    if (table !== undefined) for await (const lines of readRows(transaction, table)) read.push(lines.length)
    return read
  })
  expect(sizes).toEqual([1, 1, 1, 1])
})

test('a row that does not read back as it was written takes everything back', async () => {
  await addAudit(source, 'kept')
  await execute(
    target,
    `create function spoil() returns trigger language plpgsql as $$ begin new.action := 'other'; return new; end $$`,
  )
  await execute(target, 'create trigger spoil before insert on audit_log for each row execute function spoil()')
  await expect(copy()).rejects.toThrow('the rows of audit_log did not arrive as they were')
  expect(await target.connection.selectFrom('audit_log').select('id').execute()).toEqual([])
  expect(await target.connection.selectFrom('scoring_configs').select('id').execute()).toEqual([])
  expect(await target.connection.selectFrom('library_version').select('version').execute()).toHaveLength(1)
})

test('what a start wrote gives way; anything a person did does not', async () => {
  await ensureConfig(target, DEFAULT_SCORING_CONFIG)
  await copy()
  const ids = async (database: Database) =>
    await database.connection.selectFrom('scoring_configs').select('id').execute()
  expect(await ids(target)).toEqual(await ids(source))

  await addAudit(target, 'config.create')
  await expect(copy()).rejects.toThrow('the database is not empty (its table audit_log has rows)')
})

test('a library of a newer version, and a database of one, are refused', async () => {
  await execute(target, "insert into schema_migrations (name) values ('9999-later')")
  await expect(copy()).rejects.toThrow('the database was set up by a newer Mizan than the library')
  await execute(source, "insert into schema_migrations (name) values ('9999-later')")
  await expect(copy()).rejects.toThrow('the library was made by a newer Mizan')
})
