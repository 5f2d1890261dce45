import { readdirSync, readFileSync, statSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { openEmbeddedDatabase } from '../../src/server/db/embedded-database.ts'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { findPostgres, startPostgres } from '../../tests/support/postgres-server.ts'
import { createClient, upload, type Client } from './client.ts'
import { watchMemory } from './memory.ts'
import { processorSeconds } from './processor-time.ts'
import { start, startWorker, SERVER, type Running } from './start.ts'

export type Measured = {
  perMinute: number
  /** Of all processes of Mizan, without the database server. */
  processorSecondsABook: number
  peakMb: number
  failed: number
  databaseBytes: number
  fileBytes: number
}

const LOOK_MS = 100
const AT_MOST_MS = 15 * 60_000

/** Without server, queue or database: one book after the other. */
export async function barePipeline(books: readonly string[]): Promise<Measured> {
  const pipeline = createPipeline({ processes: 1 })
  const memory = watchMemory(process.pid)
  let failed = 0
  try {
    await judge(books[0] ?? '')
    const cpu = processorSeconds(process.pid)
    const started = performance.now()
    for (const path of books) if (!(await judge(path))) failed += 1
    const minutes = (performance.now() - started) / 60_000
    const processorSecondsABook = (processorSeconds(process.pid) - cpu) / books.length
    return {
      perMinute: books.length / minutes,
      processorSecondsABook,
      peakMb: memory.stop().peak,
      failed,
      databaseBytes: 0,
      fileBytes: 0,
    }
  } finally {
    await pipeline.close()
  }

  async function judge(path: string): Promise<boolean> {
    const filename = basename(path)
    try {
      const { book } = await pipeline.extract({ paths: [path], filename, kind: 'document' })
      const assessment = await pipeline.assess(book, DEFAULT_SCORING_CONFIG)
      pipeline.judge({ book, filename, assessment, rules: DEFAULT_SCORING_CONFIG })
      return true
    } catch {
      return false
    }
  }
}

/** One process with so many workers. */
export async function onEmbedded(books: readonly string[], workers: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-throughput-'))
  try {
    const server = await start(SERVER, { DATA_DIR: folder, ...settings, WORKERS: String(workers) })
    const measured = await sendAndWait(server.url, [server], books)
    await server.end()
    const database = await openEmbeddedDatabase(folder)
    const databaseBytes = await sizeOf(database.connection).finally(() => database.close())
    return { ...measured, databaseBytes, fileBytes: filesIn(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One web process and so many worker processes of one worker each; null where there is no server. */
export async function onPostgres(books: readonly string[], workers: number): Promise<Measured | null> {
  const programs = findPostgres()
  if (programs === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'mizan-throughput-'))
  const postgres = await startPostgres(programs)
  const running: Running[] = []
  try {
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: await postgres.createDatabase('library'),
      ...settings,
      WORKERS: '1',
    }
    const web = await start(SERVER, { ...environment, ROLE: 'web' })
    running.push(web)
    for (let at = 0; at < workers; at += 1) running.push(await startWorker({ ...environment, ROLE: 'worker' }))
    const measured = await sendAndWait(web.url, running, books)
    const database = openPostgresDatabase(environment.DATABASE_URL, console.error)
    const databaseBytes = await sizeOf(database.connection).finally(() => database.close())
    return { ...measured, databaseBytes, fileBytes: filesIn(folder) }
  } finally {
    for (const each of running) await each.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const settings = { PORT: '0', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' }

async function sendAndWait(url: string, processes: readonly Running[], books: readonly string[]) {
  const client = createClient(url, 20)
  // The first book finds everything warm, as in the bare pipeline.
  await ended(client, [await send(client, books[0] ?? '', 'warm up', 0)])
  const memories = processes.map(({ child }) => watchMemory(child.pid ?? 0))
  const spent = (): number => processes.reduce((sum, { child }) => sum + processorSeconds(child.pid ?? 0), 0)
  const cpu = spent()
  const started = performance.now()
  const ids = await Promise.all(books.map((path, at) => send(client, path, '', at)))
  const failed = await ended(client, ids)
  const minutes = (performance.now() - started) / 60_000
  client.close()
  const peakMb = memories.reduce((sum, memory) => sum + memory.stop().peak, 0)
  return { perMinute: books.length / minutes, processorSecondsABook: (spent() - cpu) / books.length, peakMb, failed }
}

async function send(client: Client, path: string, more: string, address: number): Promise<string> {
  const content =
    more === '' ? readFileSync(path) : Buffer.from(`A small book to ${more} with. The cat sat on the mat.\n`)
  const name = more === '' ? basename(path) : 'small.txt'
  const answer = await client.ask('/api/evaluate', upload(content, name, address))
  if (answer.status !== 202) throw new Error(`${name}: ${String(answer.status)} ${answer.body.toString()}`)
  return (JSON.parse(answer.body.toString()) as { id: string }).id
}

/** Waits until all have ended. @returns how many failed */
async function ended(client: Client, ids: readonly string[]): Promise<number> {
  const giveUp = performance.now() + AT_MOST_MS
  const open = new Set(ids)
  let failed = 0
  while (open.size > 0) {
    if (performance.now() > giveUp) throw new Error(`${String(open.size)} books did not end in time`)
    const list = await client.ask('/api/evaluations?limit=200')
    for (const { id, status, filename, error } of JSON.parse(list.body.toString()) as ListedEvaluation[]) {
      if ((status !== 'completed' && status !== 'failed') || !open.delete(id)) continue
      if (status !== 'failed') continue
      failed += 1
      console.error(`${filename}: ${error ?? 'failed'}`)
    }
    await sleep(LOOK_MS)
  }
  return failed
}

async function sizeOf(connection: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind = 'r'`.execute(connection)
  return rows[0]?.bytes ?? 0
}

function filesIn(folder: string): number {
  const files = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => extname(name) !== '')
    .reduce((sum, name) => sum + statSync(join(folder, 'files', name)).size, 0)
}
