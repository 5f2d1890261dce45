import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { inOrder } from '../src/cli/in-order.ts'
import { uploadFile } from '../src/cli/upload-file.ts'
import { readConfig, type Config } from '../src/server/config.ts'
import { ensureSearchIndex } from '../src/server/db/search-index.ts'
import { tidyTables } from '../src/server/db/tidy-embedded.ts'
import { isHeldByServer, openLibrary } from './seed/open-library.ts'
import { seedMany } from './seed/seed-many.ts'
import { seedSamples } from './seed/seed-samples.ts'

const USAGE = `Usage: npm run seed [-- --count N]

Without --count the sample books are evaluated into the library of DATA_DIR or DATABASE_URL; where a running server holds
it, they are uploaded to that server. With --count, N completed evaluations are made from them quickly, for load tests.`

const SAMPLES = join(import.meta.dirname, '../samples')
const UPLOADS_AT_ONCE = 3

/** One file for each book, language and kind of layout. */
async function sampleFiles(extensions: RegExp): Promise<string[]> {
  return (await readdir(SAMPLES))
    .filter((name) => extensions.test(name))
    .toSorted()
    .map((name) => join(SAMPLES, name))
}

/** @returns the sentence to print */
async function seed(config: Config, count: number | undefined): Promise<string> {
  const started = performance.now()
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const files = await sampleFiles(count === undefined ? /\.(?:epub|pdf)$/ : /\.epub$/)
  const place = config.databaseUrl === undefined ? config.dataDirectory : 'the library of DATABASE_URL'
  let database
  try {
    database = await openLibrary(config)
  } catch (error) {
    if (!isHeldByServer(error)) throw error
    if (count !== undefined) {
      throw new Error(`a running server holds ${place}; stop it first, or give another DATA_DIR`, { cause: error })
    }
    const server = config.publicUrl?.href ?? `http://127.0.0.1:${String(config.port)}`
    console.error(`A running server holds ${place}; the books are uploaded to ${server} instead.`)
    const completed = await upload(files, server)
    return `Seeded ${String(completed)} of ${String(files.length)} sample books through ${server} in ${seconds()}.`
  }
  const log = pino({ level: config.logLevel }, pino.destination(2))
  try {
    if (count !== undefined) {
      await seedMany(database, files, count)
      await ensureSearchIndex(database, log)
      if (database.kind === 'embedded') await tidyTables(database.connection)
      return `Seeded ${String(count)} evaluations into ${place} in ${seconds()}.`
    }
    const completed = await seedSamples(database, files, config, log)
    return `Seeded ${String(completed)} of ${String(files.length)} sample books into ${place} in ${seconds()}.`
  } finally {
    await database.close()
  }
}

async function upload(files: readonly string[], server: string): Promise<number> {
  let completed = 0
  await inOrder(
    files,
    UPLOADS_AT_ONCE,
    async (path) => await uploadFile(path, { server, language: 'en' }),
    (evaluation) => {
      if (evaluation.status === 'completed') completed += 1
      else console.error(`${evaluation.filename}: ${evaluation.error ?? evaluation.status}`)
    },
  )
  return completed
}

/** @returns undefined when not asked for. @throws Error for anything but a whole number above zero */
function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--count needs a whole number above zero, not "${text}"`)
  return count
}

try {
  const { values } = parseArgs({ options: { count: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
  console.log(values.help === true ? USAGE : await seed(readConfig(), readCount(values.count)))
} catch (error) {
  console.error(`The library could not be seeded: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
