import type { ErrorBody } from '../../../contract/errors.ts'
import type { ReportProgress } from '../../../contract/report-progress.ts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { createEventReader } from '../deep-analysis/read-events.ts'

export type ReportRequest = {
  bookIds: string[]
  language: string
  signal: AbortSignal
  onProgress: (progress: ReportProgress) => void
}

/**
 * Asks for the report on these books and hears how far it is; leaving early (`signal`) stops the work on the server too.
 * Throws `ApiError` for a refusal, `TypeError` where the connection broke, and an `AbortError` when aborted.
 */
export async function requestReport({ bookIds, language, signal, onProgress }: ReportRequest): Promise<Blob> {
  const response = await call('pdfReport', {
    json: { bookIds },
    query: { lang: language },
    headers: { Accept: 'text/event-stream, application/pdf' },
    signal,
  })
  if (response.body === null || response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return await response.blob()
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let text = ''
  for await (const chunk of chunks(response.body.pipeThrough(new TextDecoderStream()))) {
    text += chunk
    // What has been read is let go: a long report is tens of megabytes.
    const end = text.lastIndexOf('\n\n')
    if (end < 0) continue
    const events = createEventReader()(text.slice(0, end + 2))
    text = text.slice(end + 2)
    for (const { name, data } of events) {
      if (name === 'progress') onProgress(data as ReportProgress)
      if (name === 'part') parts.push(bytesOf((data as { base64: string }).base64))
      // What the answer's status would have said, had the stream not begun before.
      if (name === 'error') throw new ApiError(500, (data as ErrorBody).error, JSON.stringify(data))
      if (name === 'result') return new Blob(parts, { type: 'application/pdf' })
    }
  }
  throw new TypeError('The stream ended without a result')
}

async function* chunks(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}
