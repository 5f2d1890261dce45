import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { indexFeeds } from '../../src/server/metadata/onix/index-feeds.ts'
import { createTestDb } from '../support/create-test-db.ts'
import { silentLog } from '../support/silent-log.ts'

const PRODUCTS = 1500
const product = (number: number): string =>
  `<Product><RecordReference>r${String(number)}</RecordReference><DescriptiveDetail><ProductForm>BC</ProductForm>
  <TitleDetail><TitleElement><TitleText>Tale ${String(number)}</TitleText></TitleElement></TitleDetail>
  </DescriptiveDetail></Product>`

let database: Database
let directory = ''
beforeEach(async () => {
  database = await createTestDb()
  directory = await mkdtemp(join(tmpdir(), 'mizan-feeds-'))
  const products = Array.from({ length: PRODUCTS }, (_, number) => product(number)).join('')
  for (const name of ['a', 'b', 'c']) {
    await writeFile(join(directory, `${name}.xml`), `<ONIXMessage release="3.0">${products}</ONIXMessage>`)
  }
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

test('of several processes that look at the feeds one reads them, and none takes away what another is writing', async () => {
  const look = async () => await indexFeeds({ database, directory, log: silentLog() })
  const runs = await Promise.all([look(), look(), look()])
  expect(runs.flatMap(({ indexed }) => indexed).toSorted()).toEqual(['a.xml', 'b.xml', 'c.xml'])
  const { rows } =
    await sql`select products::int, (select count(*)::int from onix_products p where p.run = f.run) as kept
    from onix_files f`.execute(database.connection)
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ products: PRODUCTS, kept: PRODUCTS })))
  expect((await look()).indexed, 'the lock is free again, and nothing has changed').toEqual([])
})
