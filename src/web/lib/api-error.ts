import type { ErrorBody } from '../../contract/errors.ts'

/** A non-success answer. The message is the status, a colon and the answer's text, or the status text if it is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody>
  /** When the server wants to be asked again, if it said so. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, statusText: string, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseBody(text)
    this.retryAfterMs = parseRetryAfter(retryAfter)
  }
}

/** Seconds, or a date: it is counted by the clock of this machine, which may be wrong, and so never below zero. */
function parseRetryAfter(value: string | null): number | undefined {
  if (value === null || value === '') return undefined
  const seconds = Number(value)
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** What the server says to the person, or undefined where it did not answer. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.body.details ?? error.body.error) : undefined
}
