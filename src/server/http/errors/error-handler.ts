import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { MizanError, type ErrorBody } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/languages.ts'
import { outageOf } from '../../outage.ts'
import { ERROR_STATUS } from './error-status.ts'
import { readerLanguage } from '../routes/reader-language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the request failed, for its line in the log. */
    errorCode: ErrorCode | undefined
  }
}

/** What is away is looked for again after this long. */
const LOOK_AGAIN_S = 5
const AWAY: ReadonlySet<ErrorCode> = new Set(['unavailable', 'storage_unavailable'])

/** Every error leaves as `{ error, details?, code }` in the reader's language; what went wrong inside stays in the log. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toMizanError(error)
  const status = statusOf(error, known)
  request.errorCode = known.code
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const seconds = known.params['seconds'] ?? (AWAY.has(known.code) ? LOOK_AGAIN_S : undefined)
  if (seconds !== undefined) void reply.header('retry-after', String(seconds))
  const body = JSON.stringify(errorAnswer(known, readerLanguage(request)))
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body)
}

/** What a person may know of an error. */
export function errorAnswer(error: unknown, language: Language): ErrorBody {
  const known = toMizanError(error)
  const details = known.params['details']
  return { error: known.sentence(language), ...(typeof details === 'string' ? { details } : {}), code: known.code }
}

function toMizanError(error: unknown): MizanError {
  // A storage that could not be used may be a full disk, which says more.
  if (error instanceof MizanError) return outageOf(error) ?? error
  if (!isFastifyError(error)) return outageOf(error) ?? new MizanError('internal')
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new MizanError('invalid_request', { reason: 'body too large' })
    case 'FST_FILES_LIMIT':
      return new MizanError('too_many_files', { max: '' })
    case 'ERR_STREAM_PREMATURE_CLOSE':
    case 'FST_PREMATURE_CLOSE':
      return new MizanError('upload_interrupted')
    default: {
      const outage = outageOf(error)
      if (outage !== null) return outage
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
