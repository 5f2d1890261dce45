import { copyFile, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { DRILL, runDocumented } from '../support/documented-drill.ts'
import { makeLibrary, runScript, seeLibrary, withServer } from '../support/make-library.ts'

let library: Awaited<ReturnType<typeof makeLibrary>>
let elsewhere = ''
beforeAll(async () => {
  library = await makeLibrary()
  elsewhere = await mkdtemp(join(tmpdir(), 'mizan-restored-'))
  const database = await openEmbeddedDatabase(library.folder)
  await database.connection
    .insertInto('audit_log')
    // Line separators that JSON leaves as they are.
    .values({
      id: uuidv7(),
      at: new Date(),
      action: 'a\u2028b\u2029c\r\n\u0085d',
      target_kind: 'book',
      target_id: uuidv7(),
      performed_by: 'test',
      before: null,
      after: null,
    })
    .execute()
  await database.close()
})
afterAll(async () => {
  await library?.remove()
  await rm(elsewhere, { recursive: true, force: true })
})

const documented = async (command: string, dataDirectory: string): Promise<string> =>
  await runDocumented(command, { DATA_DIR: dataDirectory }, elsewhere)

test('the drill: backed up, restored elsewhere, started there, the library is the same byte by byte', async () => {
  const [backup = '', restore = '', start] = DRILL
  expect(start).toBe('npm start')
  const restored = join(elsewhere, 'restored')
  expect(await documented(backup, library.folder)).toMatch(/^Backed up into .* read back and whole:$/m)
  expect(await documented(restore, restored)).toMatch(/^ {2}evaluations +3 rows/m)

  await withServer({ DATA_DIR: restored }, async ({ url }) => {
    const seen = await seeLibrary(url, library.ids)
    expect(seen).toEqual(library.seen)
    // Pictures and their marks among them.
    const pictures = `/api/evaluate/${library.ids.at(-1) ?? ''}/pictures`
    for (const path of [pictures, `${pictures}/thumbnails`, `${pictures}/1`]) expect(seen[path]).toMatch(/^200 ./)
    const book = Buffer.from((seen[`/api/evaluate/${library.ids.at(-1) ?? ''}`] ?? '').slice(4), 'base64').toString()
    expect(book).toContain('The wave is high.')
  })
  const files = async (folder: string) =>
    (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect((await files(restored)).length).toBe((await files(library.folder)).length)
  const database = await openEmbeddedDatabase(restored)
  const log = await database.connection.selectFrom('audit_log').select('action').execute()
  expect(log).toContainEqual({ action: 'a\u2028b\u2029c\r\n\u0085d' })
  await database.close()

  // Neither a library nor a backup is written over.
  await expect(documented(restore, restored)).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^The library was not restored: the database is not empty .* give a new, empty database\n$/,
    ),
  })
  await expect(documented(backup, library.folder)).rejects.toMatchObject({
    stderr: expect.stringContaining('is there already; give another name'),
  })
})

test('a damaged backup, half of one and a file that is none are refused before anything is written', async () => {
  const whole = join(elsewhere, 'whole.zip')
  await runScript('backup', { DATA_DIR: library.folder }, whole)
  const { size } = await stat(whole)
  expect((await stat(whole)).mode & 0o077).toBe(0)
  const [flipped, half] = [join(elsewhere, 'flipped.zip'), join(elsewhere, 'half.zip')]
  await Promise.all([copyFile(whole, flipped), copyFile(whole, half)])
  const bytes = await readFile(whole)
  const handle = await open(flipped, 'r+')
  // The middle lies in a book, the largest entries.
  const middle = Math.floor(size / 2)
  await handle.write(Buffer.from([(bytes[middle] ?? 0) ^ 0xff]), 0, 1, middle)
  await handle.close()
  const cut = await open(half, 'r+')
  await cut.truncate(middle)
  await cut.close()

  const target = join(elsewhere, 'never')
  const refused = async (path: string, sentence: RegExp): Promise<void> =>
    await expect(runScript('restore', { DATA_DIR: elsewhere }, path)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    })
  await Promise.all([
    refused(flipped, /the backup is damaged \(.*\); use another one/),
    refused(half, /cannot be read as a backup/),
    refused(join(import.meta.dirname, 'backup.test.ts'), /cannot be read as a backup/),
    refused(target, /cannot be read as a backup: .*ENOENT/),
  ])
  expect(await readdir(elsewhere)).not.toContain('database')
  expect(await readdir(elsewhere)).not.toContain('files')
})

test('a library in use is not backed up', async () => {
  const database = await openEmbeddedDatabase(library.folder)
  const path = join(elsewhere, 'in-use.zip')
  await expect(runScript('backup', { DATA_DIR: library.folder }, path)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The library was not backed up: another Mizan uses .*; stop it first\n$/),
  })
  await database.close()
  await expect(stat(path)).rejects.toThrow('ENOENT')
})
