// A server process under load over libraries of 10,000 and 100,000 books, embedded and on PostgreSQL: latencies, errors, memory.
// Run: node bench/api.ts [--books N]... [--database embedded|postgres]
import { parseArgs } from 'node:util'
import { publishSection } from './extraction/performance-section.ts'
import { createClient } from './load/client.ts'
import { crowd, largeUploads } from './load/crowd.ts'
import { anHour, REQUESTS_OF_AN_HOUR } from './load/hour.ts'
import { makeLibrary, measureReference, type Library } from './load/libraries.ts'
import { watchMemory } from './load/memory.ts'
import { askOneByOne, askWholeList } from './load/one-by-one.ts'
import { percentilesOf } from './load/percentiles.ts'
import { BARE, SERVER, start, type Started } from './load/start.ts'

/** Whatever hangs, the bench ends by itself. */
const AT_MOST_MS = 20 * 60_000
/** The contract: the whole list of 10,000 books, cold, within so many times printing and compressing the same rows bare. */
const LIST_LIMIT = 13
const START_LIMIT = 60

const { values } = parseArgs({
  options: { books: { type: 'string', multiple: true }, database: { type: 'string', multiple: true } },
})
const sizes = (values.books ?? ['10000', '100000']).map(Number)
const kinds = ['embedded', 'postgres'].filter((kind) => values.database?.includes(kind) ?? true) as Library['kind'][]

async function medianStart(): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const bare = await start(BARE)
    times.push(bare.readyMs)
    await bare.end()
  }
  return percentilesOf(times).p50
}

async function measure(library: Library, books: number): Promise<void> {
  const reference = await measureReference(library)
  const bareStartMs = await medianStart()
  const environment = {
    ...library.environment,
    PORT: '0',
    WORKERS: '1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    MAX_UPLOADS: '200',
  }
  const started: Started[] = []
  try {
    const server = await start(SERVER, environment)
    started.push(server)
    const bareServer = await start(BARE)
    started.push(bareServer)
    const [mizan, bare] = [createClient(server.url, 400), createClient(bareServer.url, 400)]
    const pid = server.child.pid ?? 0
    const whole = await askWholeList(mizan, books > 20_000 ? 2 : 5)
    const rows = await askOneByOne(mizan, bare, reference.someId)
    rows.push(...(await crowd(mizan, reference.someId)))
    const hour = await anHour(mizan, bare, reference.someId, () => watchMemory(pid))
    const { memory } = hour
    const [second = 0, last = 0] = [memory.means[1], memory.means.at(-1)]
    rows.push(...hour.rows)
    const uploadMemory = watchMemory(pid)
    const large = await largeUploads(mizan)
    const uploads = uploadMemory.stop()
    rows.push(...large.rows)
    mizan.close()
    bare.close()

    const round = (value: number, digits = 0): string => value.toFixed(digits)
    const notes = [
      `One server process with one worker over ${books.toLocaleString('en')} books made as \`npm run seed\` makes them (\`node bench/api.ts --books ${String(books)} --database ${library.kind}\`). "bare" is a Node server that answers ready bytes of the same size. "alive?" asks for \`/healthz\` every 50 ms: how long nobody is heard.`,
      `- Start until ready: ${round(server.readyMs)} ms, ${round(server.readyMs / bareStartMs, 1)} times a bare Node server (${round(bareStartMs)} ms; limit ${String(START_LIMIT)}).`,
      `- The whole list as one answer, cold: ${round(whole.ms)} ms, ${round(whole.bytes / 1024 / 1024, 1)} MB compressed; ${round(whole.ms / reference.printAndZipMs, 1)} times printing and compressing the same ${reference.rows.toLocaleString('en')} rows bare (${round(reference.printAndZipMs)} ms${books === 10_000 ? `; limit ${String(LIST_LIMIT)}` : ''}), ${round(whole.ms / reference.selectMs, 1)} times one select of them by the driver (${round(reference.selectMs)} ms).`,
      `- The requests of an hour of fifty people polling every 2.5 s (${REQUESTS_OF_AN_HOUR.toLocaleString('en')}), fifty at a time: ${round(hour.perSecond)} a second, bare ${round(hour.barePerSecond)}. Memory of the process and all below it in ${String(memory.means.length)} such hours: ${memory.means.map((mean) => round(mean)).join(', ')} MB, the last ${round(last / second, 2)} times the second; ${round(memory.peak)} MB at most.`,
      `- ${round(large.megabytes)} MB in 100 uploads at once: ${round(large.seconds, 1)} s, ${round(large.megabytes / large.seconds)} MB a second; memory ${round(uploads.peak)} MB at most.`,
    ].join('\n')
    const title = `Under load: ${books.toLocaleString('en')} books, ${library.kind === 'embedded' ? 'embedded database' : 'PostgreSQL'}`
    await publishSection(`load-${library.kind}-${String(books)}`, title, notes, rows)
    console.log(notes)
  } finally {
    for (const each of started) await each.end()
  }
}

const tooLong = setTimeout(
  () => {
    console.error('The bench took too long and was ended.')
    process.exit(1)
  },
  AT_MOST_MS * sizes.length * kinds.length,
)
for (const kind of kinds) {
  for (const books of sizes) {
    const library = await makeLibrary(kind, books)
    if (library === null) {
      console.log(`skipped: ${kind}, for no PostgreSQL server is installed here`)
      continue
    }
    try {
      await measure(library, books)
    } finally {
      await library.remove()
    }
  }
}
clearTimeout(tooLong)
