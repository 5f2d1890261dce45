import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Connection, Database } from './database.ts'

/** Not among the first requests of a start. */
const FIRST_MS = 10 * 60_000
const EVERY_MS = 3600_000
/** Values too long for their row are kept apart. Beyond this size going through them would keep requests waiting. */
const LONG_VALUES_BYTES = 256 * 1024 * 1024

/**
 * What a server's autovacuum does: gives back the room of rows that are gone and tells the planner how large tables are.
 * The embedded database has no process of its own for it.
 */
export function tidyRegularly(database: Database, log: Log): { stop: () => void } {
  const tidy = (): void => {
    tidyTables(database.connection).catch((error: unknown) => log.warn({ err: error }, 'the database was not tidied'))
  }
  const first = setTimeout(tidy, FIRST_MS).unref()
  const later = setInterval(tidy, EVERY_MS).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(later)
    },
  }
}

/** Tidies every table of which a tenth has changed. @returns their names */
export async function tidyTables(connection: Connection): Promise<string[]> {
  // What changed is counted up to a second late: a table tidied before its changes are counted would be tidied once more.
  await sql`select pg_stat_force_next_flush()`.execute(connection)
  const { rows } = await sql<{ name: string; long: boolean }>`
    select format('%I.%I', t.schemaname, t.relname) as name,
      case when c.reltoastrelid = 0 then false else pg_relation_size(c.reltoastrelid) > ${LONG_VALUES_BYTES} end as long
    from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    where c.relkind = 'r' and (c.reltuples < 0 or greatest(n_dead_tup, n_mod_since_analyze) > 50 + c.reltuples / 10)
    order by 1`.execute(connection)
  for (const { name, long } of rows) {
    await sql`vacuum (analyze, process_toast ${sql.raw(long ? 'false' : 'true')}) ${sql.raw(name)}`.execute(connection)
  }
  return rows.map(({ name }) => name)
}
