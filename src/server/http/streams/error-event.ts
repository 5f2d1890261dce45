import { MizanError } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/languages.ts'
import { errorAnswer } from '../errors/error-handler.ts'

/** For another process to take over, or this one to come back. */
const RETRY_MS = 2000

/** The last event of a stream that has no result; where asking again may help it says after what time. */
export function errorEvent(error: unknown, language: Language): string {
  const answer = errorAnswer(error, language)
  const retry = new MizanError(answer.code).retryable ? `retry: ${String(RETRY_MS)}\n` : ''
  return `event: error\n${retry}data: ${JSON.stringify(answer)}\n\n`
}
