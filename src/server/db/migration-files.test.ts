import { expect, test } from 'vitest'
import { parseMigration, statementsOf } from './migration-files.ts'

test('a script is cut at the semicolons that end a line, comments left out', () => {
  const script = "-- first;\ncreate table a (b text default ';x');\n\ninsert into a values ('1');\n"
  expect(statementsOf(script)).toEqual(["create table a (b text default ';x')", "insert into a values ('1')"])
})

test('indexes made without standing in the way are kept apart', () => {
  const index = 'create index concurrently if not exists a_b on a (b)'
  expect(parseMigration('0009-x', `alter table a add column b text;\n\n${index};\n`)).toEqual({
    name: '0009-x',
    changes: ['alter table a add column b text'],
    indexes: [index],
    needs: null,
  })
})
