import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { DRILL, runDocumented } from '../support/documented-drill.ts'
import { emptyPlace, type EmptyPlace } from '../support/empty-place.ts'
import { seeLibrary, withServer, type SeenLibrary } from '../support/make-library.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { sendSamples } from '../support/send-samples.ts'
import { sendBook } from '../support/server-process.ts'
import { startFleet, type Fleet } from '../support/start-fleet.ts'
import { startStubModel, type StubModel } from '../support/stub-model-server.ts'

// The drill on PostgreSQL and a bucket, with a Mizan that goes on meanwhile and a book that is being read.

const [backup = '', restore = '', start] = DRILL

let stub: StubModel
let fleet: Fleet
let target: EmptyPlace
let folder = ''
let ids: string[] = []
let seen: SeenLibrary = {}
let unfinished = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-backup-'))
  stub = await startStubModel()
  ;[fleet, target] = await Promise.all([startFleet(['web', 'worker'], stubEnvironment(stub)), emptyPlace()])
  const url = fleet.webs[0]?.url ?? ''
  ids = await sendSamples(url, ['falcon.en.epub', 'harbour.ar.docx'])
  stub.fault = () => 'hang'
  unfinished = (await sendBook(url, 'held.txt', await readFile('samples/harbour.en.txt', 'utf8'))).id
  await vi.waitUntil(async () => (await fleet.record(0, unfinished)).stage === 'cultural', { timeout: 60_000 })
  seen = await seeLibrary(url, ids)
})
afterAll(async () => {
  await fleet?.end()
  await target?.remove()
  await stub?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Results, texts and covers; the lists show the unfinished book, which goes on. */
const ofBooks = (library: SeenLibrary): SeenLibrary =>
  Object.fromEntries(Object.entries(library).filter(([path]) => ids.some((id) => path.includes(id))))

/** What is seen of the two finished books, and what becomes of the other, where the backup was restored. */
async function started(environment: Record<string, string>): Promise<{ books: SeenLibrary; unfinished: string }> {
  return await withServer(environment, async ({ url }) => {
    const books = ofBooks(await seeLibrary(url, ids))
    const { status } = await vi.waitUntil(
      async () => {
        const record = (await (await fetch(`${url}/api/evaluate/${unfinished}`)).json()) as Evaluation
        return record.status === 'completed' && record
      },
      { timeout: 60_000, interval: 100 },
    )
    return { books, unfinished: status }
  })
}

test('a library in use is backed up, and restored into another database and bucket it is the same and goes on', async () => {
  expect(start).toBe('npm start')
  expect(await runDocumented(backup, fleet.environment, folder)).toMatch(/^Backed up into .* read back and whole:$/m)
  expect(await runDocumented(restore, target.environment, folder)).toMatch(/^ {2}evaluations +3 rows/m)
  expect(await started(target.environment)).toEqual({ books: ofBooks(seen), unfinished: 'completed' })
  expect((await fleet.record(0, unfinished)).status, 'the library that was backed up has gone on meanwhile').toBe(
    'processing',
  )
})

test('what came from PostgreSQL and a bucket can be restored into an embedded library', async () => {
  const environment = { DATA_DIR: join(folder, 'embedded') }
  await runDocumented(restore, environment, folder)
  expect(await started(environment)).toEqual({ books: ofBooks(seen), unfinished: 'completed' })
})

test('a library is not written over, and a bucket that is not there is named before anything is written', async () => {
  await expect(runDocumented(restore, fleet.environment, folder)).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^The library was not restored: the database is not empty .*; give a new, empty database\n$/,
    ),
  })
  const place = await emptyPlace()
  try {
    const nowhere = { ...place.environment, FILES_URL: place.environment.FILES_URL.replace('library', 'nowhere') }
    await expect(runDocumented(restore, nowhere, folder)).rejects.toMatchObject({
      stderr: 'The library was not restored: there is no bucket nowhere; create it, or correct FILES_URL\n',
    })
    await runDocumented(restore, place.environment, folder)
  } finally {
    await place.remove()
  }
})
