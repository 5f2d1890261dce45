import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationFaults } from '../../scripts/migration-rules.ts'
import { MIGRATIONS_DIRECTORY, parseMigration } from '../../src/server/db/migration-files.ts'

const names = readdirSync(MIGRATIONS_DIRECTORY)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace(/\.sql$/, ''))
  .toSorted()
const scriptOf = (name: string): string => readFileSync(join(MIGRATIONS_DIRECTORY, `${name}.sql`), 'utf8')

/** Made before two versions ever worked side by side. */
const LAST_BEFORE_THE_RULE = '0005-other-sources'

test('every migration only adds, or says which version it needs', () => {
  const later = names.filter((name) => name > LAST_BEFORE_THE_RULE)
  expect(later.length).toBeGreaterThan(0)
  expect(later.flatMap((name) => migrationFaults(name, scriptOf(name), names))).toEqual([])
})

test('migrations are numbered without gaps and repetitions', () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
})

/** The queue's tables belong to pg-boss, which changes them at the start of a newer version of itself. */
test('the tables of the job queue are those this version was released with', () => {
  const { pgboss } = JSON.parse(
    readFileSync(join(MIGRATIONS_DIRECTORY, '../node_modules/pg-boss/package.json'), 'utf8'),
  ) as { pgboss: { schema: number } }
  expect(pgboss.schema, 'see "Migrations" in CONTRIBUTING.md before you raise this number').toBe(43)
})

const faultsOf = (script: string): string[] => migrationFaults('0009-x', script, ['0007-a', '0008-b', '0009-x'])

test.each([
  [
    'create table a (b text not null, c serial unique);\n\ncreate unique index a_b on a (b);\n\ninsert into a values (1);',
  ],
  ['alter table books add column note text;'],
  ["alter table books add column note text not null default 'not null, unique';"],
  ['alter table books add column size numeric(3, 1), add column kind text check (kind in (1, 2));'],
  ['create index concurrently if not exists books_by_note on books (note) where note is not null;'],
  ['drop index concurrently if exists books_by_size;'],
  ['alter table books set (fillfactor = 80);'],
  ['-- drop table books;\ncreate table if not exists c (d int);'],
  ['-- contract: needs 0008-b\nalter table books drop column note;'],
])('may stand beside older processes: %s', (script) => {
  expect(faultsOf(script)).toEqual([])
})

test.each([
  ['drop table books;', 'not known to be harmless'],
  ['alter table books drop column note;', 'more than a new column'],
  ['alter table books rename column a to b;', 'more than a new column'],
  ['alter table books alter column note set not null;', 'more than a new column'],
  ['alter table books add constraint c check (note is not null);', 'more than a new column'],
  ['alter table books add column a text, drop column b;', 'more than a new column'],
  ['alter table books add column note text not null;', 'do not fill this column'],
  ['alter table books add column note text not null default null;', 'do not fill this column'],
  ['alter table books add column id uuid default gen_random_uuid();', 'written anew'],
  ['alter table books add column n bigserial;', 'written anew'],
  ['alter table books add column isbn text unique;', 'unique column refuses'],
  ['create index books_by_note on books (note);', 'say `concurrently if not exists`'],
  ['create index concurrently books_by_note on books (note);', 'say `concurrently if not exists`'],
  ['create unique index concurrently if not exists u on books (note);', 'unique index refuses'],
  ["update books set note = 'x';", 'not known to be harmless'],
  ['insert into books values (1);', 'rows are added'],
  ['create function f() returns int language sql as $$ select 1 $$;', 'not read here'],
  ['drop index books_by_note;', 'not known to be harmless'],
  [
    'create index concurrently if not exists i on books (a);\n\nalter table books add column a int;',
    'indexes made concurrently come last',
  ],
  ['-- contract: needs 0001-none\ndrop table books;', 'no earlier migration 0001-none'],
  ['-- contract: needs 0009-x\ndrop table books;', 'no earlier migration 0009-x'],
  ['-- Contract phase\ndrop table books;', 'write "-- contract: needs NAME"'],
])('is refused: %s', (script, reason) => {
  expect(faultsOf(script)).toEqual([expect.stringContaining(reason)])
})

test('the mark of a contract phase is what the migrator reads', () => {
  expect(parseMigration('0009-x', '-- contract: needs 0008-b\ndrop table a;').needs).toBe('0008-b')
  for (const name of names) expect([name, parseMigration(name, scriptOf(name)).needs]).toEqual([name, null])
})
