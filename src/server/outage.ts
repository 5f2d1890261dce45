import type { ErrorCode } from '../contract/error-codes.ts'
import { MizanError } from '../contract/errors.ts'

const AWAY: ReadonlySet<ErrorCode> = new Set(['unavailable', 'storage_unavailable', 'disk_full'])

/**
 * PostgreSQL's classes of states that pass by themselves: connections, resources, an operator's doing, limits of time, a
 * server that is about to become the writable one.
 */
const DATABASE_STATES = /^(?:08|53|57|58)|^(?:25006|25P03|40001|40P01|55P03)$/
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ERR_STREAM_DESTROYED|ERR_STREAM_WRITE_AFTER_END)$/
/** pg gives these no code. */
const DATABASE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The server does not|the database system is)/i
const DISK_FULL = /^(?:ENOSPC|EDQUOT|53100)$/
const DISK_BROKEN = /^(?:EROFS|EIO|ENOTCONN|ESTALE)$/
/** Somebody has to make room first. */
const ROOM_AGAIN_S = 300

/**
 * What to say when nothing is wrong with a request or a book, but the database or the storage is away or full: trying the
 * same again later may succeed. null for every other error.
 */
export function outageOf(error: unknown): MizanError | null {
  const causes = [...causesOf(error)]
  const codes = causes.map((cause) => ('code' in cause ? String(cause.code) : ''))
  if (codes.some((code) => DISK_FULL.test(code))) {
    return new MizanError('disk_full', { seconds: ROOM_AGAIN_S }, { cause: error })
  }
  const known = causes.find((cause) => cause instanceof MizanError)
  if (known !== undefined) return AWAY.has(known.code) ? known : null
  if (codes.some((code) => DISK_BROKEN.test(code))) return new MizanError('storage_unavailable', {}, { cause: error })
  const isAway = causes.some(
    (cause, index) =>
      DATABASE_STATES.test(codes[index] ?? '') ||
      NETWORK.test(codes[index] ?? '') ||
      DATABASE_WORDS.test(cause.message),
  )
  return isAway ? new MizanError('unavailable', {}, { cause: error }) : null
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
