import type { UploadAnswer } from '../../../contract/evaluation.ts'
import { ROUTES, UPLOAD_KEY_HEADER } from '../../../contract/routes.ts'
import { languageHeader } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { askForSession } from '../../lib/session-gate.ts'

export type Upload = {
  /** The same each time this book is sent, so that it is there once though an answer is lost. */
  key: string
  files: readonly File[]
  isOCR: boolean
  signal: AbortSignal
  /** 0-100 of the bytes sent */
  onProgress: (percent: number) => void
}

/**
 * Sends a book: one document, or the pictures of its pages. XMLHttpRequest, since fetch tells no progress. Throws
 * `ApiError` for a refusal, `TypeError` where the connection broke, and an `AbortError` when aborted.
 */
export async function uploadFiles(upload: Upload): Promise<UploadAnswer> {
  try {
    return await send(upload)
  } catch (error) {
    if (error instanceof TypeError && !(await areReadable(upload.files))) throw new FileGoneError()
    if (error instanceof ApiError && error.status === 401 && (await askForSession())) return send(upload)
    throw error
  }
}

/** A chosen file is not there any more, or is another one now; the browser tells this like a broken connection. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError'
}

async function areReadable(files: readonly File[]): Promise<boolean> {
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  return reads.every(({ status }) => status === 'fulfilled')
}

function send({ key, files, isOCR, signal, onProgress }: Upload): Promise<UploadAnswer> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', isOCR ? ROUTES.evaluateOcr.path : ROUTES.evaluate.path)
    request.withCredentials = true
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value)
    request.setRequestHeader(UPLOAD_KEY_HEADER, key)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100))
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as UploadAnswer)
      else {
        const retryAfter = request.getResponseHeader('retry-after')
        reject(new ApiError(request.status, request.statusText, request.responseText, retryAfter))
      }
    })
    request.addEventListener('error', () => reject(new TypeError('The connection broke during the upload')))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
