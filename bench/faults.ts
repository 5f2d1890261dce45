// How long Mizan needs after each fault: from the kill, or from the moment what was away is back, to the first good answer and
// to the next book finished. The reference is a book as long without a fault, in the same run. Run: node bench/faults.ts
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Evaluation, UploadAnswer } from '../src/contract/evaluation.ts'
import { createCluster, createEmbedded, type Cluster } from '../tests/faults/cluster.ts'
import type { Member } from '../tests/faults/member.ts'
import { canMount, mountSmallDisk } from '../tests/faults/small-disk.ts'
import { publishSection } from './extraction/performance-section.ts'

const RUNS = Number(process.env['MIZAN_FAULT_RUNS'] ?? 3)
const STOPPED_MS = 60_000
const AWAY_MS = 10_000
const PATIENCE_MS = 120_000

/** Paragraphs; a worker needs some seconds for it. */
const LONG = 20_000

type Times = { answer: number[]; book: number[] }
type Row = { what: string; runs: number; answer: string; book: string; worst: string; times: string }

// Those it started end with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const rows: Row[] = []
/** Seconds of a book without a fault: a short one, and a long one whose judging has begun. */
const calm = { short: 0, long: 0 }
let sent = 0

const servers = await createCluster({ webs: 1, workers: 2 })
try {
  await servers.start()
  await measureServers(servers)
} finally {
  await servers.close()
}
const embedded = createEmbedded()
try {
  await embedded.start()
  await measureEmbedded(embedded)
} finally {
  await embedded.close()
}
if (canMount()) await measureFullDisk()
await publishSection(
  'faults',
  'Recovery from faults',
  `From the kill, or from the moment what was away is back or has room again, to the first good answer and to the next book finished (the book the fault interrupted, where it interrupted one); ${String(RUNS)} runs each. The reference is the same without a fault, in the same run: sending a short book and having it judged, or, where a book was under way, the rest of a long one. One web and two workers, with one book at a time each, over PostgreSQL (fsync on) and a bucket, unless it says embedded. A killed process is started again at once, as its supervisor would; of the others the queue notices after 10 s that nothing is heard of a worker.`,
  rows,
)

async function measureServers(cluster: Cluster): Promise<void> {
  const [web, one, two] = [...cluster.webs, ...cluster.workers]
  if (web === undefined || one === undefined || two === undefined || cluster.servers === null)
    throw new Error('incomplete')
  const { postgres, s3 } = cluster.servers
  // What is loaded at the first book.
  for (let warm = 0; warm < 4; warm += 1) await judged(cluster, await send(cluster, 1))

  const short = await repeat(async () => await recovered(cluster))
  calm.short = median(short.book)
  add('no fault, a short book (reference)', short)
  const long = await repeat(async () => await recovered(cluster, { id: await underWay(cluster) }))
  calm.long = median(long.book)
  add('no fault, a long book (reference)', long)

  add(
    'kill -9 of the web',
    await repeat(async () => await recovered(cluster, { fault: async () => await restart(web) })),
  )
  const withBook = async (act: (holder: Member) => Promise<void>): Promise<Times> =>
    await repeat(async () => {
      // Only one worker looks for books, so that it is this one that has the book.
      two.freeze()
      const id = await underWay(cluster)
      two.thaw()
      return await recovered(cluster, { id, fault: async () => await act(one) })
    })
  add('kill -9 of a worker, its book', await withBook(restart), calm.long)
  add(
    `worker stopped for ${String(STOPPED_MS / 1000)} s, its book`,
    await withBook(async (holder) => {
      holder.freeze()
      setTimeout(() => holder.thaw(), STOPPED_MS)
    }),
    calm.long,
  )
  await sleep(STOPPED_MS)
  const afterwards = async (fault: () => Promise<void>): Promise<Times> =>
    await repeat(async () => {
      const id = await underWay(cluster)
      await fault()
      return await recovered(cluster, { id })
    })
  add(
    'kill -9 of the database, the running book',
    await afterwards(async () => {
      await postgres.halt('SIGKILL')
      await postgres.start()
    }),
    calm.long,
  )
  add(
    'restart of the database, the running book',
    await afterwards(async () => {
      await postgres.halt('SIGINT')
      await postgres.start()
    }),
    calm.long,
  )
  add(
    `database away for ${String(AWAY_MS / 1000)} s, the running book`,
    await afterwards(async () => {
      await postgres.halt('SIGINT')
      await sleep(AWAY_MS)
      await postgres.start()
    }),
    calm.long,
  )
  add(
    `bucket away for ${String(AWAY_MS / 1000)} s, a waiting book`,
    await repeat(async () => {
      for (const worker of [one, two]) await worker.kill()
      const id = await send(cluster, 1)
      await s3.stop()
      for (const worker of [one, two]) await worker.start()
      await sleep(AWAY_MS)
      await s3.start()
      return await recovered(cluster, { id })
    }),
  )
  add(
    'all clocks jump an hour, ahead and back',
    await repeat(async () => {
      for (const member of cluster.members) member.jumpClock()
      return await recovered(cluster)
    }),
  )
}

