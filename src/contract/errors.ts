import type { Language } from './languages.ts'
import { errorMessage } from './error-messages.ts'

/**
 * Every way a request or a book can fail. The code is stable and travels on the wire; the sentence belongs to the
 * reader's language (error-messages.ts) and the HTTP status to the server (one table).
 */
export const ERROR_CODES = [
  // the upload
  'file_missing',
  'file_empty',
  'file_too_large',
  'image_too_large',
  'cover_too_large',
  'cover_unreadable',
  'unsupported_document',
  'unsupported_image',
  'too_many_files',
  'upload_interrupted',
  // reading the book
  'wrong_type',
  'disguised_type',
  'disguised_picture',
  'disguised_archive',
  'disguised_recording',
  'disguised_program',
  'disguised_other',
  'old_word_processor',
  'password_protected',
  'drm_protected',
  'drm_system',
  'old_word_format',
  'damaged_file',
  'file_cut_off',
  'no_text',
  'no_readable_page',
  'too_complex',
  'extraction_timeout',
  'extraction_memory',
  'unsupported_language',
  // judging the book
  'engine_unavailable',
  'engine_unreachable',
  'engine_key_refused',
  'engine_model_missing',
  'engine_credit_spent',
  'engine_content_refused',
  'engine_malformed',
  'engine_refused',
  'engine_budget_spent',
  'engine_timeout',
  // requests
  'invalid_request',
  'title_empty',
  'author_empty',
  'not_found',
  'evaluation_not_found',
  'evaluation_not_failed',
  'evaluation_not_finished',
  'format_not_found',
  'no_books_selected',
  'unknown_books',
  'too_many_books',
  'config_not_found',
  'config_invalid',
  'config_active',
  'rescoring_not_found',
  'review_incomplete',
  'review_stale',
  'review_missing',
  'unauthorized',
  'wrong_password',
  'forbidden_origin',
  'unknown_host',
  'rate_limited',
  'busy',
  'queue_full',
  'too_many_uploads',
  'disk_full',
  'too_many_reports',
  'storage_unavailable',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type ErrorParams = Record<string, string | number>

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
