import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { ensureSearchIndex } from '../../src/server/db/search-index.ts'
import { tidyTables } from '../../src/server/db/tidy-embedded.ts'
import { createTestDb } from '../support/create-test-db.ts'
import { silentLog } from '../support/silent-log.ts'

/** More than are looked through one by one. */
const BOOKS = 2600

/** Finished rows, the oldest first, whose ready row is their number. */
async function fill(database: Database): Promise<void> {
  const rows = Array.from({ length: BOOKS }, (_, at) => ({
    id: uuidv7({ msecs: 1_700_000_000_000 + at }),
    status: at % 100 === 0 ? 'failed' : 'completed',
    words: `book number ${String(at)}.\n${at < 3 ? 'a lighthouse' : 'a kitchen'}${at === 2599 ? ' 50% off' : ''}`,
    listed: String(at),
  }))
  await sql`
    insert into evaluations (id, filename, file_size, sha256, is_ocr, status, created_at, updated_at, completed_at, cancel_token_hash,
      search_text, listed_en, listed_ar)
    select id, 'Scan-' || listed || '.PDF', 1, 'x', false, status, now(), now(), now(), '', words, listed, listed
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, status text, words text, listed text)`.execute(
    database.connection,
  )
}

test('words are found at the newest and at the oldest end of a large library, with and without their index', async () => {
  const database = await createTestDb()
  try {
    await fill(database)
    const { library } = createRepositories(database.connection)
    const find = async (search: string, more: { limit?: number; before?: string; status?: 'failed' } = {}) =>
      await library.page({ readerLanguage: 'en', limit: 2, search, ...more })
    const look = async (): Promise<void> => {
      const frequent = await find('kitchen')
      expect(frequent.rows).toEqual(['2599', '2598'])
      expect((await find('kitchen', { before: frequent.lastId ?? '' })).rows).toEqual(['2597', '2596'])
      const rare = await find('lighthouse')
      expect(rare.rows).toEqual(['2', '1'])
      expect((await find('lighthouse', { before: rare.lastId ?? '' })).rows).toEqual(['0'])
      expect((await find('lighthouse', { status: 'failed' })).rows).toEqual(['0'])
      expect((await find('kitchen', { status: 'failed', limit: 1 })).rows).toEqual(['2500'])
      expect((await find('scan-7.pdf')).rows).toEqual(['7'])
      expect((await find('50% off')).rows).toEqual(['2599'])
      expect((await find('50_ off')).rows).toEqual([])
      expect((await find('no such word')).rows).toEqual([])
    }
    await look()
    await ensureSearchIndex(database, silentLog())
    await look()
  } finally {
    await database.close()
  }
})

test('tables that changed are tidied, the others left alone', async () => {
  const database = await createTestDb()
  try {
    await fill(database)
    expect(await tidyTables(database.connection)).toContain('public.evaluations')
    expect(await tidyTables(database.connection)).not.toContain('public.evaluations')
  } finally {
    await database.close()
  }
})
