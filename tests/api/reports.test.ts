import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'
import { wordsOf } from '../support/words-of-pdf.ts'

const url = '/api/generate-pdf-report'
const ask = async (server: TestApp, payload: object, lang = 'en') =>
  await server.app.inject({ method: 'POST', url: `${url}?lang=${lang}`, payload })

test('the report of one book is a real PDF in the language of the reader, the same bytes each time', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('The lamp shone over the whole village.', 'قصة.txt')
  const form = multipart([{ name: 'title', content: 'The Patient Lamp' }])
  const headers = form.headers
  await server.app.inject({ method: 'PATCH', url: `/api/evaluations/${id}`, headers, payload: form.body })
  for (const lang of ['en', 'ar']) {
    const address = `/api/evaluate/${id}/download/pdf?lang=${lang}`
    const answer = await server.app.inject({ url: address })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain(
      `attachment; filename="_.txt_report.pdf"; filename*=UTF-8''${encodeURIComponent('قصة.txt_report.pdf')}`,
    )
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const words = wordsOf(answer.rawPayload)
    if (words !== null) expect(words.replaceAll(/\s+/g, ' ')).toContain('The Patient Lamp')
    const again = await server.app.inject({ url: address })
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
  }
})

test('selected books come as one PDF; unfinished ones are left out, a cover that is no picture too', async () => {
  await using server = await createTestApp()
  const first = await server.evaluate('A lamp.', 'a.txt')
  const second = await server.evaluate('A boat.', 'b.txt')
  const failed = await server.evaluate('A third one.', 'c.txt')
  await server.database.connection
    .updateTable('evaluations')
    .set({ status: 'pending' })
    .where('id', '=', failed.id)
    .execute()
  await server.dependencies.storage.put('covers/broken.webp', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
  await server.database.connection
    .updateTable('evaluations')
    .set({ cover_key: 'covers/broken.webp' })
    .where('id', '=', first.id)
    .execute()
  const bookIds = [first.id, second.id, failed.id, first.id]
  const answer = await ask(server, { bookIds }, 'ar')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Selected_Books_Report_\d{4}-\d\d-\d\d\.pdf"/,
  )
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const words = wordsOf(answer.rawPayload)
  // Cover, table, and a page for each of the two finished books (a form feed ends each page).
  if (words !== null) expect(words.split('\f').length - 1).toBeGreaterThanOrEqual(4)
})

test('a report on nothing, on unknown books or on too many is refused with a sentence', async () => {
  await using server = await createTestApp({ working: false })
  const unknown = '01900000-0000-7000-8000-000000000000'
  const cases: [object, string][] = [
    [{ bookIds: [] }, 'no_books_selected'],
    [{ bookIds: [unknown] }, 'unknown_books'],
    [{ bookIds: ['../etc/passwd'] }, 'unknown_books'],
    [{ bookIds: Array.from({ length: 1001 }, (_, index) => String(index)) }, 'too_many_books'],
    [{ bookIds: 'all' }, 'invalid_request'],
    [{}, 'invalid_request'],
  ]
  for (const [payload, code] of cases) {
    const answer = await ask(server, payload, 'ar')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
    expect(answer.json<{ error: string }>().error).toMatch(/^\p{Script=Arabic}/u)
  }
})

test('who asks for events hears how far the report is and gets the same file; who leaves stops it', async () => {
  await using server = await createTestApp()
  const { id } = await server.evaluate('A lamp.', 'a.txt')
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (signal?: AbortSignal) =>
    await fetch(`${address}${url}?lang=ar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ bookIds: [id] }),
      ...(signal ? { signal } : {}),
    })
  const answer = await send()
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const events = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => ({
    name,
    data: JSON.parse(data) as Record<string, unknown>,
  }))
  const progress = events.filter(({ name }) => name === 'progress').map(({ data }) => data)
  // None is lost while another is being told.
  for (const done of [0, 1]) expect(progress).toContainEqual({ step: 'setting', done, total: 1 })
  expect(events.at(-1)?.data['name']).toMatch(/^Selected_Books_Report_\d{4}-\d\d-\d\d\.pdf$/)
  const file = Buffer.concat(
    events.flatMap(({ name, data }) => (name === 'part' ? [Buffer.from(String(data['base64']), 'base64')] : [])),
  )
  expect(file.equals((await ask(server, { bookIds: [id] }, 'ar')).rawPayload)).toBe(true)

  // A refusal keeps its status and its sentence, whatever the answer would have been.
  const refused = await fetch(`${address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ bookIds: [] }),
  })
  expect([refused.status, (await refused.json()) as object]).toMatchObject([400, { code: 'no_books_selected' }])

  const { reports } = server.dependencies
  const make = reports.selectionPdf.bind(reports)
  const stopped = Promise.withResolvers<unknown>()
  const begun = Promise.withResolvers<void>()
  reports.selectionPdf = async (books, options) => {
    const made = make(books, {
      ...options,
      onProgress: (told) => {
        options.onProgress?.(told)
        if (told.step === 'setting') begun.resolve()
      },
    })
    made.catch(stopped.resolve)
    return await made
  }
  const leaving = new AbortController()
  const left = send(leaving.signal).then(async (response) => await response.text())
  await begun.promise
  leaving.abort()
  await expect(left).rejects.toThrow(/abort/)
  expect(await stopped.promise).toMatchObject({ message: 'the reader went away' })
})

test('a thousand ids are taken, one more is not', async () => {
  await using server = await createTestApp({ working: false })
  const ids = Array.from({ length: 1001 }, (_, index) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`)
  const codes = [ids.slice(0, 1000), ids].map(async (bookIds) => (await ask(server, { bookIds })).json<object>())
  // The first of a thousand is looked for and is not there; of a thousand and one none is.
  expect(await Promise.all(codes)).toMatchObject([{ code: 'unknown_books' }, { code: 'too_many_books' }])
})
