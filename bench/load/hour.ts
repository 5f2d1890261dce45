import type { Client } from './client.ts'
import type { watchMemory } from './memory.ts'
import { percentilesOf } from './percentiles.ts'
import { asRow, note, timed, type Timed } from './timed.ts'

const CLIENTS = 50
/** As many as fifty people polling every 2.5 s send in an hour. */
export const REQUESTS_OF_AN_HOUR = (CLIENTS * 3600) / 2.5
/** So many hours one after the other: what the reports and the judging before them left is given back slowly. */
const HOURS = 5
const LIST = '/api/evaluations?lang=en&limit=60'

async function send(requests: number, ask: (at: number) => Promise<unknown>): Promise<number> {
  let at = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (at < requests) await ask(at++)
    }),
  )
  return (performance.now() - started) / 1000
}

/**
 * The requests of an hour as fast as they are answered, fifty at a time, and again for further hours: seven of ten ask whether
 * the list has changed, two for a record, one searches or turns a page.
 */
export async function anHour(mizan: Client, bare: Client, someId: string, watch: () => ReturnType<typeof watchMemory>) {
  const [same, record, page] = [
    timed('an hour: unchanged list'),
    timed('an hour: one record'),
    timed('an hour: search or page'),
  ]
  const etag = String((await mizan.ask(LIST)).headers['etag'])
  const kind = (at: number): [Timed, string, Record<string, string>] => {
    if (at % 10 < 7) return [same, LIST, { 'if-none-match': etag }]
    if (at % 10 < 9) return [record, `/api/evaluate/${someId}`, {}]
    return [page, at % 20 === 9 ? `${LIST}&q=falcon` : `${LIST}&status=completed`, {}]
  }
  const ask = async (at: number): Promise<void> => {
    const [timing, path, headers] = kind(at)
    await note(timing, mizan.ask(path, { headers }))
  }
  const memory: { means: number[]; peak: number } = { means: [], peak: 0 }
  let seconds = 0
  for (let hour = 0; hour < HOURS; hour += 1) {
    const watching = watch()
    seconds += await send(REQUESTS_OF_AN_HOUR, ask)
    const { mean, peak } = watching.stop()
    memory.means.push(mean)
    memory.peak = Math.max(memory.peak, peak)
  }
  const references = [same, record, page].map(({ what }) => timed(what))
  const bareSeconds = await send(REQUESTS_OF_AN_HOUR / 10, async (at) => {
    const which = [same, record, page].indexOf(kind(at)[0])
    const bytes = [same, record, page][which]?.bytes ?? 0
    await note(references[which] ?? timed(''), bare.ask(`/?bytes=${String(bytes)}`))
  })
  return {
    rows: [same, record, page].map((timing, at) => asRow(timing, percentilesOf(references[at]?.times ?? []).p50)),
    memory,
    perSecond: (HOURS * REQUESTS_OF_AN_HOUR) / seconds,
    barePerSecond: REQUESTS_OF_AN_HOUR / 10 / bareSeconds,
  }
}
