import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BookList, MatchedList, Wish } from '../../src/contract/book-lists.ts'
import type { NewFamily } from '../../src/contract/families.ts'
import type { ProfileInput, ReaderProfile } from '../../src/contract/reader-profile.ts'
import { readList } from '../../src/pipeline/extract/list/read-list.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'
import { multipart } from '../support/multipart.ts'
import { makeWorkbook } from '../support/make-workbook.ts'

const PASSWORD = 'correct horse'
const STORY = 'Salma walked to the sea with her grandfather. '.repeat(60)
const PROFILE: ProfileInput = {
  kind: 'class',
  name: '3B',
  sign: 'bird',
  birthYear: null,
  grade: 3,
  languages: [{ language: 'en', reads: { by: 'age' } }],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}

/** Judges every book alike, without any doubt about it; what a book is called is edited afterwards. */
function sureApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const pipeline = { ...createFakePipeline(), assess: async () => ({ ...makeAssessment(), notices: [] }) }
  return createTestApp({ pipeline, ...options })
}

type Asker = { server: TestApp; cookie: string }
const send = async (
  { server, cookie }: Asker,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  })
const sendList = async (
  { server, cookie }: Asker,
  content: string | Uint8Array,
  filename = 'Summer.csv',
  language = 'en',
) =>
  await server.upload([{ name: 'file', filename, content }], {
    url: '/api/lists',
    headers: { 'accept-language': language, ...(cookie === '' ? {} : { cookie }) },
  })
const matched = async (asker: Asker, id: string, query = ''): Promise<MatchedList> =>
  (await send(asker, 'GET', `/lists/${id}${query}`)).json<MatchedList>()
const brief = ({ rows }: MatchedList) => rows.map(({ title, state, way, wished }) => [title, state, way, wished])

async function judged(asker: Asker, title: string, author: string): Promise<string> {
  const { id } = await asker.server.evaluate(`${STORY} ${title}`)
  const form = multipart([
    { name: 'title', content: title },
    { name: 'author', content: author },
  ])
  const answer = await asker.server.app.inject({
    method: 'PATCH',
    url: `/api/evaluations/${id}`,
    headers: { ...form.headers, ...(asker.cookie === '' ? {} : { cookie: asker.cookie }) },
    payload: form.body,
  })
  expect(answer.statusCode).toBe(200)
  return id
}
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
async function signedIn(server: TestApp): Promise<Asker> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: PASSWORD } })
  return { server, cookie: cookieOf(answer) }
}
async function family(server: TestApp, librarian: Asker): Promise<Asker & NewFamily> {
  const made = (await send(librarian, 'POST', '/families')).json<NewFamily>()
  const answer = await send({ server, cookie: '' }, 'POST', '/family-session', { code: made.code })
  return { server, cookie: cookieOf(answer), ...made }
}

const CSV = `Title,Author
"Secret Garden, The","Burnett, Frances Hodgson"
Matilda,
A Book Nobody Has,Nobody Knows
`

test('a list tells what is judged, what waits and what is unknown, and which books a class may read', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const garden = await judged(home, 'The Secret Garden', 'Frances Hodgson Burnett')
  const matilda = await judged(home, 'Matilda', 'Roald Dahl')
  const made = await sendList(home, CSV)
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { id: expect.any(String), name: 'Summer', createdAt: expect.any(String), books: 3, leftOut: 0 },
  ])
  const { id } = made.json<BookList>()
  const list = await matched(home, id)
  expect(brief(list)).toEqual([
    ['Secret Garden, The', 'judged', 'title_author', false],
    // The list does not say whose Matilda is meant, so a person may.
    ['Matilda', 'unknown', null, false],
    ['A Book Nobody Has', 'unknown', null, false],
  ])
  expect(list.rows.map(({ book, perhaps }) => [book?.id, perhaps.map((each) => each.id)])).toEqual([
    [garden, []],
    [undefined, [matilda]],
    [undefined, []],
  ])
  const chosen = await send(home, 'PUT', `/lists/${id}/rows/1`, { book: matilda })
  expect(chosen.statusCode).toBe(204)
  expect(brief(await matched(home, id))[1]).toEqual(['Matilda', 'judged', 'person', false])

  const profile = (await send(home, 'POST', '/profiles', PROFILE)).json<ReaderProfile>()
  await send(home, 'PUT', `/profiles/${profile.id}/books/${matilda}`, { allowed: false, reason: 'Read last year.' })
  const forClass = await matched(home, id, `?profile=${profile.id}`)
  expect(forClass.rows.map(({ fit }) => [fit?.answer, fit?.reason?.en])).toEqual([
    ['alone', undefined],
    ['not_for_us', 'You said no: “\u2068Read last year.\u2069”'],
    [undefined, undefined],
  ])
  expect((await send(home, 'GET', '/lists')).json()).toEqual([made.json()])

  await send(home, 'PUT', `/lists/${id}/rows/1`, { book: null })
  expect(brief(await matched(home, id))[1]).toEqual(['Matilda', 'unknown', null, false])
  expect((await send(home, 'DELETE', `/lists/${id}`)).statusCode).toBe(204)
  const gone = await send(home, 'GET', `/lists/${id}`, undefined, { 'accept-language': 'ar' })
  expect([gone.statusCode, gone.json().error]).toEqual([404, 'لا توجد هنا قائمة كهذه. ربما حُذفت، أو هي لأسرة أخرى.'])
})

