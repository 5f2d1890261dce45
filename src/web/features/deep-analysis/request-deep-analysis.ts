import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { ErrorBody } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { ApiError } from '../../lib/api-error.ts'
import { apiUrl, languageHeader } from '../../lib/api.ts'
import { askForSession } from '../../lib/session-gate.ts'
import { createEventReader, type ServerEvent } from './read-events.ts'

export type DeepRequest = {
  file: File
  language: string
  signal: AbortSignal
  /** 0-100 of the bytes sent */
  onSent: (percent: number) => void
  /** 0-100 of the work, as the server tells it; never called where the answer is not a stream */
  onProgress: (percent: number) => void
}

/** `id` names the evaluation to add to the library; null where the server did not tell. */
export type DeepAnswer = { id: string | null; analysis: DeepAnalysis; language: string }

/**
 * Sends a book for deep analysis and waits for it; leaving early (`signal`) cancels the work on the server too. Throws
 * `ApiError` for a refusal, `TypeError` where the connection broke, and an `AbortError` when aborted.
 */
export async function requestDeepAnalysis(request: DeepRequest): Promise<DeepAnswer> {
  try {
    return await send(request)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && (await askForSession())) return send(request)
    throw error
  }
}

function send({ file, language, signal, onSent, onProgress }: DeepRequest): Promise<DeepAnswer> {
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(ROUTES.deepAnalyze.method, apiUrl('deepAnalyze', { query: { lang: language } }))
    request.withCredentials = true
    request.setRequestHeader('Accept', 'text/event-stream, application/json')
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onSent(Math.round((event.loaded / event.total) * 100))
    })
    request.upload.addEventListener('load', () => onSent(100))

    const read = createEventReader()
    const isStream = () => request.getResponseHeader('content-type')?.startsWith('text/event-stream') === true
    const take = ({ name, data }: ServerEvent): void => {
      if (name === 'progress') onProgress((data as { percent: number }).percent)
      if (name === 'result') resolve({ ...(data as Omit<DeepAnswer, 'language'>), language })
      // What the answer's status would have said, had the stream not begun before.
      if (name === 'error') reject(new ApiError(422, (data as ErrorBody).error, JSON.stringify(data)))
    }
    request.addEventListener('progress', () => {
      if (isStream()) read(request.responseText).forEach(take)
    })
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        const retryAfter = request.getResponseHeader('retry-after')
        reject(new ApiError(request.status, request.statusText, request.responseText, retryAfter))
      } else if (isStream()) {
        read(request.responseText).forEach(take)
        reject(new TypeError('The stream ended without a result'))
      } else {
        const analysis = JSON.parse(request.responseText) as DeepAnalysis
        resolve({ id: request.getResponseHeader('x-evaluation-id'), analysis, language })
      }
    })
    request.addEventListener('error', () => reject(new TypeError('The connection broke during the analysis')))
    request.addEventListener('abort', () => reject(new DOMException('Analysis cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
