import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Connection, Database } from './database.ts'
import { inOneProcess } from './in-one-process.ts'

const INDEX = 'evaluations_search'

/** What `?q=` looks through. The index is over exactly this. */
export const SEARCHED = sql`(search_text || chr(10) || lower(filename))`

/** Of a lower-cased word. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/**
 * Makes the index that finds rare words in a large library at once, where there is none yet. It needs the extension pg_trgm,
 * which comes with the embedded database and with most servers; where it is missing, or this user may not install it, a search
 * goes through all rows.
 */
export async function ensureSearchIndex(database: Database, log: Log): Promise<void> {
  const { connection, kind } = database
  if ((await stateOf(connection)) === 'ready') return
  try {
    await sql`create extension if not exists pg_trgm`.execute(connection)
  } catch (error) {
    log.info({ err: error }, 'without the extension pg_trgm a search goes through all rows')
    return
  }
  // Words are added book by book: a batch of them at times would keep one request waiting.
  const index = sql`index concurrently if not exists ${sql.table(INDEX)}
    on evaluations using gin (${SEARCHED} gin_trgm_ops) with (fastupdate = off)`
  await inOneProcess(database, 'searchIndex', async (one) => {
    if ((await stateOf(one)) === 'broken') await sql`drop index concurrently if exists ${sql.table(INDEX)}`.execute(one)
    log.info({ kind }, 'the index over the words of the library is made')
    await sql`create ${index}`.execute(one)
  })
}

/** A kill leaves an index behind that nobody may use. */
async function stateOf(connection: Connection): Promise<'missing' | 'ready' | 'broken'> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${INDEX})`.execute(connection)
  const [row] = rows
  if (row === undefined) return 'missing'
  return row.valid ? 'ready' : 'broken'
}
