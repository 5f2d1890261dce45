import { ModelFailure, type FailureKind } from './model.ts'

/** What an HTTP answer of a provider says of a call that failed. */
export type FailedCall = {
  status: number | undefined
  body: string
  headers: Record<string, string | undefined>
  message: string
}

/** The providers word it differently; the status decides, and the body where one status means two things. */
export function classifyFailure({ status, body, headers, message }: FailedCall, cause?: unknown): ModelFailure {
  const kind = kindOf(status, body)
  return new ModelFailure(kind, message, { cause, retryAfterMs: retryAfter(headers) })
}

function kindOf(status: number | undefined, body: string): FailureKind {
  if (status === undefined) return 'unreachable'
  if (/insufficient_quota|credit balance|billing|payment required/i.test(body) || status === 402) return 'credit-spent'
  if (status === 401 || status === 403) return 'key-refused'
  if (/api[_ ]key (?:not valid|invalid)|invalid[_ ](?:x-)?api[_ -]key|API_KEY_INVALID/i.test(body)) return 'key-refused'
  if (status === 404 || /model_not_found|DeploymentNotFound/i.test(body)) return 'model-missing'
  if (/content_filter|content_policy|content management policy|safety/i.test(body)) return 'content-refused'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 409 || status >= 500) return 'server-error'
  // An answer that was begun and broke off arrives with the status of success.
  return status < 400 ? 'broken-answer' : 'request-refused'
}

/** Seconds or a date (RFC 9110), or milliseconds as some providers add. */
function retryAfter(headers: FailedCall['headers']): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'])
  if (Number.isFinite(milliseconds) && milliseconds > 0) return milliseconds
  const value = headers['retry-after']
  if (value === undefined) return undefined
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}
