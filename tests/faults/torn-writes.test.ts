import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { seeded } from './seeded.ts'

// A power cut may leave half of what was being written. What was committed must be there all the same.

const SEED = 7
const PAGE = 8192
type Places = { pages: string; written: number; log: string; offset: number }

let directory = ''
let places: Places
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'mizan-torn-'))
  const script = join(import.meta.dirname, 'write-and-die.ts')
  const died = spawnSync(process.execPath, [script, join(directory, 'original')], { encoding: 'utf8' })
  if (died.signal !== 'SIGKILL') throw new Error(died.stderr)
  places = JSON.parse(died.stdout) as Places
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** What the library holds after its files were changed. */
async function notesAfter(name: string, tear: (database: string) => void): Promise<Record<string, number>> {
  const copy = join(directory, name)
  cpSync(join(directory, 'original'), copy, { recursive: true })
  tear(join(copy, 'database'))
  const database = await openEmbeddedDatabase(copy)
  try {
    const { rows } = await sql<{ note: string; count: number }>`
      select note, count(*)::int as count from ledger group by note`.execute(database.connection)
    return Object.fromEntries(rows.map(({ note, count }) => [note, count]))
  } finally {
    await database.close()
  }
}

const COMMITTED = { second: 300, third: 100 }

test('killed in the middle of a transaction', async () => {
  expect(await notesAfter('killed', () => {})).toEqual(COMMITTED)
})

test('with half of each page as it was never written', async () => {
  const torn = await notesAfter('pages', (database) => {
    const path = join(database, places.pages)
    const bytes = readFileSync(path)
    const random = seeded(SEED)
    for (let page = 0; page < places.written; page += PAGE) {
      const from = page + (random.chance(0.5) ? 0 : PAGE / 2)
      for (let at = from; at < from + PAGE / 2; at += 1) bytes[at] = random.between(0, 256)
    }
    writeFileSync(path, bytes)
  })
  expect(torn).toEqual(COMMITTED)
})

test('with rubbish behind the last commit in the log', async () => {
  const torn = await notesAfter('log', (database) => {
    const path = join(database, 'pg_wal', places.log)
    const bytes = readFileSync(path)
    const random = seeded(SEED)
    const end = Math.min(places.offset + 3 * PAGE, bytes.length)
    for (let at = places.offset; at < end; at += 1) bytes[at] = random.between(0, 256)
    writeFileSync(path, bytes)
  })
  expect(torn).toEqual(COMMITTED)
})