test('a book that waits is to be judged, by what its file is called', async () => {
  await using server = await sureApp({ working: false })
  const home = { server, cookie: '' }
  await server.upload([{ name: 'file', filename: 'The Little Falcon Who Feared the Wind.txt', content: STORY }])
  const { id } = (
    await sendList(home, 'The Little Falcon who feared the wind\nAnother one', 'ours.txt')
  ).json<BookList>()
  expect(brief(await matched(home, id)).map(([, state]) => state)).toEqual(['to_be_judged', 'unknown'])
})

test('what is missing is wished for once, exported, read again, and ticked off by itself when it is judged', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const titles = 'Title,Author\nالأيام,طه حسين\n"=HYPERLINK(""http://x"")",Mallory\n'
  const { id } = (await sendList(home, titles)).json<BookList>()
  expect((await send(home, 'POST', `/lists/${id}/wishes`)).json()).toEqual({ added: 2 })
  expect((await send(home, 'POST', `/lists/${id}/wishes`)).json()).toEqual({ added: 0 })
  expect(brief(await matched(home, id)).map(([, , , wished]) => wished)).toEqual([true, true])

  const wishes = async (): Promise<Wish[]> => (await send(home, 'GET', '/wishes')).json<Wish[]>()
  expect((await wishes()).map(({ title, state }) => [title, state])).toEqual([
    ['الأيام', 'unknown'],
    ['=HYPERLINK("http://x")', 'unknown'],
  ])
  const book = await judged(home, 'الأيام', 'Taha Hussein')
  expect((await wishes()).map(({ state, book: found }) => [state, found?.id])).toEqual([
    ['judged', book],
    ['unknown', undefined],
  ])

  // The list it came from may go; the wish stays.
  await send(home, 'DELETE', `/lists/${id}`)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-wishes-'))
  for (const language of ['en', 'ar']) {
    const csv = await send(home, 'GET', `/wishes/export?lang=${language}`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toContain(language === 'ar' ? 'صدر حكمه' : 'Judged')
    // No cell begins like a formula.
    expect(csv.body).not.toMatch(/(?:^|[,\n])"?[=+@-]/)
    await writeFile(join(folder, language), csv.body)
    const { books } = await readList(join(folder, language), 'wishes.csv')
    expect(books.map(({ title, author }) => [title, author])).toEqual([
      ['الأيام', 'طه حسين'],
      ['=HYPERLINK("http://x")', 'Mallory'],
    ])
  }
  await rm(folder, { recursive: true })

  expect((await send(home, 'DELETE', '/wishes')).statusCode).toBe(204)
  const [left] = await wishes()
  expect((await wishes()).map(({ title }) => title)).toEqual(['=HYPERLINK("http://x")'])
  expect((await send(home, 'DELETE', `/wishes/${left?.id ?? ''}`)).statusCode).toBe(204)
  expect((await send(home, 'DELETE', `/wishes/${left?.id ?? ''}`)).json().code).toBe('wish_not_found')
})

test('a list goes as a table and on paper, in both languages', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  await judged(home, 'The Secret Garden', 'Frances Hodgson Burnett')
  const { id } = (await sendList(home, CSV)).json<BookList>()
  const profile = (await send(home, 'POST', '/profiles', PROFILE)).json<ReaderProfile>()
  const csv = await send(home, 'GET', `/lists/${id}/export?lang=ar&profile=${profile.id}`)
  expect(csv.headers['content-disposition']).toContain('filename="mizan_list.csv"')
  expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFالعنوان,المؤلف,الناشر,ISBN,الحالة,في المكتبة,الحكم,العمر,لهذا القارئ,السبب',
    expect.stringMatching(/^"Secret Garden, The",.*,صدر حكمه,The Secret Garden,معتمد,.*,قراءة مستقلة,$/),
  ])
  for (const query of ['', `?profile=${profile.id}`, `?lang=ar&profile=${profile.id}`]) {
    const pdf = await send(home, 'GET', `/lists/${id}/report${query}`)
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
})

