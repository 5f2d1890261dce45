import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Evaluation, ListedEvaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { summaryOf } from '../../src/cli/print-summary.ts'
import { attachment } from '../../src/server/http/routes/attachment.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'
import { pixel } from './support/pixel.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

/** Names of files as somebody could send them, and how they are shown; '' is refused. */
const NAMES: [string, string][] = [
  ['../../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\windows\\win.ini.txt', 'win.ini.txt'],
  ['/etc/shadow.txt', 'shadow.txt'],
  ['C:\\books\\a.txt', 'a.txt'],
  ['file:///etc/a.txt', 'a.txt'],
  ['....//....//b.txt', 'b.txt'],
  ['%2e%2e%2fa.txt', '%2e%2e%2fa.txt'],
  ['a\0.txt', 'a.txt'],
  ['a.txt\0.exe', ''],
  ['a\tb\u0007.txt', 'ab.txt'],
  ['a\u001B[31m.txt', 'a[31m.txt'],
  ['gpj.\u202Etxt.exe', ''],
  ['exe\u202Ecod\u2066.txt', 'execod.txt'],
  ['a\u2028b\u2029c.txt', 'a b c.txt'],
  ['CON.txt', 'CON.txt'],
  ['.txt', '.txt'],
  ['..', ''],
  ['a.txt.', ''],
  ['a.txt  ', 'a.txt'],
  ['a;b=c&d|e`f$(id).txt', 'a;b=c&d|e`f$(id).txt'],
  ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
  ['=cmd|calc!A1.txt', '=cmd|calc!A1.txt'],
  ['e\u0301te\u0301.txt', 'été.txt'],
  ['ﻛﺘﺎﺏ.txt', 'ﻛﺘﺎﺏ.txt'],
  ['كتاب الأطفال.txt', 'كتاب الأطفال.txt'],
  ['__proto__.txt', '__proto__.txt'],
  [`${'a'.repeat(4000)}.txt`, `${'a'.repeat(196)}.txt`],
  [`${'👩‍👩‍👧'.repeat(500)}.txt`, ''],
]

/** The parts of a Content-Disposition as a browser reads them. */
function dispositionOf(header: string): { plain: string; name: string } {
  const [, plain = '', encoded = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]*)$/.exec(header) ?? []
  return { plain, name: decodeURIComponent(encoded) }
}

describe('the name of an uploaded file', () => {
  test.each(NAMES)('%j', async (name, shown) => {
    // Browsers send quotes and line breaks encoded.
    const answer = await server.upload([{ name: 'file', filename: name, content: 'x' }])
    if (answer.statusCode !== 202) {
      expect(answer.json()).toMatchObject({
        code: expect.stringMatching(/unsupported_document|file_missing/) as string,
      })
      expect(shown).toBe('')
      return
    }
    const { id } = answer.json<UploadAnswer>()
    const { filename } = await server.ended(id)
    if (shown !== '') expect(filename).toBe(shown)
    expect(filename.length).toBeLessThanOrEqual(200)
    expect(filename).toMatch(/^[^/\\\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u)
    const files = server.database.connection.selectFrom('files').select('key').where('evaluation_id', '=', id)
    expect((await files.execute()).map(({ key }) => key)).toEqual([`books/${id}/0.txt`])
    for (const format of ['txt', 'json']) {
      const { headers } = await server.app.inject(`/api/evaluate/${id}/download/${format}`)
      const { plain, name: saved } = dispositionOf(String(headers['content-disposition']))
      expect(plain).toMatch(/^[\w-][\w.-]*$/)
      expect(saved.replace(/^_/, '')).toBe(`${filename}_report.${format}`.replace(/^_/, ''))
      expect(saved).not.toMatch(/^(?:con|\.)/i)
    }
  })

  test('never breaks out of the header it is given back in', () => {
    const hostile = fc.constantFrom(
      '"',
      '\\',
      '\r',
      '\n',
      ';',
      "'",
      '%',
      '*',
      '\0',
      '\uD800',
      '\u202E',
      '/',
      'a',
      'ق',
      '=',
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: hostile })), (name) => {
        const { plain, name: saved } = dispositionOf(attachment(`${name}_report.pdf`))
        expect(plain).toMatch(/^[\w-][\w.-]*$/)
        expect(saved.endsWith('_report.pdf')).toBe(true)
      }),
    )
    expect(attachment('CON.pdf')).toContain('filename="_CON.pdf"')
    expect(attachment('.bashrc')).toContain('filename="_.bashrc"')
  })
})

test('a row that names a file elsewhere brings no file from there', async () => {
  const { connection } = server.database
  const { id } = await server.evaluate('A story with a cover.')
  for (const key of ['../../../../etc/passwd', '/etc/passwd', 'covers/../../../etc/passwd', 'a\0b']) {
    await connection
      .updateTable('evaluations')
      .set({ cover_key: key })
      .where('id', '=', id)
      .execute()
      .catch(() => undefined)
    const { statusCode, body } = await server.app.inject(`/api/evaluate/${id}/cover`)
    expect([key, statusCode >= 400, body.includes('root:')]).toEqual([key, true, false])
  }
  const { storage } = server.dependencies
  for (const key of ['../outside', 'books/../../outside', '..']) {
    await expect(storage.withLocalFiles([key], async ([path]) => path)).rejects.toThrow()
    await expect(storage.read(key)).rejects.toThrow()
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow()
  }
})

const MARKUP = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '"><svg/onload=window.hacked=1>',
  '[x](javascript:alert(1))',
  '${7*7}{{7*7}}<%=7*7%>',
  '#link("javascript:alert(1)")[x] #eval("1") $x^2$ @ref <label> #include "/etc/passwd" \\u{41} *b* _i_ `c` // c',
  ']]>&amp;&lt;!ENTITY x "y">',
  '=HYPERLINK("http://evil.example")',
]

