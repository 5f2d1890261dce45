import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listedEvaluationSchema } from '../../src/contract/evaluation.ts'
import { resultSchema } from '../../src/contract/result.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { seedSamples } from '../../scripts/seed/seed-samples.ts'
import { seedMany } from '../../scripts/seed/seed-many.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { ensureConfig } from '../../src/server/scoring/change-configs.ts'
import { createTestDb } from '../support/create-test-db.ts'
import { silentLog } from '../support/silent-log.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const seed = async (folder: string, ...args: string[]) =>
  await run(process.execPath, [join(root, 'scripts/seed.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  })
const page = async (database: Database) => {
  const { rows } = await createRepositories(database.connection).library.page({ readerLanguage: 'en', limit: 1000 })
  return rows.map((row) => listedEvaluationSchema.parse(JSON.parse(row)))
}
const titleOf = ({ result }: Awaited<ReturnType<typeof page>>[number]) =>
  result !== null && 'title' in result ? result.title : ''

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-seed-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('--count fills an embedded library with varied, completed, whole evaluations', async () => {
  const { stdout } = await seed(folder, '--count', '50')
  expect(stdout).toMatch(/^Seeded 50 evaluations into \S+ in [\d.]+ s\.\n$/)
  const database = await openEmbeddedDatabase(folder)
  try {
    const rows = await page(database)
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['completed']))
    const judged = rows.flatMap(({ result }) => (result !== null && 'title' in result ? [result] : []))
    expect(new Set(judged.map((result) => result.final_verdict)).size).toBe(3)
    expect(new Set(judged.map((result) => result.language))).toEqual(new Set(['English', 'Arabic']))
    expect(new Set(judged.map((result) => result.recommended_minimum_age)).size).toBeGreaterThan(3)
    expect(new Set(judged.flatMap((result) => result.genres)).size).toBeGreaterThan(3)
    expect(new Set(rows.map(titleOf)).size).toBeGreaterThan(30)

    const { checkpoints } = createRepositories(database.connection)
    for (const { id, extractedTextLength } of rows) {
      const judgedBook = await checkpoints.judged(id)
      const book = await checkpoints.book(id)
      expect(() => resultSchema.parse(judgedBook?.result)).not.toThrow()
      expect(book?.text.length).toBe(extractedTextLength)
      for (const { quote, start, end } of judgedBook?.result.system2_child_safety.evidence_refs ?? []) {
        expect(book?.text.slice(start, end)).toBe(quote)
      }
    }
  } finally {
    await database.close()
  }
})

test('the same count makes the same books, and more books than variations get titles of their own', async () => {
  const titles = await Promise.all(
    [1, 2].map(async () => {
      const database = await createTestDb()
      await ensureConfig(database, DEFAULT_SCORING_CONFIG)
      await seedMany(database, [join(root, 'samples/falcon.en.epub')], 300)
      const found = (await page(database)).map(titleOf)
      const results = await database.connection.selectFrom('results').select('evaluation_id').execute()
      expect(results).toHaveLength(300)
      await database.close()
      return found
    }),
  )
  expect(titles[0]).toEqual(titles[1])
  expect(titles[0]?.filter((title) => title.endsWith(' 2'))).toHaveLength(60)
})

test('without a count the samples are evaluated like uploads', async () => {
  const database = await createTestDb()
  await ensureConfig(database, DEFAULT_SCORING_CONFIG)
  const files = ['harbour.ar.epub', 'lastround.en.pdf'].map((name) => join(root, 'samples', name))
  const config = { dataDirectory: folder, filesUrl: '', workers: 2 }
  expect(await seedSamples(database, files, config, silentLog())).toBe(2)
  const rows = await page(database)
  expect(rows.map(({ filename }) => filename).toSorted()).toEqual(['harbour.ar.epub', 'lastround.en.pdf'])
  await database.close()
})

test('a count that is none is refused in one line', async () => {
  const failure = seed(folder, '--count', 'many')
  await expect(failure).rejects.toMatchObject({
    code: 1,
    stderr: 'The library could not be seeded: --count needs a whole number above zero, not "many"\n',
  })
})
