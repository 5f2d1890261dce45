import { setTimeout as sleepFor } from 'node:timers/promises'

export type Patience = {
  /** Hears that the server wants to be left alone for a while. */
  onWait?: ((seconds: number) => void) | undefined
  sleep?: (ms: number) => Promise<unknown>
}

/** What the server asks for is kept to, within these bounds. */
const [USUAL_S, LONGEST_S] = [5, 3600]
/** Part of the wait that is added by chance, so that not all who were refused come back at once. */
const JITTER = 0.2
/** A server that restarts is away for seconds; one that stays away must be told of. */
const AWAY_MS = 3 * 60_000
const LOOK_AGAIN_S = 2

/**
 * Makes a request again as long as the server only says that it has no room for it now (429), and for some minutes while it is
 * away. It must be one that may be made twice.
 *
 * @throws what fetch does, when nobody answered for so long
 */
export async function askPatiently(
  request: () => Promise<Response>,
  { onWait, sleep = sleepFor }: Patience = {},
): Promise<Response> {
  let awayMs = 0
  const wait = async (seconds: number): Promise<void> => {
    const ms = seconds * 1000 * (1 + JITTER * Math.random())
    onWait?.(Math.ceil(ms / 1000))
    await sleep(ms)
  }
  for (;;) {
    let response: Response
    try {
      response = await request()
    } catch (error) {
      if (!isBrokenConnection(error) || awayMs >= AWAY_MS) throw error
      awayMs += LOOK_AGAIN_S * 1000
      await wait(LOOK_AGAIN_S)
      continue
    }
    const seconds = secondsToWait(response)
    if (seconds === null || (response.status === 503 && awayMs >= AWAY_MS)) return response
    awayMs = response.status === 503 ? awayMs + seconds * 1000 : 0
    await response.body?.cancel()
    await wait(seconds)
  }
}

/** null where the answer is not to be asked for again. */
function secondsToWait({ status, headers }: Response): number | null {
  const told = headers.get('retry-after')
  if (status !== 429 && !(status === 503 && told !== null)) return null
  const seconds = Number(told ?? USUAL_S)
  return Number.isFinite(seconds) ? Math.min(LONGEST_S, Math.max(1, seconds)) : USUAL_S
}

/** A name that does not exist or a certificate that is none does not get better by waiting. */
const BROKEN: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]

function isBrokenConnection(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && BROKEN.includes(cause.code)
}
