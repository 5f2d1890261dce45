import { ROUTES, routeUrl, type RouteName } from '../../contract/routes.ts'
import { ApiError } from './api-error.ts'
import { noteAnswer, noteFailure } from './connection.ts'
import { askForSession } from './session-gate.ts'

export type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A refusal is told as it is: the password is not asked for. */
  unasked?: boolean
}

/** The address of a call with its query. @example apiUrl('download', { params: { id, format: 'txt' }, query: { lang: 'ar' } }) */
export function apiUrl(route: RouteName, { params, query }: Pick<CallOptions, 'params' | 'query'> = {}): string {
  const search = new URLSearchParams(query).toString()
  return routeUrl(route, params) + (search ? `?${search}` : '')
}

/** Headers every call carries: the reader's language, so that errors come in it. */
export function languageHeader(): Record<string, string> {
  return { 'Accept-Language': document.documentElement.lang || 'en' }
}

/**
 * Calls a route of the contract with cookies. Where the server wants the administrator, the password is asked for and
 * the call repeated. Throws `ApiError` for a non-success answer and `TypeError` where the server cannot be reached.
 */
export async function call(route: RouteName, options: CallOptions = {}): Promise<Response> {
  const response = await send(route, options)
  if (response.status === 401 && route !== 'session' && options.unasked !== true && (await askForSession())) {
    return succeed(await send(route, options))
  }
  return succeed(response)
}

export async function callJson<T>(route: RouteName, options: CallOptions = {}): Promise<T> {
  const response = await call(route, options)
  return (await response.json()) as T
}

async function send(route: RouteName, options: CallOptions): Promise<Response> {
  try {
    return await request(route, options)
  } catch (error) {
    noteFailure(error)
    throw error
  }
}

function request(route: RouteName, options: CallOptions): Promise<Response> {
  const body = options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json))
  return fetch(apiUrl(route, options), {
    method: ROUTES[route].method,
    credentials: 'include',
    headers: {
      ...languageHeader(),
      ...(options.json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
}

async function succeed(response: Response): Promise<Response> {
  if (response.ok) {
    noteAnswer()
    return response
  }
  const retryAfter = response.headers.get('retry-after')
  const error = new ApiError(response.status, response.statusText, await response.text(), retryAfter)
  noteFailure(error)
  throw error
}
