import { isConnectionTrouble } from './trouble.ts'

const AFTER_ERROR = 5

/**
 * When a query that polls asks again. While the library does not answer it rests: the shell asks for all, and has whatever
 * failed read again as soon as there is an answer.
 */
export function pollInterval(milliseconds: number, { state }: { state: { error: unknown } }): number | false {
  if (state.error === null) return milliseconds
  return isConnectionTrouble(state.error) ? false : milliseconds * AFTER_ERROR
}
