import type { IncomingMessage } from 'node:http'

/** Short, and nothing that could break a line of a log or of a shell. */
const SANE = /^[\w.:-]{1,64}$/

/** The id a proxy or a caller gave the request where it is sane, otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && SANE.test(given) ? given : crypto.randomUUID()
}
