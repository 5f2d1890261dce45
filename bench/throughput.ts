// Books a minute by the number of workers: in one process over the embedded database, and as processes over PostgreSQL, beside
// the bare pipeline in one process. Bytes a book takes. Run: node bench/throughput.ts
import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { DOCUMENT_EXTENSIONS, extensionOf } from '../src/contract/limits.ts'
import { DATA } from './data.ts'
import { publishSection } from './extraction/performance-section.ts'
import { barePipeline, onEmbedded, onPostgres, type Measured } from './load/judge-books.ts'

const WORKERS = [1, 2, 3]
const SAMPLES = join(import.meta.dirname, '../samples')
/** Folders of the data, and how many books of each. */
const SET = [
  ['formats/picture-books', 12],
  ['formats/whole-books', 8],
  ['books-en', 4],
  ['books-ar', 4],
] as const

/** Evenly over the folder in the order of its names, so that sizes and formats are mixed. */
function booksIn(folder: string, count: number): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => (DOCUMENT_EXTENSIONS as readonly string[]).includes(extensionOf(name)))
    .toSorted()
  const step = Math.max(1, files.length / count)
  return Array.from({ length: Math.min(count, files.length) }, (_, at) =>
    join(folder, files[Math.floor(at * step)] ?? ''),
  )
}

const real = existsSync(DATA)
const books = real ? SET.flatMap(([folder, count]) => booksIn(join(DATA, folder), count)) : booksIn(SAMPLES, 24)
const bare = await barePipeline(books)
const rows: Record<string, string>[] = []
const add = (what: string, measured: Measured, one: Measured): void => {
  rows.push({
    what,
    'books a minute': measured.perMinute.toFixed(1),
    'times one worker': (measured.perMinute / one.perMinute).toFixed(2),
    'times the bare pipeline': (measured.perMinute / bare.perMinute).toFixed(2),
    'processor seconds a book': measured.processorSecondsABook.toFixed(2),
    'peak memory, MB': measured.peakMb.toFixed(0),
    failed: String(measured.failed),
  })
}
add('bare pipeline, one process', bare, bare)
let bytes = ''
for (const [name, run] of [
  ['embedded, WORKERS=', onEmbedded],
  ['PostgreSQL, worker processes: ', onPostgres],
] as const) {
  let one: Measured | null = null
  for (const workers of WORKERS) {
    const measured = await run(books, workers)
    if (measured === null) {
      console.log(`skipped: ${name.split(',')[0] ?? ''}, for no server is installed here`)
      break
    }
    one ??= measured
    add(`${name}${String(workers)}`, measured, one)
    bytes = `A book took ${(measured.databaseBytes / books.length / 1024).toFixed(0)} KB of the database and ${(measured.fileBytes / books.length / 1024).toFixed(0)} KB of files.`
  }
}
const set = real ? 'picture books and whole books of both languages in all formats' : 'samples (no real books are here)'
await publishSection(
  'throughput',
  'Books a minute',
  `${String(books.length)} ${set}, sent at once to an empty library, from the first upload to the last judgement (\`node bench/throughput.ts\`), on ${String(availableParallelism())} cores, which others used as well (load ${loadavg()[1]?.toFixed(1) ?? '?'}): the processor time of all processes of Mizan is the steadier figure. ${bytes} Each worker keeps a reading process of its own; memory is the sum over all processes of Mizan.`,
  rows,
)
