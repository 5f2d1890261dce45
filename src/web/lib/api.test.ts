import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callJson } from './api.ts'
import { ApiError, serverSentence } from './api-error.ts'

const sent: { url: string; init: RequestInit }[] = []
let answer = new Response('{}')

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const header = (name: string) => new Headers(sent[0]?.init.headers).get(name)

describe('a call', () => {
  it('carries cookies and the reader’s language, and a body as JSON', async () => {
    answer = new Response('{}')
    await call('pdfReport', { json: { bookIds: ['a'] }, query: { lang: 'ar' } })
    expect(sent[0]).toMatchObject({
      url: '/api/generate-pdf-report?lang=ar',
      init: { method: 'POST', credentials: 'include', body: '{"bookIds":["a"]}' },
    })
    expect(header('content-type')).toBe('application/json')
    expect(header('accept-language')).toBe('ar')
  })

  it('sends files as multipart form data: the browser writes the type with its boundary', async () => {
    answer = new Response('{}')
    const form = new FormData()
    form.append('title', 'Maha')
    await call('editEvaluation', { params: { id: 'a/b' }, form })
    expect(sent[0]).toMatchObject({
      url: '/api/evaluations/a%2Fb',
      init: { method: 'PATCH', credentials: 'include', body: form },
    })
    expect(header('content-type')).toBeNull()
  })

  it('raises on a non-success answer: status, colon, text', async () => {
    answer = new Response('{"error":"Too big","details":"Send less."}', { status: 413 })
    const error = await callJson('evaluations').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toBe('413: {"error":"Too big","details":"Send less."}')
    expect(serverSentence(error)).toBe('Send less.')
  })

  it('raises with the status text where the body is empty', async () => {
    answer = new Response('', { status: 503, statusText: 'Service Unavailable' })
    await expect(call('evaluations')).rejects.toThrow(/^503: Service Unavailable$/)
  })
})