async function measureEmbedded(cluster: Cluster): Promise<void> {
  const [process_] = cluster.members
  if (process_ === undefined) throw new Error('incomplete')
  await judged(cluster, await send(cluster, 1))
  const short = await repeat(async () => await recovered(cluster))
  calm.short = median(short.book)
  add('embedded: no fault, a short book (reference)', short)
  const long = await repeat(async () => await recovered(cluster, { id: await underWay(cluster) }))
  calm.long = median(long.book)
  add('embedded: no fault, a long book (reference)', long)
  add(
    'embedded: kill -9, the running book',
    await repeat(async () => {
      const id = await underWay(cluster)
      return await recovered(cluster, { id, fault: async () => await restart(process_) })
    }),
    calm.long,
  )
}

async function measureFullDisk(): Promise<void> {
  const disk = mountSmallDisk(200)
  const cluster = createEmbedded(join(disk.directory, 'library'), { KEEP_FREE_MB: '0' })
  try {
    await cluster.start()
    await judged(cluster, await send(cluster, 1))
    const full = await repeat(async () => {
      disk.fill()
      await sleep(2000)
      disk.free()
      return await recovered(cluster)
    })
    add('embedded: disk full, room again', full)
  } finally {
    disk.free()
    await cluster.close()
    disk.remove()
  }
}

/** From now, before the fault, to the first good answer and to the end of the book: of one sent then, unless it is told. */
async function recovered(
  cluster: Cluster,
  { id, fault }: { id?: string; fault?: () => Promise<void> } = {},
): Promise<{ answer: number; book: number }> {
  const since = stopwatch()
  await fault?.()
  await answered(cluster)
  const answer = since()
  await judged(cluster, id ?? (await send(cluster, 1)))
  return { answer, book: since() }
}

async function restart(member: Member): Promise<void> {
  await member.kill()
  await member.start()
}

async function repeat(run: () => Promise<{ answer: number; book: number }>): Promise<Times> {
  const times: Times = { answer: [], book: [] }
  for (let done = 0; done < RUNS; done += 1) {
    const { answer, book } = await run()
    times.answer.push(answer)
    times.book.push(book)
  }
  return times
}

function add(what: string, { answer, book }: Times, reference = calm.short): void {
  const row = {
    what,
    runs: book.length,
    answer: seconds(median(answer)),
    book: seconds(median(book)),
    worst: seconds(Math.max(...book)),
    times: (median(book) / reference).toFixed(1),
  }
  rows.push(row)
  console.log(JSON.stringify(row))
}

function stopwatch(): () => number {
  const started = performance.now()
  return () => (performance.now() - started) / 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`
}

/** @returns the id, once somebody takes the book */
async function send(cluster: Cluster, paragraphs: number): Promise<string> {
  sent += 1
  const paragraph = `Book ${String(sent)} tells of Salma, who walked along the shore. Her grandfather told her a story about the sea.\n`
  return await eventually(async () => {
    const form = new FormData()
    form.append('file', new Blob([paragraph.repeat(paragraphs)]), `book-${String(sent)}.txt`)
    const answer = await fetch(`${String(cluster.url())}/api/evaluate`, { method: 'POST', body: form })
    return answer.status === 202 ? ((await answer.json()) as UploadAnswer).id : null
  })
}

async function answered(cluster: Cluster): Promise<void> {
  await eventually(async () => (await fetch(`${String(cluster.url())}/api/evaluations?limit=1`)).status === 200 || null)
}

/** A long book that a worker has begun. */
async function underWay(cluster: Cluster): Promise<string> {
  const id = await send(cluster, LONG)
  await eventually(async () => (await look(cluster, id))?.status === 'processing' || null)
  return id
}

async function judged(cluster: Cluster, id: string): Promise<void> {
  let last = ''
  await eventually(async () => {
    const record = await look(cluster, id)
    last = `${String(record?.status)} ${String(record?.stage)} ${String(record?.progress)}`
    if (record?.status === 'failed') throw new Error(`a book failed: ${String(record.errorCode)}`)
    return record?.status === 'completed' || null
  }).catch((error: unknown) => {
    throw new Error(
      `the book is ${last}; ${cluster.workers.map((worker) => worker.errors().slice(-1500)).join('\n')}`,
      {
        cause: error,
      },
    )
  })
}

async function look(cluster: Cluster, id: string): Promise<Evaluation | null> {
  const answer = await fetch(`${String(cluster.url())}/api/evaluate/${id}`)
  return answer.status === 200 ? ((await answer.json()) as Evaluation) : null
}

/** A connection that is refused is no answer yet. */
async function eventually<T>(ask: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      const found = await ask()
      if (found !== null) return found
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    if (performance.now() > end) throw new Error('no recovery in time')
    await sleep(20)
  }
}
