import { expect, test } from 'vitest'
import { statementsOf } from './migrate.ts'

test('a script is cut at the semicolons that end a line, comments left out', () => {
  const script = "-- first;\ncreate table a (b text default ';x');\n\ninsert into a values ('1');\n"
  expect(statementsOf(script)).toEqual(["create table a (b text default ';x')", "insert into a values ('1')"])
})
