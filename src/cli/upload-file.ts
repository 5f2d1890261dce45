import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MizanError, type ErrorBody } from '../contract/errors.ts'
import type { Evaluation, UploadAnswer } from '../contract/evaluation.ts'
import type { Language } from '../contract/languages.ts'
import { isImageName, STATUS_POLL_MS } from '../contract/limits.ts'
import { routeUrl, UPLOAD_KEY_HEADER } from '../contract/routes.ts'
import { acceptedSize } from './accepted-size.ts'
import { askPatiently, type Patience } from './ask-patiently.ts'
import { failed, unjudged } from './unjudged.ts'

export type UploadOptions = Patience & {
  server: string
  language: Language
  /** 0-100 */
  onProgress?: (percent: number) => void
}

/** Statuses that tell of the book, not of the server or of whoever sends it: the next book may fare better. */
const OF_THE_BOOK: readonly number[] = [400, 413, 415, 422]

/** What a server said instead of doing as it was asked. */
class Refusal extends Error {
  readonly status: number
  readonly sentence: string
  readonly code: string

  constructor(status: number, { error: sentence, code }: ErrorBody) {
    super(`${String(status)}: ${sentence}`)
    this.status = status
    this.sentence = sentence
    this.code = code
  }
}

/**
 * Uploads one file to a running server and waits for its judgement; while the server has no room it comes again when it was
 * told to. A book that cannot be taken is a record with status failed; any other refusal rejects with the server's own sentence.
 */
export async function uploadFile(path: string, options: UploadOptions): Promise<Evaluation> {
  const record = unjudged(basename(path))
  try {
    record.fileSize = await acceptedSize(path, record.filename)
    return await send(path, options)
  } catch (error) {
    if (error instanceof MizanError) return failed(record, error.sentence(options.language), error.code)
    if (!(error instanceof Refusal && OF_THE_BOOK.includes(error.status))) throw error
    return failed(record, error.sentence, error.code)
  }
}

async function send(path: string, { server, language, onProgress, ...patience }: UploadOptions): Promise<Evaluation> {
  const address = (route: string): string => new URL(`${route}?lang=${language}`, server).href
  const filename = basename(path)
  const headers = { [UPLOAD_KEY_HEADER]: crypto.randomUUID() }
  const upload = async (): Promise<Response> => {
    const form = new FormData()
    form.append('file', await openAsBlob(path), filename)
    return await fetch(address(route), { method: 'POST', headers, body: form })
  }
  const route = routeUrl(isImageName(filename) ? 'evaluateOcr' : 'evaluate')
  const { id } = await answer<UploadAnswer>(await askPatiently(upload, patience))
  for (;;) {
    const evaluation = await answer<Evaluation>(
      await askPatiently(() => fetch(address(routeUrl('evaluation', { id }))), patience),
    )
    onProgress?.(evaluation.progress)
    if (evaluation.status === 'completed' || evaluation.status === 'failed') return evaluation
    await sleep(STATUS_POLL_MS / 2)
  }
}

async function answer<Body>(response: Response): Promise<Body> {
  if (response.ok) return (await response.json()) as Body
  const text = await response.text()
  let body: Partial<ErrorBody> = {}
  try {
    body = (JSON.parse(text) as ErrorBody | null) ?? {}
  } catch {
    // Not an answer of this service (a proxy's page, say): its own words are all there is to show.
  }
  throw new Refusal(response.status, {
    error: body.error ?? (text === '' ? response.statusText : text),
    code: body.code ?? 'internal',
  })
}
