import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import type { ProfileInput, ReaderProfile } from '../../src/contract/reader-profile.ts'
import type { ReadingPlan } from '../../src/contract/reading-plan.ts'
import type { LibraryFits, ShelfDetail, ShelfPage } from '../../src/contract/shelf.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { fillVaried } from '../support/fill-varied.ts'
import { createVariedPipeline } from '../support/varied-books.ts'

const BOOKS = 40
const PROFILE: ProfileInput = {
  kind: 'class',
  name: 'Class 4B',
  sign: 'boat',
  birthYear: null,
  grade: 7,
  languages: [
    { language: 'en', reads: { by: 'age' } },
    { language: 'ar', reads: { by: 'age' } },
  ],
  categories: {},
  criteria: {},
  wished: ['animals'],
  spared: [],
}

let server: TestApp
let profile: ReaderProfile

beforeAll(async () => {
  server = await createTestApp({ pipeline: await createVariedPipeline() })
  await fillVaried(server, BOOKS)
  profile = (await server.app.inject({ method: 'POST', url: '/api/profiles', payload: PROFILE })).json<ReaderProfile>()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  await server.app.inject({ url: `/api/profiles/${profile.id}${path}`, headers })
const shelf = async (): Promise<ShelfPage> => (await get('/shelf')).json<ShelfPage>()

test('a shelf tells whose it is and of its books, what a child may know and nothing of any judgement', async () => {
  const page = await shelf()
  expect(page.owner).toEqual({ kind: 'class', name: 'Class 4B', sign: 'boat' })
  expect(page.books.length).toBeGreaterThan(10)
  const [first] = page.books
  const detail = (await get(`/shelf/${first?.book ?? ''}?lang=ar`)).json<ShelfDetail>()
  expect(detail.next.length).toBeGreaterThan(0)
  for (const next of detail.next) expect(next.themes[0]).not.toBe(first?.themes[0])
  expect(JSON.stringify([page, detail])).not.toMatch(/verdict|listed|score|summary|reason|band/i)
  expect((await get(`/shelf/${profile.id}`, { 'accept-language': 'ar' })).json()).toMatchObject({
    code: 'not_on_shelf',
    error: 'هذا الكتاب ليس على هذا الرف.',
  })
})

test('a cover is asked for anew each time, and sent once', async () => {
  const [{ book } = { book: '' }] = (await shelf()).books
  const first = await get(`/shelf/${book}/cover`)
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual(['image/webp', 'private, no-cache'])
  const again = await get(`/shelf/${book}/cover`, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the library is left to what fits and put in the order of the fit', async () => {
  const { fits } = (await get('/fits')).json<LibraryFits>()
  expect(fits).toHaveLength(BOOKS)
  const list = async (query: string) =>
    await server.app.inject({ url: `/api/evaluations?reader=${profile.id}${query}` })
  const ids = async (query: string) => (await list(query)).json<ListedEvaluation[]>().map(({ id }) => id)
  expect(await ids('&sort=fit')).toEqual(fits.map(({ book }) => book))
  const alone = fits.flatMap(({ book, answer }) => (answer === 'alone' ? book : []))
  expect(await ids('&sort=fit&fit=alone')).toEqual(alone)
  expect(new Set(await ids('&fit=alone'))).toEqual(new Set(alone))
  const page = await list('&sort=fit&fit=alone&limit=3')
  expect(page.headers['x-total-count']).toBe(String(alone.length))
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await server.app.inject({ url: next })).json<ListedEvaluation[]>().map(({ id }) => id)).toEqual(
    alone.slice(3, 6),
  )
  expect((await server.app.inject({ url: '/api/evaluations?sort=fit' })).statusCode).toBe(400)
  expect((await server.app.inject({ url: '/api/evaluations?reader=nobody' })).statusCode).toBe(404)
})

test('a plan follows the shelf, day by day, and years it cannot know are refused', async () => {
  const plan = (await get('/plan?kind=ramadan&year=1448&minutes=30')).json<ReadingPlan>()
  expect(plan.days[0]).toMatchObject({ date: '2027-02-08', hijri: { day: 1, month: 9, year: 1448 } })
  const planned = [...new Set(plan.days.flatMap(({ reading }) => reading?.book ?? []))]
  const order = (await shelf()).books.map(({ book }) => book)
  expect(planned.length).toBeGreaterThan(3)
  expect(order.filter((book) => planned.includes(book))).toEqual(planned.filter((book) => order.includes(book)))
  for (const asked of [
    'kind=ramadan&year=1600',
    'kind=month&year=1448',
    'kind=month&year=2027&minutes=1',
    'kind=week&year=2027',
  ])
    expect([asked, (await get(`/plan?${asked}`)).statusCode]).toEqual([asked, 400])
  expect((await get('/plan/docx?kind=month&year=2027')).statusCode).toBe(404)
})

test('facts that a version before left out, or wrote in another form, are worked out as if they had been there', async () => {
  const { connection } = server.database
  const before = await shelf()
  const kept = await connection
    .selectFrom('results')
    .select(['evaluation_id', 'fit_facts'])
    .orderBy('evaluation_id')
    .execute()
  expect(kept.every(({ fit_facts: facts }) => facts !== null)).toBe(true)
  await connection.updateTable('results').set({ fit_facts: null }).execute()
  await connection
    .updateTable('results')
    .set({ fit_facts: '{"form":0}' })
    .where('evaluation_id', '=', kept[0]?.evaluation_id ?? '')
    .execute()
  // What a process that has just started sees.
  const { fits } = createRepositories(connection)
  expect((await fits.facts()).length).toBe(BOOKS)
  const after = await connection
    .selectFrom('results')
    .select(['evaluation_id', 'fit_facts'])
    .orderBy('evaluation_id')
    .execute()
  expect(after).toEqual(kept)
  expect(await shelf()).toEqual(before)

  await connection.updateTable('results').set({ fit_facts: null }).execute()
  while ((await fits.fill()) > 0);
  expect(
    await connection.selectFrom('results').select(['evaluation_id', 'fit_facts']).orderBy('evaluation_id').execute(),
  ).toEqual(kept)
})

test('all profiles are taken along as a file, those of one owner alone', async () => {
  const json = await server.app.inject({ url: '/api/profiles/export?format=json' })
  expect(json.json()).toEqual([profile])
  const csv = await server.app.inject({ url: '/api/profiles/export?format=csv' })
  expect(csv.headers['content-disposition']).toContain('mizan-profiles.csv')
  expect(csv.body).toContain('class,Class 4B,boat')
})
