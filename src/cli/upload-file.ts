import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorBody } from '../contract/errors.ts'
import type { Evaluation, UploadAnswer } from '../contract/evaluation.ts'
import type { Language } from '../contract/languages.ts'
import { isImageName, STATUS_POLL_MS } from '../contract/limits.ts'
import { routeUrl, UPLOAD_KEY_HEADER } from '../contract/routes.ts'
import { askPatiently, type Patience } from './ask-patiently.ts'

export type UploadOptions = Patience & {
  server: string
  language: Language
  /** 0-100 */
  onProgress?: (percent: number) => void
}

/**
 * Uploads one file to a running server and waits for its judgement; while the server has no room it comes again when it was
 * told to. Rejects with the server's own sentence.
 */
export async function uploadFile(
  path: string,
  { server, language, onProgress, ...patience }: UploadOptions,
): Promise<Evaluation> {
  const address = (route: string): string => new URL(`${route}?lang=${language}`, server).href
  const filename = basename(path)
  const headers = { [UPLOAD_KEY_HEADER]: crypto.randomUUID() }
  const send = async (): Promise<Response> => {
    const form = new FormData()
    form.append('file', await openAsBlob(path), filename)
    return await fetch(address(route), { method: 'POST', headers, body: form })
  }
  const route = routeUrl(isImageName(filename) ? 'evaluateOcr' : 'evaluate')
  const { id } = await answer<UploadAnswer>(await askPatiently(send, patience))
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
  let sentence = text || response.statusText
  try {
    sentence = (JSON.parse(text) as ErrorBody).error
  } catch {
    // Not an answer of this service (a proxy's page, say): its own words are all there is to show.
  }
  throw new Error(`${response.status}: ${sentence}`)
}
