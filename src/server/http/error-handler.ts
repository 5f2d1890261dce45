import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { MizanError, type ErrorBody } from '../../contract/errors.ts'
import { ERROR_STATUS } from './error-status.ts'
import { readerLanguage } from './reader-language.ts'

/** Every error leaves as `{ error, details?, code }` in the reader's language; what went wrong inside stays in the log. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toMizanError(error)
  const status = statusOf(error, known)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const seconds = known.params['seconds']
  if (known.code === 'rate_limited' && seconds !== undefined) void reply.header('retry-after', String(seconds))
  const details = known.params['details']
  const body: ErrorBody = {
    error: known.sentence(readerLanguage(request)),
    ...(typeof details === 'string' ? { details } : {}),
    code: known.code,
  }
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body))
}

function toMizanError(error: unknown): MizanError {
  if (error instanceof MizanError) return error
  if (!isFastifyError(error)) return new MizanError('internal')
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new MizanError('invalid_request', { reason: 'body too large' })
    case 'FST_FILES_LIMIT':
      return new MizanError('too_many_files', { max: '' })
    case 'ERR_STREAM_PREMATURE_CLOSE':
    case 'ECONNRESET':
    case 'FST_PREMATURE_CLOSE':
      return new MizanError('upload_interrupted')
    default: {
      const status = error.statusCode ?? 500
      return status < 500 ? new MizanError('invalid_request', { reason: error.message }) : new MizanError('internal')
    }
  }
}

function statusOf(error: unknown, known: MizanError): number {
  if (error instanceof MizanError || !isFastifyError(error)) return ERROR_STATUS[known.code]
  return known.code === 'invalid_request' ? (error.statusCode ?? 400) : ERROR_STATUS[known.code]
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error
}