test('Excel, ONIX and pasted lines are lists, too; what is none is said in the reader’s language', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const workbook = await makeWorkbook([{ name: 'Books', rows: [['Title'], ['Heidi'], ['Momo']] }])
  expect((await sendList(home, workbook, 'Grade 3.xlsx')).json()).toMatchObject({ name: 'Grade 3', books: 2 })
  expect((await sendList(home, 'Heidi\nMomo\n--', 'قائمة الصيف.txt')).json()).toMatchObject({
    name: 'قائمة الصيف',
    books: 2,
    leftOut: 1,
  })
  const faults: [string | Uint8Array, string, number, RegExp][] = [
    ['%PDF-1.7', 'list.pdf', 415, /^هذه ليست قائمة/],
    ['%PDF-1.7', 'list.csv', 415, /^هذه ليست قائمة/],
    ['Title\nOne\n'.repeat(1100), 'list.csv', 413, /^في القائمة أكثر من 2000 كتاب/],
    ['\n\n', 'list.csv', 422, /^لم نجد في القائمة أي كتاب/],
    [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), 'list.xls', 415, /^القائمة ملف Excel أقدم/],
    [workbook.subarray(0, 60), 'list.xlsx', 422, /^الملف تالف/],
  ]
  for (const [content, filename, status, sentence] of faults) {
    const answer = await sendList(home, content, filename, 'ar')
    expect([filename, answer.statusCode]).toEqual([filename, status])
    expect(answer.json().error).toMatch(sentence)
  }
  const large = await sendList(home, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'list.txt')
  expect([large.statusCode, large.json().code]).toEqual([413, 'list_too_large'])
  for (const path of ['/rows/9', '/rows/-1', '/rows/x']) {
    const { id } = (await send(home, 'GET', '/lists')).json<BookList[]>()[0] ?? { id: '' }
    const answer = await send(home, 'PUT', `/lists/${id}${path}`, { book: null })
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'list_row_not_found'])
  }
})

test('a family’s lists and wishes are its own, and go with it', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const [ours, theirs] = [await family(server, librarian), await family(server, librarian)]
  const [our, their] = [(await sendList(ours, CSV)).json<BookList>(), (await sendList(theirs, CSV)).json<BookList>()]
  await send(ours, 'POST', `/lists/${our.id}/wishes`)
  await send(theirs, 'POST', `/lists/${their.id}/wishes`)
  const [wish] = (await send(theirs, 'GET', '/wishes')).json<Wish[]>()
  const profile = (await send(theirs, 'POST', '/profiles', PROFILE)).json<ReaderProfile>()
  for (const [method, path] of [
    ['GET', `/lists/${their.id}`],
    ['GET', `/lists/${their.id}/export`],
    ['GET', `/lists/${their.id}/report`],
    ['POST', `/lists/${their.id}/wishes`],
    ['PUT', `/lists/${their.id}/rows/0`],
    ['DELETE', `/lists/${their.id}`],
    ['DELETE', `/wishes/${wish?.id ?? ''}`],
    ['GET', `/lists/${our.id}?profile=${profile.id}`],
  ] as const) {
    expect([path, (await send(ours, method, path, method === 'PUT' ? { book: null } : undefined)).statusCode]).toEqual([
      path,
      404,
    ])
  }
  expect((await send(librarian, 'GET', '/lists')).json()).toEqual([])
  expect((await send({ server, cookie: '' }, 'GET', '/lists')).statusCode).toBe(401)
  for (const { id } of [ours, theirs]) await send(librarian, 'DELETE', `/families/${id}`)
  const { connection } = server.database
  for (const table of ['book_lists', 'book_list_choices', 'wishes'] as const) {
    expect(await connection.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('a book that is deleted is unknown again', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const book = await judged(home, 'Matilda', 'Roald Dahl')
  const { id } = (await sendList(home, 'Title\nMatilda\n')).json<BookList>()
  await send(home, 'PUT', `/lists/${id}/rows/0`, { book })
  expect((await matched(home, id)).rows[0]?.state).toBe('judged')
  await send(home, 'DELETE', `/evaluations/${book}`)
  expect((await matched(home, id)).rows[0]).toMatchObject({ state: 'unknown', book: null, perhaps: [] })
})
