import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'

/** PostgreSQL's texts hold every character but this one. */
const NUL = '\0'

/**
 * Refuses texts the database cannot hold, wherever they stand in a query or a JSON body.
 *
 * @throws MizanError invalid_request
 */
export function refuseUnstorable({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
  // A list instead of recursion: a body may be nested deeper than the stack is.
  const left: unknown[] = [query, body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes(NUL)) throw new MizanError('invalid_request', { reason: 'a text has the character U+0000' })
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const name of Object.keys(value)) left.push(name, (value as Record<string, unknown>)[name])
    }
  }
}
