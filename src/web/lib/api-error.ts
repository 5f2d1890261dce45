import type { ErrorBody } from '../../contract/errors.ts'

/** A non-success answer. The message is the status, a colon and the answer's text, or the status text if it is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseBody(text)
  }
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
