import { ApiError } from './api-error.ts'

/** Why a call failed that may succeed unchanged a little later. */
export type Trouble = 'busy' | 'full' | 'tooOften' | 'unavailable' | 'unreachable'

const FIRST_MS = 2_000
const LONGEST_MS = 60_000
/** However long the server wants to be left alone: a person is waiting. */
const LONGEST_TOLD_MS = 10 * 60_000
/** Part of the wait that is added by chance, so that many tabs do not come at once. */
const JITTER = 0.25
const GATEWAY = new Set([502, 503, 504])
const PASSING = new Set<string | undefined>(['unavailable', 'storage_unavailable', 'upload_interrupted'])

/** What stands in the way for a while; undefined where trying again would change nothing. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof TypeError) return 'unreachable'
  if (!(error instanceof ApiError)) return undefined
  const { code } = error.body
  if (code === 'rate_limited') return 'tooOften'
  if (code === 'disk_full') return 'full'
  if (error.status === 429 || code === 'busy') return 'busy'
  // What a model refused or could not do is told in its own words: the person decides whether to pay for it again.
  if (code?.startsWith('engine_')) return undefined
  return GATEWAY.has(error.status) || PASSING.has(code) ? 'unavailable' : undefined
}

/** True where nobody answers for the library: its server, or what the server stands on. */
export function isConnectionTrouble(error: unknown): boolean {
  const trouble = troubleOf(error)
  return trouble === 'unreachable' || trouble === 'unavailable'
}

/**
 * How long to wait before trying again: twice as long each time up to a minute, never less than the server asked for, and
 * somewhat more by chance.
 *
 * @param failures how many attempts in a row have failed, this one included
 */
export function retryDelay(failures: number, error: unknown, chance: () => number = Math.random): number {
  const told = error instanceof ApiError ? Math.min(error.retryAfterMs ?? 0, LONGEST_TOLD_MS) : 0
  const own = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
  return Math.max(told, own) * (1 + JITTER * chance())
}
