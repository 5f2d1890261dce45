import { MizanError } from '../contract/errors.ts'

/** PostgreSQL's classes of states that pass by themselves: connections, resources, an operator's doing, limits of time. */
const DATABASE_STATES = /^(?:08|53|57|58)|^(?:25P03|40001|40P01|55P03)$/
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** pg gives these no code. */
const DATABASE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The server does not|the database system is)/i
const DISK = /^(?:ENOSPC|EDQUOT|EROFS|EIO|ENOTCONN|ESTALE|53100)$/

/**
 * What to say when nothing is wrong with a request or a book, but the database or the storage is away or full: trying the
 * same again later may succeed. null for every other error.
 */
export function outageOf(error: unknown): MizanError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MizanError) {
      return cause.code === 'unavailable' || cause.code === 'storage_unavailable' ? cause : null
    }
    const code = 'code' in cause ? String(cause.code) : ''
    if (DISK.test(code)) return new MizanError('storage_unavailable', {}, { cause: error })
    if (DATABASE_STATES.test(code) || NETWORK.test(code) || DATABASE_WORDS.test(cause.message)) {
      return new MizanError('unavailable', {}, { cause: error })
    }
  }
  return null
}
