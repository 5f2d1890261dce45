import { Link, Manifest } from '@readium/shared'
import { Feed } from 'opds-ts/v1.2'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReaderProfile } from '../../src/contract/reader-profile.ts'
import { SHELF_PAGE, type NewShelfAddress, type ShelfPage } from '../../src/contract/shelf.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { createOpdsValidator } from '../support/opds/opds-validator.ts'
import { fillVaried } from '../support/fill-varied.ts'
import { createVariedPipeline } from '../support/varied-books.ts'

const BOOKS = 70
const NAME = 'Brumbleskink'
const BORROW = 'http://opds-spec.org/acquisition/borrow'

type Feed2 = { metadata: Record<string, unknown>; links: object[]; publications: object[] }

let server: TestApp
let token: string
let shelf: ShelfPage
const faultsOf = createOpdsValidator()

beforeAll(async () => {
  server = await createTestApp({
    pipeline: await createVariedPipeline(),
    publicUrl: new URL('https://books.example'),
  })
  await fillVaried(server, BOOKS)
  const payload = {
    kind: 'child',
    name: NAME,
    sign: 'bird',
    birthYear: null,
    grade: 8,
    languages: [
      { language: 'en', reads: { by: 'age' } },
      { language: 'ar', reads: { by: 'age' } },
    ],
    categories: {},
    criteria: {},
    wished: [],
    spared: [],
  }
  const profile = (await server.app.inject({ method: 'POST', url: '/api/profiles', payload })).json<ReaderProfile>()
  const made = await server.app.inject({ method: 'POST', url: `/api/profiles/${profile.id}/shelf-address` })
  token = made.json<NewShelfAddress>().token
  shelf = (await get(`/api/shelves/${token}`)).json<ShelfPage>()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const get = async (address: string, headers: Record<string, string> = {}) =>
  await server.app.inject({ url: address.replace('https://books.example', ''), headers })

/** Every page of a feed, by the links a reading program follows. */
async function pagesOf<Page>(
  read: (address: string) => Promise<{ page: Page; next: string | undefined }>,
  first: string,
) {
  const pages: Page[] = []
  for (let address: string | undefined = first; address !== undefined;) {
    const { page, next } = await read(address)
    pages.push(page)
    address = next
  }
  return pages
}

test('OPDS 2.0: every page and every book is valid by the published schemas, and read by Readium’s own types', async () => {
  const ids: string[] = []
  const pages = await pagesOf(async (address) => {
    const answer = await get(address)
    expect(answer.headers['content-type']).toMatch(/^application\/opds\+json/)
    const page = answer.json<Feed2>()
    expect(faultsOf('feed', page)).toEqual([])
    const links = page.links.map((link) => Link.deserialize(link))
    return { page, next: links.find((link) => link?.rels?.has('next'))?.href }
  }, `/opds/${token}/2`)
  expect(pages).toHaveLength(shelf.pages)
  expect(pages[0]?.metadata).toMatchObject({
    title: 'Bookshelf',
    numberOfItems: shelf.count,
    itemsPerPage: SHELF_PAGE,
    currentPage: 1,
  })
  for (const publication of pages.flatMap(({ publications }) => publications)) {
    const manifest = Manifest.deserialize({ readingOrder: [], ...publication })
    const links = manifest?.links.items ?? []
    const borrow = links.find((link) => link.rels?.has(BORROW))
    expect(borrow).toMatchObject({ type: 'text/html' })
    const [, id = '', secret] = /^https:\/\/books\.example\/shelf\?book=([\w-]+)#(.+)$/.exec(borrow?.href ?? '') ?? []
    expect(secret).toBe(token)
    expect(manifest?.metadata.title.getTranslation('en')).toMatch(/^zq\d+x/)
    expect(['en', 'ar']).toContain(manifest?.metadata.languages?.[0])
    ids.push(id)
    const own = await get(links.find((link) => link.rels?.has('self'))?.href ?? '')
    expect(own.headers['content-type']).toMatch(/^application\/opds-publication\+json/)
    expect(faultsOf('publication', own.json())).toEqual([])
    expect(own.json()).toEqual(publication)
  }
  expect(new Set(ids).size).toBe(shelf.count)
  expect(ids.slice(0, SHELF_PAGE)).toEqual(shelf.books.map(({ book }) => book))
})

test('OPDS 1.2: every page is read by a kept parser, in the same order, with covers older programs can show', async () => {
  const entries: string[] = []
  const pages = await pagesOf(async (address) => {
    const answer = await get(address)
    expect(answer.headers['content-type']).toMatch(/^application\/atom\+xml;profile=opds-catalog;kind=acquisition/)
    const page = Feed.fromXml(answer.body)
    return { page, next: page.getNavigationLink('next')?.href }
  }, `/opds/${token}/1`)
  expect(pages).toHaveLength(shelf.pages)
  for (const entry of pages.flatMap((page) => page.getEntries())) {
    const links = entry.getLinks()
    const borrow = links.find(({ rel }) => rel === BORROW)
    entries.push(/book=([\w-]+)/.exec(borrow?.href ?? '')?.[1] ?? '')
    expect(entry.getTitle()).toMatch(/^zq\d+x/)
    expect(entry.getUpdated()).toMatch(/^\d{4}-\d\d-\d\dT/)
    const image = links.find(({ rel }) => rel === 'http://opds-spec.org/image')
    expect(image).toMatchObject({ type: 'image/jpeg' })
  }
  expect(entries).toHaveLength(shelf.count)
  expect(entries.slice(0, SHELF_PAGE)).toEqual(shelf.books.map(({ book }) => book))
  const [first = ''] = entries
  const cover = await get(`/opds/${token}/cover/${first}`)
  expect((await sharp(cover.rawPayload).metadata()).format).toBe('jpeg')
  const entry = await get(`/opds/${token}/1/${first}`)
  expect(entry.headers['content-type']).toMatch(/^application\/atom\+xml;type=entry;profile=opds-catalog/)
  expect(entry.body).toContain('<entry ')
})

test('both look for words on the shelf as they say, also in Arabic, and page what they find', async () => {
  const title = shelf.books[3]?.title ?? ''
  const description = (await get(`/opds/${token}/search`)).body
  const template = /template="([^"]+)"/.exec(description)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const found = Feed.fromXml((await get(template.replace('{searchTerms}', encodeURIComponent(title)))).body)
  expect(found.getEntries().map((entry) => entry.getTitle())).toEqual([title])

  const feed = (await get(`/opds/${token}/2?lang=ar`)).json<Feed2>()
  expect(feed.metadata['title']).toBe('رف الكتب')
  const search = feed.links.map((link) => Link.deserialize(link)).find((link) => link?.rels?.has('search'))
  expect(search?.templated).toBe(true)
  const words = search?.expandTemplate({ query: 'zq' }).href ?? ''
  const all = (await get(words)).json<Feed2>()
  expect(all.metadata['numberOfItems']).toBe(shelf.count)
  const next = all.links.map((link) => Link.deserialize(link)).find((link) => link?.rels?.has('next'))?.href ?? ''
  expect((await get(next)).json<Feed2>().publications.length).toBeGreaterThan(0)
  expect(new URL(next).searchParams.get('query')).toBe('zq')

  const none = (await get(`/opds/${token}/2?query=nowhere`)).json<Feed2>()
  expect(faultsOf('feed', none)).toEqual([])
  expect(none).toMatchObject({ metadata: { numberOfItems: 0 } })
})

