import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES, routeUrl } from '../../../contract/routes.ts'
import { SHELF_PAGE, type ShelfBook } from '../../../contract/shelf.ts'
import type { FeedAddresses, FeedBook, FeedShelf } from '../../../pipeline/report/opds/feed-shelf.ts'
import {
  opds1Entry,
  opds1Feed,
  openSearch,
  OPDS1_ENTRY,
  OPDS1_FEED,
  OPEN_SEARCH,
} from '../../../pipeline/report/opds/opds1.ts'
import { opds2Feed, opds2Publication, OPDS2_FEED, OPDS2_PUBLICATION } from '../../../pipeline/report/opds/opds2.ts'
import type { ShownBook } from '../../db/fit-repository.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { Shelves } from '../../fit/shelves.ts'
import { shelfDetail, shelfPage } from '../../fit/show-shelf.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { openShelf } from '../guard/shelf-token.ts'
import { readerLanguage } from './reader-language.ts'
import { languageQuery, parseId } from './route-parts.ts'
import { keepAnswers } from './shared-reads.ts'

const FEED_RATE = { max: 3000, timeWindow: '1 minute' }
/** Covers in the form that every reading program knows. */
const KEPT_COVERS = 200
const COVER_WIDTH = 400

const feedQuery = z.object({
  ...languageQuery.shape,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  query: z.string().max(200).optional(),
})
const feedParams = z.object({ token: z.string() })
const bookParams = z.object({ token: z.string(), book: z.string() })
type Version = 'opds1' | 'opds2'
type FeedRequest = FastifyRequest<{ Params: z.infer<typeof feedParams>; Querystring: z.infer<typeof feedQuery> }>

/**
 * A shelf as a catalogue for reading programs (OPDS 2.0, and 1.2 for older ones) under its secret address. Every address in it begins with
 * that one, and none leads to a book that is not on the shelf.
 */