describe('markup in what people and books write', () => {
  const TITLE = MARKUP.join(' ').slice(0, 500)
  let id = ''
  let record: Evaluation
  const edit = async (fields: Record<string, string>) => {
    const form = multipart(Object.entries(fields).map(([name, content]) => ({ name, content })))
    return await server.app.inject({
      method: 'PATCH',
      url: `/api/evaluations/${id}`,
      headers: form.headers,
      payload: form.body,
    })
  }
  beforeAll(async () => {
    id = (await server.evaluate(MARKUP.join('\n'), '<b onclick=alert(1)>.txt')).id
    await edit({ title: TITLE, author: MARKUP[0] ?? '', publisher: MARKUP[6] ?? '' })
    const review = {
      verdict: 'Not Whitelisted',
      age: 13,
      reason: MARKUP.join(' '),
      performedBy: MARKUP[1],
      revision: (await server.evaluation(id)).verdictRevision,
    }
    await server.app.inject({ method: 'POST', url: `/api/evaluations/${id}/review`, payload: review })
    record = await server.evaluation(id)
  })

  test('stays text in JSON, which no browser takes for a page', async () => {
    expect(record.result).toMatchObject({ title: TITLE, author: MARKUP[0] })
    expect(record.review).toMatchObject({ reason: MARKUP.join(' '), reviewer: MARKUP[1] })
    for (const url of [`/api/evaluate/${id}`, '/api/evaluations', `/api/evaluations/${id}/history`, '/api/audit']) {
      const { headers } = await server.app.inject(url)
      expect([url, headers['content-type'], headers['x-content-type-options']]).toEqual([
        url,
        'application/json; charset=utf-8',
        'nosniff',
      ])
    }
    const [row] = (await server.app.inject('/api/evaluations'))
      .json<ListedEvaluation[]>()
      .filter((each) => each.id === id)
    expect(row?.result).toMatchObject({ title: TITLE })
  })

  test('is no markup in the reports, and no link', async () => {
    const { body } = await server.app.inject(`/api/evaluate/${id}/download/txt`)
    expect(body).toContain(MARKUP[0])
    const pdfs = await Promise.all([
      server.app.inject(`/api/evaluate/${id}/download/pdf`),
      server.app.inject({ method: 'POST', url: '/api/generate-pdf-report', payload: { bookIds: [id] } }),
    ])
    for (const { statusCode, rawPayload } of pdfs) {
      expect(statusCode).toBe(200)
      const raw = rawPayload.toString('latin1')
      expect(raw).not.toMatch(/\/(?:URI|JavaScript|JS|Launch|EmbeddedFile|GoToR|OpenAction)\b/)
      const words = wordsOf(rawPayload)
      if (words !== null) expect(words).toContain('#eval("1")$x^2$@ref<label>')
    }
    // Where a report does link, inside itself, that can be seen in its bytes.
    expect(pdfs[1]?.rawPayload.toString('latin1')).toMatch(/\/Subtype ?\/Link/)
  })

  test('is escaped in ONIX and harmless in CSV', async () => {
    const onix = (await server.app.inject('/api/evaluations/export?format=onix')).body
    expect(onix).not.toMatch(/<(?:script|img|svg|b|!ENTITY)/i)
    const csv = (await server.app.inject('/api/evaluations/export?format=csv')).body
    expect(csv).not.toMatch(/(?:^|[,;"\n])=/m)
  })

  test('in the name of a configuration is text, too', async () => {
    const { id: _, ...rules } = (await server.app.inject('/api/scoring-configs/active')).json<{ id: string }>()
    const payload = { ...rules, name: MARKUP[0], description: MARKUP[1], isActive: 0, performedBy: MARKUP[2] }
    const saved = await server.app.inject({ method: 'POST', url: '/api/scoring-configs', payload })
    expect([saved.statusCode, saved.json()]).toMatchObject([201, { name: MARKUP[0] }])
    expect(saved.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('gives a terminal no orders', () => {
    const orders = '\u001B]0;owned\u0007\u001B[2J\u009B31m\u202Etxt'
    const { result } = record
    if (result === null || 'error' in result) throw new Error('the book has no result')
    const told = summaryOf({ ...record, filename: orders, result: { ...result, title: orders, author: orders } })
    expect(told).not.toMatch(/[^\P{Cc}\n]|\u202E/u)
    expect(told).toContain(']0;owned')
  })
})

test('a cover is only ever a picture we made', async () => {
  const { id } = await server.evaluate('A story.')
  const send = async (content: Uint8Array | string, filename: string) => {
    const form = multipart([{ name: 'coverImage', filename, content }])
    return await server.app.inject({
      method: 'PATCH',
      url: `/api/evaluations/${id}`,
      headers: form.headers,
      payload: form.body,
    })
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const [content, name] of [
    [drawing, 'cover.svg'],
    [drawing, 'cover.png'],
    ['<script>alert(1)</script>', 'cover.html'],
  ] as const) {
    expect((await send(content, name)).json()).toMatchObject({ code: 'cover_unreadable' })
    expect((await server.app.inject(`/api/evaluate/${id}/cover`)).statusCode).toBe(404)
  }
  expect((await send(await pixel(), 'cover.html')).statusCode).toBe(200)
  const { headers, rawPayload } = await server.app.inject(`/api/evaluate/${id}/cover`)
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff'])
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

/** The letters of a PDF as another program reads them, or null where that is not installed. */
function wordsOf(pdf: Uint8Array): string | null {
  try {
    return execFileSync('pdftotext', ['-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] })
      .toString()
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}]/gu, '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
