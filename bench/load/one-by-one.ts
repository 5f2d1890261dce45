import type { Client } from './client.ts'
import { percentilesOf } from './percentiles.ts'
import { asRow, note, timed } from './timed.ts'

const RUNS = 60
const ZIPPED = { 'accept-encoding': 'gzip' }

/** Each kind of question alone, one after the other, beside the same bytes from a bare server. */
export async function askOneByOne(mizan: Client, bare: Client, someId: string): Promise<Record<string, string>[]> {
  const list = '/api/evaluations?lang=en&limit=60'
  const first = await mizan.ask(list)
  const [next = ''] = /(?<=<)[^>]+/.exec(String(first.headers['link'])) ?? []
  const questions: [string, string, Record<string, string>?][] = [
    ['list, first page of 60', list],
    ['list, unchanged (304)', list, { 'if-none-match': String(first.headers['etag']) }],
    ['list, second page', next],
    ['list, page by status', `${list}&status=completed`],
    ['list, page of failed books', `${list}&status=failed`],
    ['list, page by filters', `${list}&verdict=Whitelisted&language=Arabic`],
    ['search, frequent word', `${list}&q=friend`],
    ['search, rare words', `${list}&q=falcon%2031`],
    ['search, word of no book', `${list}&q=zzzq`],
    ['summary for the filters', '/api/evaluations/summary'],
    ['one record with its text', `/api/evaluate/${someId}`],
    ['text report of one book', `/api/evaluate/${someId}/download/txt`],
    ['queue of reviews', '/api/review-queue'],
    ['metrics', '/metrics'],
  ]
  const rows: Record<string, string>[] = []
  for (const [what, path, headers] of questions) {
    const timing = timed(what)
    for (let run = 0; run < RUNS; run += 1) await note(timing, mizan.ask(path, { headers: { ...ZIPPED, ...headers } }))
    const reference = timed(what)
    for (let run = 0; run < RUNS; run += 1) await note(reference, bare.ask(`/?bytes=${String(timing.bytes)}`))
    rows.push(asRow(timing, percentilesOf(reference.times).p50))
  }
  return rows
}

/** The whole library as one answer, as nobody has it yet. */
export async function askWholeList(mizan: Client, runs: number): Promise<{ ms: number; bytes: number }> {
  const timing = timed('the whole list')
  for (let run = 0; run < runs; run += 1) await note(timing, mizan.ask('/api/evaluations?lang=en', { headers: ZIPPED }))
  if (timing.errors > 0) throw new Error('the whole list could not be had')
  return { ms: percentilesOf(timing.times).p50, bytes: timing.bytes }
}
