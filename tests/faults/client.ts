import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { UPLOAD_KEY_HEADER } from '../../src/contract/routes.ts'
import { ask, type Answer } from './ask.ts'
import { count, present, seen, type Model, type Upload } from './model.ts'
import type { Seeded } from './seeded.ts'

export type Texts = ReadonlyMap<string, { bytes: Uint8Array<ArrayBuffer>; extension: string }>

export type ClientOptions = {
  name: string
  url: () => string | null
  model: Model
  random: Seeded
  texts: Texts
  /** Ids of two scoring configurations that judge differently. */
  configs: readonly string[]
}

/** So long that a fault finds somebody in the middle of it. */
export const LONG_TEXT = 'a long story'
const UPLOAD_TRIES = 4

/** One of several people who use a library while it is put to the test; what they were told is kept in the model. */
export function createClient({ name, url, model, random, texts, configs }: ClientOptions) {
  let sent = 0
  const fault = (what: string): void => void model.faults.push(what)

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const base = url()
    if (base === null) return null
    const answer = await ask(`${base}${path}`, init, fault)
    count(model, answer === null ? 'no answer' : `answered ${String(answer.status)}`)
    return answer
  }
  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  /** Sends a book; refused or without an answer, sends it again as the same book, which must be there once. */
  async function upload(): Promise<void> {
    const text = random.pick([...texts.keys()])
    const { bytes, extension } = texts.get(text) ?? { bytes: new Uint8Array(), extension: '' }
    if (url() === null) return
    sent += 1
    const book: Upload = {
      filename: `${name}-${String(sent)}${extension}`,
      text,
      id: null,
      deleted: 'no',
      reviews: new Map(),
    }
    model.uploads.push(book)
    // No two are the same book to the last letter, or the work on one would do for all.
    const end = text === LONG_TEXT ? `That was story ${String(sent)} of ${name}.\n` : ''
    const headers = { [UPLOAD_KEY_HEADER]: crypto.randomUUID() }
    for (let tries = 0; tries < UPLOAD_TRIES && url() !== null; tries += 1) {
      const form = new FormData()
      form.append('file', new Blob([bytes, end]), book.filename)
      const answer = await send('/api/evaluate', { method: 'POST', headers, body: form })
      if (answer?.status === 202) {
        book.id = (JSON.parse(answer.text) as UploadAnswer).id
        return
      }
      if (answer !== null && answer.status < 429) fault(`an upload was answered ${answer.text}`)
    }
  }

  async function remove(): Promise<void> {
    const book = chosen()
    if (book === undefined) return
    book.deleted = 'perhaps'
    const answer = await send(`/api/evaluations/${book.id}`, { method: 'DELETE' })
    if (answer?.status === 204) book.deleted = 'yes'
    if (answer?.status === 404) fault(`the accepted book ${book.filename} was not there when it was deleted`)
  }

  async function retry(): Promise<void> {
    const book = chosen()
    if (book === undefined) return
    const answer = await send(`/api/evaluate/${book.id}/retry`, { method: 'POST' })
    if (answer?.status === 404 && book.deleted === 'no')
      fault(`the accepted book ${book.filename} was not there when it was tried again`)
  }

  async function review(): Promise<void> {
    const book = chosen()
    if (book === undefined) return
    const found = await send(`/api/evaluate/${book.id}`)
    if (found?.status === 404 && book.deleted === 'no')
      fault(`the accepted book ${book.filename} was not there when it was read`)
    if (found?.status !== 200) return
    const record = JSON.parse(found.text) as Evaluation
    seen(model, record)
    const { status, verdictRevision: revision } = record
    if (status !== 'completed') return
    sent += 1
    const reason = `${name} looked at it, ${String(sent)}`
    book.reviews.set(reason, 'perhaps')
    const body = { verdict: 'Whitelisted', age: 6, reason, performedBy: name, revision }
    const answer = await send(`/api/evaluations/${book.id}/review`, json('POST', body))
    if (answer?.status === 200) book.reviews.set(reason, 'made')
    if (answer !== null && [404, 409].includes(answer.status)) book.reviews.delete(reason)
    if (answer?.status === 400) fault(`a review was answered ${answer.text}`)
  }

  async function rescore(): Promise<void> {
    await send(`/api/scoring-configs/${random.pick(configs)}/activate`, json('POST', { rescore: true }))
  }

  function chosen(): (Upload & { id: string }) | undefined {
    const books = present(model)
    return books.length === 0 ? undefined : random.pick(books)
  }

  return {
    /** Does one thing. */
    async act(): Promise<void> {
      const share = random.fraction()
      if (share < 0.5) await upload()
      else if (share < 0.62) await remove()
      else if (share < 0.72) await retry()
      else if (share < 0.94) await review()
      else await rescore()
    },
  }
}