export function opdsRoutes(app: App, { config, database, storage }: HttpDependencies, shelves: Shelves): void {
  const { fits, library } = createRepositories(database.connection)
  const covers = keepAnswers<Buffer>(KEPT_COVERS)
  const rated = { rateLimit: FEED_RATE }
  const tags = ['feeds']

  const addressesOf = (
    request: FastifyRequest,
    token: string,
    version: Version,
  ): FeedAddresses & { search: string } => {
    const base = config.publicUrl?.origin ?? `${request.protocol}://${request.host}`
    const to = (path: string): string => base + path
    return {
      feed: ({ page = 1, search }) => {
        const query = new URLSearchParams({
          ...(page > 1 ? { page: String(page) } : {}),
          ...(search === undefined ? {} : { query: search }),
        }).toString()
        return to(routeUrl(version, { token })) + (query === '' ? '' : `?${query}`)
      },
      book: (book) => to(routeUrl(version === 'opds1' ? 'opds1Book' : 'opds2Book', { token, book })),
      cover: (book) => to(routeUrl('opdsCover', { token, book })),
      search: to(routeUrl('opdsSearch', { token })),
      // Behind the sign that no browser sends: the secret is in no log of a proxy, and in no `Referer`.
      page: (book) => to(`/shelf?book=${book}#${token}`),
    }
  }

  const feedOf = async (request: FeedRequest): Promise<FeedShelf> => {
    const profile = await openShelf(database.connection, request, request.params.token)
    const { page, query } = request.query
    const search = query?.trim().toLowerCase() || undefined
    const language = readerLanguage(request)
    const shelf = await shelves.shelfOf(profile)
    const told = await shelfPage({ fits, library }, profile, shelf, { language, page, search })
    return {
      id: profile.id,
      updatedAt: profile.updatedAt,
      language,
      search: query?.trim() || undefined,
      count: told.count,
      page,
      pages: told.pages,
      perPage: SHELF_PAGE,
      books: told.books.map((book) => feedBook(book, told.shown)),
    }
  }

  const bookOf = async (request: FastifyRequest<{ Params: z.infer<typeof bookParams> }>): Promise<FeedBook> => {
    const { token, book } = request.params
    const profile = await openShelf(database.connection, request, token)
    const asked = { id: parseId(book, 'not_on_shelf'), language: readerLanguage(request) }
    const found = await shelfDetail({ fits, library }, profile, await shelves.shelfOf(profile), asked)
    if (found === null) throw new MizanError('not_on_shelf')
    return feedBook(found.book, found.shown)
  }

  app.get(
    ROUTES.opds2.path,
    {
      config: rated,
      schema: {
        tags,
        summary: 'A shelf as a feed of OPDS 2.0; `query` looks for words on it',
        params: feedParams,
        querystring: feedQuery,
      },
    },
    async (request, reply) => {
      const addresses = addressesOf(request, request.params.token, 'opds2')
      return await reply.type(OPDS2_FEED).send(JSON.stringify(opds2Feed(await feedOf(request), addresses)))
    },
  )

  app.get(
    ROUTES.opds2Book.path,
    {
      config: rated,
      schema: {
        tags,
        summary: 'A book of the shelf as a publication of OPDS 2.0',
        params: bookParams,
        querystring: languageQuery,
      },
    },
    async (request, reply) => {
      const addresses = addressesOf(request, request.params.token, 'opds2')
      const publication = opds2Publication(await bookOf(request), readerLanguage(request), addresses)
      return await reply.type(OPDS2_PUBLICATION).send(JSON.stringify(publication))
    },
  )

  app.get(
    ROUTES.opds1.path,
    {
      config: rated,
      schema: { tags, summary: 'A shelf as a feed of OPDS 1.2', params: feedParams, querystring: feedQuery },
    },
    async (request, reply) => {
      const addresses = addressesOf(request, request.params.token, 'opds1')
      return await reply.type(`${OPDS1_FEED};charset=utf-8`).send(opds1Feed(await feedOf(request), addresses))
    },
  )

  app.get(
    ROUTES.opds1Book.path,
    {
      config: rated,
      schema: {
        tags,
        summary: 'A book of the shelf as an entry of OPDS 1.2',
        params: bookParams,
        querystring: languageQuery,
      },
    },
    async (request, reply) => {
      const addresses = addressesOf(request, request.params.token, 'opds1')
      const entry = opds1Entry(await bookOf(request), readerLanguage(request), addresses)
      return await reply.type(`${OPDS1_ENTRY};charset=utf-8`).send(entry)
    },
  )

  app.get(
    ROUTES.opdsSearch.path,
    {
      config: rated,
      schema: {
        tags,
        summary: 'How a reading program looks for books on the shelf',
        params: feedParams,
        querystring: languageQuery,
      },
    },
    async (request, reply) => {
      const { token } = request.params
      await openShelf(database.connection, request, token)
      const { feed } = addressesOf(request, token, 'opds1')
      return await reply.type(`${OPEN_SEARCH};charset=utf-8`).send(openSearch(feed({}), readerLanguage(request)))
    },
  )

  app.get(
    ROUTES.opdsCover.path,
    { config: rated, schema: { tags, summary: 'The cover of a book of the shelf, as JPEG', params: bookParams } },
    async (request, reply) => {
      const { token, book } = request.params
      const profile = await openShelf(database.connection, request, token)
      const id = parseId(book, 'not_on_shelf')
      const { byId } = await shelves.shelfOf(profile)
      const key = byId.has(id) ? (await fits.shown([id], 'en')).get(id)?.coverKey : undefined
      if (key === undefined) throw new MizanError('not_on_shelf')
      if (key === null) throw new MizanError('not_found')
      const jpeg = await covers(key, async () => await asJpeg(await buffer(await storage.read(key))))
      return await reply.header('cache-control', 'private, no-cache').type('image/jpeg').send(jpeg)
    },
  )
}

function feedBook(book: ShelfBook, shown: ReadonlyMap<string, ShownBook>): FeedBook {
  const { isbn = '', publisher = '', updatedAt } = shown.get(book.book) ?? {}
  return { ...book, isbn, publisher, updatedAt: (updatedAt ?? new Date(0)).toISOString() }
}

async function asJpeg(webp: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return await sharp(webp).resize({ width: COVER_WIDTH, withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer()
}
