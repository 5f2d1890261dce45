import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGE_GROUPS } from '../../src/contract/age.ts'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { GENRES } from '../../src/contract/genres.ts'
import type { LibrarySummary } from '../../src/contract/library-facts.ts'
import { NMC_BANDS } from '../../src/contract/nmc.ts'
import { VERDICTS } from '../../src/contract/verdict.ts'
import { fillFacts } from '../../src/server/db/fill-facts.ts'
import { filterBooks, sortBooks } from '../../src/web/features/library/filter-books.ts'
import { libraryBooks } from '../../src/web/features/library/library-book.ts'
import { filterReports, NO_REPORT_FILTERS } from '../../src/web/features/reports/filter-reports.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { silentLog } from '../support/silent-log.ts'

const BOOKS = 260
let server: TestApp
let rows: ListedEvaluation[]

const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0]

function variant(row: ListedEvaluation, at: number): ListedEvaluation {
  if (row.result === null || !('title' in row.result)) throw new Error('The book was not judged')
  return {
    ...row,
    id: uuidv7({ msecs: 1_700_000_000_000 + at * 1000 }),
    createdAt: new Date(1_700_000_000_000 + at * 1000).toISOString(),
    openLibraryData:
      at % 3 === 0 ? { status: 'ok', rating: (at % 50) / 10, ratingsCount: at % 7 } : { status: 'unavailable' },
    nmcAssessment: { enabled: at % 11 > 0, finalAgeBand: pick(NMC_BANDS, at * 2) },
    result: {
      ...row.result,
      title: `Book ${String(at)}${at % 13 === 0 ? ' of the harbour' : ''}`,
      recommended_minimum_age: pick(AGE_GROUPS, at),
      language: pick(['English', 'Arabic', 'Bilingual'], at * 5),
      final_verdict: pick(VERDICTS, at * 7),
      whitelist_score: at % 101,
      genres: at % 9 === 0 ? [] : [pick(GENRES, at), pick(GENRES, at * 3 + 1)],
      key_drivers: ['A great ADVENTURE at sea'],
      system1_uae_values: { rating: pick(['Safe', 'Moderate', 'Severe'], at) },
      system3_theme_complexity: { rating: pick(['Simple', 'Moderate', 'High'], at * 2), min_age: 6 },
    },
  }
}

beforeAll(async () => {
  server = await createTestApp()
  const { id } = await server.evaluate('Maha lost her falcon.', 'maha.txt')
  const [row] = (await server.app.inject({ url: '/api/evaluations?lang=en' })).json<ListedEvaluation[]>()
  if (row === undefined) throw new Error('The book is not listed')
  await server.app.inject({ method: 'DELETE', url: `/api/evaluations/${id}` })
  const variants = Array.from({ length: BOOKS }, (_, at) => variant(row, at))
  const given = variants.map((book) => ({
    id: book.id,
    created: book.createdAt,
    listed: JSON.stringify(book),
    words: (book.result as { title: string }).title.toLowerCase(),
  }))
  // As an earlier version left them: without facts.
  await sql`
    insert into evaluations (id, filename, file_size, sha256, is_ocr, status, created_at, updated_at, completed_at, spent_ms,
      cancel_token_hash, search_text, listed_en, listed_ar)
    select id, 'book.txt', 1, 'x', false, 'completed', created, created, created, 400, '', words, listed, listed
    from json_to_recordset(${JSON.stringify(given)}::json) as row(id uuid, created timestamptz, listed text, words text)`.execute(
    server.database.connection,
  )
  rows = variants.toReversed()
})
afterAll(async () => await server[Symbol.asyncDispose]())

const summary = async (query = ''): Promise<LibrarySummary> =>
  (await server.app.inject({ url: `/api/evaluations/summary${query}` })).json<LibrarySummary>()
const counted = ({ groups }: LibrarySummary): number => groups.reduce((sum, { count }) => sum + count, 0)

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

