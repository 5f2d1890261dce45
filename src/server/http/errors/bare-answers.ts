import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MizanError, type ErrorBody } from '../../../contract/errors.ts'
import { sendError } from './error-handler.ts'
import { BARE_HEADERS } from '../guard/security-policy.ts'

/** An address that cannot be decoded, or whose id is endless: no hook runs before this, so the headers are given here. */
export function answerUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(new MizanError('not_found'), request, reply.headers(BARE_HEADERS))
}

/** What Node could not even parse: there is neither request nor reply, only the socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, reason] = STATUS[error.code ?? ''] ?? ['400 Bad Request', 'it is no HTTP request']
  const body = JSON.stringify({
    error: new MizanError('invalid_request', { reason }).sentence('en'),
    code: 'invalid_request',
  } satisfies ErrorBody)
  const headers = { ...BARE_HEADERS, 'content-type': 'application/json', 'content-length': String(body.length) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}connection: close\r\n\r\n${body}`)
}

const STATUS: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'its headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'it did not arrive in time'],
}
