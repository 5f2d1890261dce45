import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbeddedDatabase } from './embedded-database.ts'

test('others are heard while many statements follow one another, in transactions and outside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-embedded-'))
  const database = await openEmbeddedDatabase(folder)
  try {
    const slow = sql`select count(*) from generate_series(1, 100000)`
    await slow.execute(database.connection)
    const all = Promise.all([
      ...Array.from({ length: 20 }, () => slow.execute(database.connection)),
      database.transaction(async (transaction) => {
        for (let statement = 0; statement < 20; statement += 1) await slow.execute(transaction)
      }),
    ])
    let heard = 0
    let over = false
    const listen = (): void => {
      heard += 1
      if (!over) setImmediate(listen)
    }
    setImmediate(listen)
    await all
    over = true
    // Nobody is, where statements follow one another without a pause.
    expect(heard).toBeGreaterThan(5)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