async function walk(query: string): Promise<string[]> {
  const ids: string[] = []
  let url: string | undefined = `/api/evaluations?limit=40&${query}`
  while (url !== undefined) {
    const answer: Answer = await server.app.inject({ url })
    ids.push(...answer.json<ListedEvaluation[]>().map(({ id }) => id))
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  }
  return ids
}

test('the facts of books judged by an earlier version are worked out in the background, and their lack is told', async () => {
  expect(await summary()).toMatchObject({ total: BOOKS, completed: BOOKS, failed: 0, unsorted: BOOKS, groups: [] })
  const filling = fillFacts(server.database, silentLog())
  await expect.poll(async () => (await summary()).unsorted).toBe(0)
  await filling.stop()
  expect(counted(await summary())).toBe(BOOKS)
  expect(counted(await summary('?q=HARBOUR'))).toBe(20)
})

test('the server filters and sorts as the browser does', async () => {
  const books = libraryBooks(rows)
  const ids = (list: readonly { evaluation: { id: string } }[]) => list.map(({ evaluation }) => evaluation.id)
  expect(await walk('age=6-9,17%2B')).toEqual(ids(filterBooks(books, { age: ['6-9', '17+'] }).books))
  expect(await walk('genre=Adventure,STEM&verdict=Whitelisted')).toEqual(
    ids(filterBooks(books, { genre: ['Adventure', 'STEM'], verdict: ['Whitelisted'] }).books),
  )
  expect(await walk('nmc=Not%20Allowed,10%2B&language=Arabic,Bilingual&q=harbour')).toEqual(
    ids(filterBooks(books, { nmc: ['Not Allowed', '10+'], language: ['Arabic', 'Bilingual'], q: 'harbour' }).books),
  )
  expect(await walk('age=8-12&culture=Severe&theme=simple')).toEqual(
    ids(filterReports(books, { ...NO_REPORT_FILTERS, age: '8-12', culture: 'Severe', theme: 'simple' })),
  )
  expect(await walk('sort=rated')).toEqual(ids(sortBooks(books, 'rated')))
  expect(await walk('sort=popular&language=English')).toEqual(
    ids(sortBooks(filterBooks(books, { language: ['English'] }).books, 'popular')),
  )
  expect(await walk('sort=rated&q=harbour')).toEqual(
    ids(sortBooks(filterBooks(books, { q: 'harbour' }).books, 'rated')),
  )
  expect((await server.app.inject({ url: '/api/evaluations?sort=loudest' })).statusCode).toBe(400)
})

test('a decision of a person and a correction change what is counted, at once', async () => {
  const { id } = await server.evaluate('A book to decide about.', 'decide.txt')
  const before = await summary()
  const [row] = (await server.app.inject({ url: '/api/evaluations?limit=1' })).json<ListedEvaluation[]>()
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review`,
    payload: {
      verdict: 'Not Whitelisted',
      age: 17,
      reason: 'Too sad',
      performedBy: 'Reader',
      revision: row?.verdictRevision ?? 0,
    },
  })
  const after = await summary()
  const notFor = ({ groups }: LibrarySummary): number =>
    groups.reduce(
      (sum, { facts, count }) => sum + (facts.verdict === 'Not Whitelisted' && facts.age === '17+' ? count : 0),
      0,
    )
  expect(counted(after)).toBe(counted(before))
  expect(notFor(after)).toBe(notFor(before) + 1)
  expect(await walk('verdict=Not%20Whitelisted&age=17%2B&q=decide.txt')).toEqual([id])
})

test('the figures are those of the books; an unchanged summary is 304', async () => {
  const { figures } = await summary('?figures=true')
  expect(figures).toMatchObject({ retailer: [], models: null })
  expect(figures?.meanProcessingMs).toBeGreaterThan(300)
  const { headers } = await server.app.inject({ url: '/api/evaluations/summary' })
  const again = { url: '/api/evaluations/summary', headers: { 'if-none-match': String(headers.etag) } }
  expect((await server.app.inject(again)).statusCode).toBe(304)
})
