import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { shelfDetailSchema, shelfPageSchema } from '../../../contract/shelf.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { Shelves } from '../../fit/shelves.ts'
import { shelfDetail, shelfPage } from '../../fit/show-shelf.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { openShelf } from '../guard/shelf-token.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, languageQuery, parseId } from './route-parts.ts'

/** A class opens its shelf behind one address of the network, and each page has two dozen covers. */
const SHELF_RATE = { max: 3000, timeWindow: '1 minute' }

const shelfQuery = z.object({
  ...languageQuery.shape,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  q: z.string().max(200).optional(),
})
const ownParams = z.object({ id: z.string() })
const ownBook = z.object({ id: z.string(), book: z.string() })
const openParams = z.object({ token: z.string() })
const openBook = z.object({ token: z.string(), book: z.string() })

/**
 * The shelf of a profile, through two doors: for whoever keeps the profile, and under its secret address, for the child. Both show the
 * books of the shelf and nothing else, whatever they are asked for.
 */
export function shelfRoutes(
  app: App,
  { database, storage }: HttpDependencies,
  owners: ProfileAccess,
  shelves: Shelves,
): void {
  const { fits, library } = createRepositories(database.connection)
  const { onRequest, profileOf } = owners
  const tags = ['shelves']
  const rated = { config: { rateLimit: SHELF_RATE } }
  const opened = async (request: FastifyRequest, token: string) => await openShelf(database.connection, request, token)

  const page = async (request: FastifyRequest, profile: ReaderProfile, query: z.infer<typeof shelfQuery>) => {
    const search = query.q?.trim().toLowerCase() || undefined
    const asked = { language: readerLanguage(request), page: query.page, search }
    const { shown: _, ...told } = await shelfPage({ fits, library }, profile, await shelves.shelfOf(profile), asked)
    return told
  }
  const detail = async (request: FastifyRequest, profile: ReaderProfile, rawId: string) => {
    const asked = { id: parseId(rawId, 'not_on_shelf'), language: readerLanguage(request) }
    const found = await shelfDetail({ fits, library }, profile, await shelves.shelfOf(profile), asked)
    if (found === null) throw new MizanError('not_on_shelf')
    const { shown: _, ...told } = found
    return told
  }
  const cover = async (request: FastifyRequest, reply: FastifyReply, profile: ReaderProfile, rawId: string) => {
    const id = parseId(rawId, 'not_on_shelf')
    const { byId } = await shelves.shelfOf(profile)
    const key = byId.has(id) ? (await fits.shown([id], 'en')).get(id)?.coverKey : undefined
    if (key === undefined) throw new MizanError('not_on_shelf')
    if (key === null) throw new MizanError('not_found')
    // Asked for each time whether it is still on the shelf, sent once.
    const etag = `"${createHash('sha256').update(key).digest('base64url')}"`
    void reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
    return await reply.type('image/webp').send(await storage.read(key))
  }

  app.get(
    ROUTES.shelf.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'A page of the shelf of a profile: what is read alone or together, in an order of fit and variety',
        params: ownParams,
        querystring: shelfQuery,
        response: { 200: shelfPageSchema, '4xx': errorBody },
      },
    },
    async (request) => await page(request, await profileOf(request, request.params.id), request.query),
  )
  app.get(
    ROUTES.openShelf.path,
    {
      ...rated,
      schema: {
        tags,
        summary: 'The same under the secret address of the shelf',
        params: openParams,
        querystring: shelfQuery,
        response: { 200: shelfPageSchema, '4xx': errorBody },
      },
    },
    async (request) => await page(request, await opened(request, request.params.token), request.query),
  )

  app.get(
    ROUTES.shelfBook.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'A book of the shelf, and what could be read next: a little harder, about something else',
        params: ownBook,
        querystring: languageQuery,
        response: { 200: shelfDetailSchema, '4xx': errorBody },
      },
    },
    async (request) => await detail(request, await profileOf(request, request.params.id), request.params.book),
  )
  app.get(
    ROUTES.openShelfBook.path,
    {
      ...rated,
      schema: {
        tags,
        summary: 'The same under the secret address of the shelf',
        params: openBook,
        querystring: languageQuery,
        response: { 200: shelfDetailSchema, '4xx': errorBody },
      },
    },
    async (request) => await detail(request, await opened(request, request.params.token), request.params.book),
  )

  app.get(
    ROUTES.shelfCover.path,
    { onRequest, schema: { tags, summary: 'The cover of a book of the shelf, as WebP', params: ownBook } },
    async (request, reply) =>
      await cover(request, reply, await profileOf(request, request.params.id), request.params.book),
  )
  app.get(
    ROUTES.openShelfCover.path,
    { ...rated, schema: { tags, summary: 'The same under the secret address of the shelf', params: openBook } },
    async (request, reply) =>
      await cover(request, reply, await opened(request, request.params.token), request.params.book),
  )
}
