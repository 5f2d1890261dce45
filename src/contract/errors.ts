import type { Language } from './languages.ts'
import type { ErrorCode, ErrorParams } from './error-codes.ts'
import { errorMessage } from './error-messages.ts'

/** An error a person is meant to read. `retryable` says whether the same attempt may succeed later, unchanged. */
export class MizanError extends Error {
  override readonly name = 'MizanError'
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly retryable: boolean

  constructor(code: ErrorCode, params: ErrorParams = {}, options: { cause?: unknown; retryable?: boolean } = {}) {
    super(errorMessage(code, params, 'en'), options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.params = params
    this.retryable = options.retryable ?? RETRYABLE.has(code)
  }

  sentence(language: Language): string {
    return errorMessage(this.code, this.params, language)
  }
}

const RETRYABLE = new Set<ErrorCode>([
  'upload_interrupted',
  'engine_unavailable',
  'engine_timeout',
  'rate_limited',
  'busy',
  'queue_full',
  'too_many_uploads',
  'disk_full',
  'too_many_reports',
  'storage_unavailable',
  'unavailable',
])

/** The body of every error answer. */
export type ErrorBody = { error: string; details?: string; code: ErrorCode }
