import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { restore } from '../../scripts/library/back-up.ts'
import { loadLibrary } from '../../scripts/library/load-library.ts'
import { migrationNames } from '../../src/server/db/migration-files.ts'
import { createTestDb } from '../support/create-test-db.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-archive-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const content = Buffer.from('a file of somebody')
const sha256 = createHash('sha256').update(content).digest('hex')

/** A backup whose one file has this key in the manifest and this name in the zip. */
async function forged(key: string, name = `files/${key}`): Promise<string> {
  const zip = new ZipFile()
  // The writer refuses such names, so they are put in afterwards, letter for letter.
  const stand = name.replaceAll(/[^\w]/g, 'x')
  zip.addBuffer(content, stand, { compress: false })
  const manifest = {
    format: 'mizan-library',
    version: 1,
    createdAt: new Date(0).toISOString(),
    migrations: ['0001-initial'],
    tables: [],
    files: [{ key, size: content.length, sha256 }],
  }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json')
  zip.end()
  const bytes = (await buffer(zip.outputStream)).toString('latin1').replaceAll(stand, name)
  const path = join(folder, `${crypto.randomUUID()}.zip`)
  await writeFile(path, Buffer.from(bytes, 'latin1'))
  return path
}

test.each([
  ['../outside.txt'],
  ['books/../../outside.txt'],
  ['/outside.txt'],
  ['C:/outside.txt'],
  ['books\\..\\..\\outside.txt'],
  ['..'],
  ['books//outside.txt'],
  ['books/./outside.txt'],
])('a backup with a file %s is refused before anything is written (zip slip)', async (key) => {
  const dataDirectory = join(folder, 'inner', 'data')
  const place = { dataDirectory, databaseUrl: undefined, filesUrl: '' }
  await expect(restore(place, await forged(key))).rejects.toThrow(/backup|invalid|absolute/)
  // Also where only the zip says so and the manifest does not, and the other way round.
  await expect(restore(place, await forged('books/outside.txt', `files/${key}`))).rejects.toThrow()
  await expect(restore(place, await forged(key, 'files/books'))).rejects.toThrow()
  expect((await readdir(folder, { recursive: true })).filter((name) => !name.endsWith('.zip'))).toEqual([])
})

test('a backup writes into no table but those of a library', async () => {
  const database = await createTestDb()
  const migrations = await migrationNames()
  for (const table of [
    { name: 'pgboss.job', columns: ['id'] },
    { name: 'pg_catalog.pg_authid', columns: ['rolname'] },
    { name: 'evaluations"; drop table sessions; --', columns: ['id'] },
    { name: 'sessions', columns: ['token_hash', 'created_at", "x'] },
  ]) {
    const source = {
      migrations,
      tables: [table],
      async *rows() {
        yield await Promise.resolve(['{"id":1}'])
      },
    }
    await expect(loadLibrary(source, database)).rejects.toThrow(/the backup is damaged \(no library has/)
  }
  expect(await database.connection.selectFrom('sessions').selectAll().execute()).toEqual([])
  await database.close()
})
