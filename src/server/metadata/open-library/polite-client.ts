import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '../../db/database.ts'
import { createSourceRepository } from '../../db/source-repository.ts'

/** The source cannot be asked now; nothing is known of the book. */
export class SourceUnavailable extends Error {
  override readonly name = 'SourceUnavailable'
}

export type PoliteClientOptions = {
  connection: Connection
  source: string
  baseUrl: URL
  userAgent: string
  /** Between two requests, all processes together. */
  intervalMs?: number
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

const DAY_MS = 24 * 3600 * 1000
const KEPT_MS = 30 * DAY_MS
const KEPT_MISSING_MS = 7 * DAY_MS
const MOST_BYTES = 5 * 1024 * 1024
/** A source that said no is left alone this long, unless it names a time. */
const PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 3600_000
/** Whoever would have to wait longer for a turn comes again later. */
const LONGEST_WAIT_MS = 20_000

export type PoliteClient = {
  /**
   * @param path with its query, below the base address
   * @returns the parsed answer, or null where the source has nothing under this address
   * @throws SourceUnavailable
   */
  get(path: string, signal: AbortSignal): Promise<unknown>
}

/**
 * Asks a source on the network as a good guest: kept answers first, at most one request in `intervalMs`, a name, a
 * time limit, and a pause when the source asks for one. Redirects to elsewhere are not followed.
 */
export function createPoliteClient(options: PoliteClientOptions): PoliteClient {
  const {
    connection,
    source,
    baseUrl,
    userAgent,
    intervalMs = 1000,
    timeoutMs = 10_000,
    fetch = globalThis.fetch,
  } = options
  const repository = createSourceRepository(connection)

  async function ask(path: string, signal: AbortSignal): Promise<unknown> {
    const wait = await repository.reserve(source, intervalMs)
    if (wait > LONGEST_WAIT_MS) throw new SourceUnavailable('others are waiting')
    if (wait > 0) await sleep(wait, undefined, { signal })
    let response: Response
    let text: string
    try {
      response = await fetch(new URL(path, baseUrl), {
        headers: { 'user-agent': userAgent, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      text = await limitedText(response)
    } catch (error) {
      signal.throwIfAborted()
      throw new SourceUnavailable('no answer', { cause: error })
    }
    if (response.status === 404) return null
    if (response.status === 429 || response.status >= 500) {
      await repository.pause(source, Date.now() + pauseOf(response.headers.get('retry-after')))
    }
    if (!response.ok) throw new SourceUnavailable(`answered ${String(response.status)}`)
    try {
      return JSON.parse(text) as unknown
    } catch (error) {
      throw new SourceUnavailable('the answer is no JSON', { cause: error })
    }
  }

  return {
    async get(path, signal) {
      const kept = await repository.answer(source, path)
      if (kept !== null) return JSON.parse(kept) as unknown
      const answer = await ask(path, signal)
      const keepMs = answer === null ? KEPT_MISSING_MS : KEPT_MS
      await repository.keep(source, path, JSON.stringify(answer), new Date(Date.now() + keepMs))
      return answer
    },
  }
}

/** Seconds or a date, as HTTP has it. */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE_MS
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1000), LONGEST_PAUSE_MS) : PAUSE_MS
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