test('a feed tells no name of a child, and an address that was replaced or revoked opens nothing', async () => {
  for (const path of ['2', '1', 'search']) expect((await get(`/opds/${token}/${path}`)).body).not.toContain(NAME)
  const other = token.endsWith('_') ? '-' : '_'
  const wrong = await get(`/opds/${token.slice(0, -1)}${other}/2`, { 'accept-language': 'ar' })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    404,
    { code: 'shelf_not_found', error: expect.stringMatching(/^هذا العنوان/) },
  ])
  const stored = await server.database.connection.selectFrom('shelf_addresses').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  const [{ profile_id: id } = { profile_id: '' }] = stored
  const made = await server.app.inject({ method: 'POST', url: `/api/profiles/${id}/shelf-address` })
  const later = made.json<NewShelfAddress>().token
  expect([(await get(`/opds/${token}/2`)).statusCode, (await get(`/opds/${later}/2`)).statusCode]).toEqual([404, 200])
  await server.app.inject({ method: 'DELETE', url: `/api/profiles/${id}/shelf-address` })
  expect((await get(`/opds/${later}/2`)).statusCode).toBe(404)
  expect((await server.app.inject({ url: `/api/profiles/${id}/shelf-address` })).json()).toEqual({ createdAt: null })
})

test('addresses cannot be tried without end', async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, async (_, at) => await get(`/opds/wrong-${String(at)}/2`)))
  const statuses = new Set(tries.map(({ statusCode }) => statusCode))
  expect(statuses).toEqual(new Set([404, 429]))
})
