import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'
import type { SourcesState } from '../../src/contract/sources.ts'
import { startSourceWorker } from '../../src/server/metadata/ask-sources.ts'
import { createSources } from '../../src/server/metadata/create-sources.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'
import { type OpenLibraryServer, startOpenLibrary } from '../support/open-library-server.ts'
import { until } from '../support/until.ts'

const TITLE = 'The Palm and the Falcon of Liwa'
const WORK = {
  key: '/works/OL5W',
  title: TITLE,
  author_name: ['Maryam Saif'],
  ratings_average: 4.5,
  ratings_count: 10,
  want_to_read_count: 1,
  cover_i: 9,
}

let library: OpenLibraryServer
let feeds = ''

beforeAll(async () => {
  library = await startOpenLibrary()
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#176' } })
  library.picture = await picture.jpeg().toBuffer()
})
afterAll(async () => {
  await library.close()
})
beforeEach(() => {
  feeds = mkdtempSync(join(tmpdir(), 'mizan-feeds-'))
  library.fault = 'none'
  library.works = [WORK]
  return () => rmSync(feeds, { recursive: true })
})

function feedWith(from: number, to: number): string {
  return `<ONIXMessage release="3.0"><Product><RecordReference>r</RecordReference><DescriptiveDetail><ProductForm>BC</ProductForm>
    <TitleDetail><TitleElement><TitleText>${TITLE}</TitleText></TitleElement></TitleDetail>
    <Contributor><ContributorRole>A01</ContributorRole><PersonName>Maryam Saif</PersonName></Contributor>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>${String(from)}</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>${String(to)}</AudienceRangeValue></AudienceRange>
    </DescriptiveDetail></Product></ONIXMessage>`
}

function askSources(server: TestApp) {
  const settings = { openLibraryUrl: library.url, onixDirectory: feeds, coverHosts: [], publicUrl: undefined }
  const sources = createSources(settings, server.database)
  const worker = startSourceWorker({ ...server.dependencies, ...sources, onixDirectory: feeds }, { idleMs: 20 })
  return { [Symbol.asyncDispose]: () => worker.stop() }
}

/** Uploads a book and gives it the title and author the sources know. */
async function addBook(server: TestApp, title = TITLE): Promise<Evaluation> {
  const book = await server.evaluate(`A story of a palm: ${title}.`, 'palm.txt')
  const form = multipart([
    { name: 'title', content: title },
    { name: 'author', content: 'Maryam Saif' },
  ])
  await server.app.inject({
    method: 'PATCH',
    url: `/api/evaluations/${book.id}`,
    headers: form.headers,
    payload: form.body,
  })
  return book
}

async function brought(server: TestApp, id: string, met: (record: Evaluation) => boolean): Promise<Evaluation> {
  return await until(async () => {
    const record = await server.evaluation(id)
    return met(record) && record
  }, 'what the sources bring')
}

test('what readers and publishers say stands beside the verdict, and an age far from ours asks for a person', async () => {
  await using server = await createTestApp({ openLibraryUrl: library.url, onixDirectory: feeds })
  const book = await addBook(server)
  expect(book).not.toHaveProperty('openLibraryData')
  const ours = Number.parseInt(book.result && 'recommended_age' in book.result ? book.result.recommended_age : '', 10)
  writeFileSync(join(feeds, 'feed.xml'), feedWith(ours + 5, ours + 8))
  await using _worker = askSources(server)

  const record = await brought(server, book.id, (found) => found.retailerData?.status === 'ok')
  expect(record.openLibraryData).toMatchObject({ status: 'ok', rating: 4.5, ratingsCount: 10 })
  expect(record.retailerData).toMatchObject({ targetAge: `${ours + 5}-${ours + 8}`, matchMethod: 'title_author' })
  expect(record.needsReview).toBe(true)
  expect(record.reviewReasons).toContain('retailer_age_differs')
  expect(record.warnings.join(' ')).toContain(`${ours + 5}-${ours + 8}`)
  expect(record.result, 'the judgement itself is the engine’s').toMatchObject({ recommended_age: `${ours}+` })
  const [row] = (await server.app.inject({ url: '/api/evaluations' })).json<ListedEvaluation[]>()
  expect(row).toMatchObject({ needsReview: true, openLibraryData: { rating: 4.5 }, retailerData: { status: 'ok' } })

  const cover = await server.app.inject({ url: record.openLibraryData?.coverImageUrl ?? '' })
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await server.app.inject({ url: `/api/evaluate/${book.id}/source-cover/retailer` })).statusCode).toBe(404)
  expect((await server.app.inject({ url: `/api/evaluate/${book.id}/source-cover/constructor` })).statusCode).toBe(404)

  const state = (await server.app.inject({ url: '/api/sources' })).json<SourcesState>()
  expect(state).toMatchObject({ openLibrary: true, onix: true, feeds: [{ path: 'feed.xml', products: 1, withAge: 1 }] })
})

test('an age near ours asks for nobody', async () => {
  await using server = await createTestApp()
  const book = await addBook(server)
  const ours = Number.parseInt(book.result && 'recommended_age' in book.result ? book.result.recommended_age : '', 10)
  writeFileSync(join(feeds, 'feed.xml'), feedWith(ours + 2, ours + 4))
  await using _worker = askSources(server)
  const record = await brought(server, book.id, (found) => found.retailerData?.status === 'ok')
  expect([record.needsReview, record.reviewReasons]).toEqual([book.needsReview, book.reviewReasons])
})

test('two workers ask about each book once', async () => {
  await using server = await createTestApp()
  const books = [await addBook(server, 'Falcon of Liwa'), await addBook(server, 'Palm of Al Ain')]
  library.requests.length = 0
  await using _one = askSources(server)
  await using _two = askSources(server)
  for (const { id } of books) await brought(server, id, (found) => found.openLibraryData !== undefined)
  const paths = library.requests.map(({ path }) => path)
  expect(paths.length).toBeGreaterThanOrEqual(books.length)
  expect(new Set(paths).size).toBe(paths.length)
})

test('books are evaluated as ever while every source hangs', async () => {
  library.fault = 'hang'
  await using server = await createTestApp()
  await using _worker = askSources(server)
  const books = await Promise.all(['one', 'two', 'three'].map((text) => server.evaluate(text, `${text}.txt`)))
  expect(books.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
})

test('where the settings name no source, nothing is asked and nothing is claimed', async () => {
  await using server = await createTestApp()
  const book = await server.evaluate('one', 'one.txt')
  expect(book).not.toHaveProperty('openLibraryData')
  expect((await server.app.inject({ url: '/api/sources' })).json()).toEqual({
    openLibrary: false,
    onix: false,
    waiting: 0,
    feeds: [],
  })
})
