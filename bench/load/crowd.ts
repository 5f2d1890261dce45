import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { upload, type Client } from './client.ts'
import { asRow, note, timed, type Timed } from './timed.ts'

const SAMPLE = join(import.meta.dirname, '../../samples/harbour.en.txt')
const CLIENTS = 50
const POLL_MS = 2500
const LASTS_MS = 30_000
const BURST = 100
const REPORT_BOOKS = 60
const LIST = '/api/evaluations?lang=en&limit=60'

type Sent = { id: string }[]

/** Asks at once, and again, whether anybody is heard at all. */
function ping(client: Client, timing: Timed, everyMs = 50): () => Promise<void> {
  const asked: Promise<unknown>[] = []
  const timer = setInterval(() => asked.push(note(timing, client.ask('/healthz'))), everyMs)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
  }
}

async function sendAll(client: Client, timing: Timed, contents: readonly Buffer[], name: string): Promise<Sent> {
  const answers = await Promise.all(
    contents.map((content, at) => note(timing, client.ask('/api/evaluate', upload(content, name, at)))),
  )
  return answers.flatMap((answer) =>
    answer?.status === 202 ? [JSON.parse(answer.body.toString()) as { id: string }] : [],
  )
}

async function removeAll(client: Client, sent: Sent): Promise<void> {
  for (const { id } of sent) await client.ask(`/api/evaluations/${id}`, { method: 'DELETE' })
}

/** Fifty people look on while a hundred books arrive at once and reports are made. */
export async function crowd(client: Client, someId: string): Promise<Record<string, string>[]> {
  const [polls, records, burst] = [
    timed('50 pollers: list'),
    timed('50 pollers: one record'),
    timed('burst of 100 books'),
  ]
  const [report, single, search, alive] = [
    timed(`report on ${String(REPORT_BOOKS)} books`),
    timed('report on one book'),
    timed('50 pollers: search'),
    timed('alive?'),
  ]
  const stopPings = ping(client, alive)
  const end = performance.now() + LASTS_MS
  const poll = async (at: number): Promise<void> => {
    let etag = ''
    await sleep((at / CLIENTS) * POLL_MS)
    for (let round = 0; performance.now() < end; round += 1) {
      const answer = await note(polls, client.ask(LIST, { headers: { 'if-none-match': etag } }))
      etag = String(answer?.headers['etag'] ?? '')
      await note(records, client.ask(`/api/evaluate/${someId}`))
      if (round % 4 === 0) await note(search, client.ask(`${LIST}&q=falcon`))
      await sleep(POLL_MS)
    }
  }
  const book = readFileSync(SAMPLE)
  const others = async (): Promise<Sent> => {
    await sleep(3000)
    const contents = Array.from({ length: BURST }, (_, at) =>
      Buffer.concat([book, Buffer.from(`\n\nCopy ${String(at)}.\n`)]),
    )
    const sent = await sendAll(client, burst, contents, 'harbour.txt')
    await sleep(2000)
    const rows = JSON.parse(
      (await client.ask(`/api/evaluations?lang=en&status=completed&limit=${String(REPORT_BOOKS)}`)).body.toString(),
    ) as Sent
    const body = Buffer.from(JSON.stringify({ bookIds: rows.map(({ id }) => id) }))
    const headers = { 'content-type': 'application/json' }
    await Promise.all([
      note(report, client.ask('/api/generate-pdf-report', { method: 'POST', headers, body })),
      ...Array.from({ length: 4 }, () => note(single, client.ask(`/api/evaluate/${someId}/download/pdf`))),
    ])
    return sent
  }
  const [sent] = await Promise.all([others(), ...Array.from({ length: CLIENTS }, (_, at) => poll(at))])
  await stopPings()
  await removeAll(client, sent)
  return [polls, records, search, burst, report, single, alive].map((timing) => asRow(timing))
}

/** A hundred books of 1 to 20 MB at once, and whether anybody else is heard meanwhile. */
export async function largeUploads(
  client: Client,
): Promise<{ rows: Record<string, string>[]; seconds: number; megabytes: number }> {
  const [uploads, alive, page] = [
    timed('100 uploads of 1-20 MB at once'),
    timed('alive meanwhile?'),
    timed('list meanwhile'),
  ]
  const noise = randomBytes(20 * 1024 * 1024)
  const contents = Array.from({ length: BURST }, (_, at) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.4\n% ${String(at)}\n`),
      noise.subarray(0, ([1, 2, 4, 8, 20][at % 5] ?? 1) * 1024 * 1024),
    ]),
  )
  const stopPings = ping(client, alive)
  const lists = setInterval(() => void note(page, client.ask(LIST)), 200)
  const started = performance.now()
  const sent = await sendAll(client, uploads, contents, 'large.pdf')
  const seconds = (performance.now() - started) / 1000
  clearInterval(lists)
  await stopPings()
  await removeAll(client, sent)
  return {
    rows: [uploads, alive, page].map((timing) => asRow(timing)),
    seconds,
    megabytes: contents.reduce((sum, { length }) => sum + length, 0) / 1024 / 1024,
  }
}
