// Writes into an embedded library and dies in the middle of the next write, as by a power cut; says where on the disk it wrote.
// Started by torn-writes.test.ts with the data directory.
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'

// A copy of an empty library is sooner there than a new one.
const model = join(import.meta.dirname, '../../dist/new-library')
const database = await openEmbeddedDatabase(String(process.argv[2]), model)
const { connection } = database
await sql`create table ledger (id integer primary key, note text not null)`.execute(connection)
await sql`insert into ledger select id, 'first' from generate_series(1, 300) id`.execute(connection)
// Pages changed from here on are in the log as a whole.
await sql`checkpoint`.execute(connection)
await sql`update ledger set note = 'second'`.execute(connection)
await sql`insert into ledger select id, 'third' from generate_series(301, 400) id`.execute(connection)
const { rows } = await sql`
  select pg_relation_filepath('ledger') as pages, pg_relation_size('ledger')::int as written, file_name as log, file_offset as "offset"
  from pg_walfile_name_offset(pg_current_wal_insert_lsn())`.execute(connection)
writeSync(1, JSON.stringify(rows[0]))
await database.transaction(async (one) => {
  await sql`update ledger set note = 'never'`.execute(one)
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
})
