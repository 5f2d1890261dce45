import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export type AwaitPostgresOptions = {
  waitMs: number
  signal: AbortSignal
  /** Hears once, in a sentence, that it is being waited for. */
  onWait: (sentence: string) => void
}

/** What pg-boss asks for. */
const OLDEST_VERSION = 13
const CONNECT_WITHIN_MS = 5000
const LOOK_AGAIN_MS = 500

/** Reasons that pass by themselves while a machine starts. */
const MAY_PASS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // starting up, shutting down, too many connections
  '57P03',
  '57P01',
  '53300',
])

/**
 * Resolves when a PostgreSQL server answers that Mizan can work with. A server that is not there yet is waited for, since
 * containers start in any order; one that refuses us is not.
 *
 * @throws Error with a sentence for whoever starts the process; never with the password
 */
export async function awaitPostgres(
  connectionString: string,
  { waitMs, signal, onWait }: AwaitPostgresOptions,
): Promise<void> {
  const givenUpAt = Date.now() + waitMs
  for (let told = false; ;) {
    signal.throwIfAborted()
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
    })
    // A connection that breaks while nobody asks anything of it.
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ version: string; encoding: string }>(
        "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
      )
      checkServer({ version: Number(rows[0]?.version), encoding: rows[0]?.encoding ?? '' })
      return
    } catch (error) {
      const reason = refusal(error, client)
      if (reason !== null) throw new Error(reason, { cause: error })
      const place = `the database at ${client.host}:${String(client.port)} does not answer (${shortly(error)})`
      if (Date.now() >= givenUpAt) throw new Error(`${place}; look at DATABASE_URL`, { cause: error })
      if (!told) onWait(`${place}; waiting for it, at most ${String(Math.ceil(waitMs / 1000))} s`)
      told = true
    } finally {
      void client.end().catch(() => {
        // It never was connected.
      })
    }
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

/** @throws Error for a server Mizan cannot work with */
export function checkServer({ version, encoding }: { version: number; encoding: string }): void {
  if (version < OLDEST_VERSION * 10_000) {
    throw new UnfitServer(
      `the database server is PostgreSQL ${String(Math.floor(version / 10_000))}; ${String(OLDEST_VERSION)} or later is needed`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new UnfitServer(
      `the database has the encoding ${encoding}, which cannot hold Arabic; make one with ` +
        `create database ... encoding 'UTF8' template template0`,
    )
  }
}

class UnfitServer extends Error {}

/** The sentence where waiting cannot help, otherwise null. */
function refusal(error: unknown, client: Client): string | null {
  if (error instanceof UnfitServer) return error.message
  const code = codeOf(error)
  const user = client.user ?? 'nobody'
  if (code === '28P01') return `the database refuses the password of ${user} (DATABASE_URL)`
  if (code === '28000') return `the database does not let ${user} in (DATABASE_URL, pg_hba.conf)`
  if (code === '3D000')
    return `there is no database ${client.database ?? ''} on the server (DATABASE_URL); create it first`
  if (MAY_PASS.has(code) || /timeout|terminated unexpectedly/i.test(shortly(error))) return null
  return `the database cannot be used: ${shortly(error)}`
}

function codeOf(error: unknown): string {
  // Node tries each address of a name and gathers what went wrong.
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function shortly(error: unknown): string {
  if (error instanceof AggregateError) return shortly(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
