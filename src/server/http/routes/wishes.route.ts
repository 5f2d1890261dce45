import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { wishSchema, type Wish } from '../../../contract/book-lists.ts'
import { MizanError } from '../../../contract/errors.ts'
import { wishesCsv } from '../../../contract/list-csv.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { matchedBooks } from '../../lists/matched-books.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { attachment } from './attachment.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, idParams, languageQuery, parseId } from './route-parts.ts'
import { whileConnected } from './while-connected.ts'

/** Books that somebody would like to have judged; a book that has been judged since is ticked off by itself. */
export function wishRoutes(app: App, { database }: HttpDependencies, { onRequest, ownerOf }: ProfileAccess): void {
  const tags = ['lists']
  const { catalogue, wishes } = createRepositories(database.connection)

  const matched = async (request: FastifyRequest, reply: FastifyReply): Promise<Wish[]> => {
    const stored = await wishes.list(ownerOf(request))
    if (stored.length === 0) return []
    const options = { language: readerLanguage(request), signal: whileConnected(reply) }
    const books = await matchedBooks(
      catalogue,
      stored.map(({ book }) => book),
      options,
    )
    return books.flatMap((book, at) => {
      const wish = stored[at]
      return wish === undefined ? [] : [{ ...book, id: wish.id, wishedAt: wish.wishedAt }]
    })
  }

  app.get(
    ROUTES.wishes.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The wish list of this family, or the library’s own, oldest first, and what has been judged of it',
        querystring: languageQuery,
        response: { 200: z.array(wishSchema), '4xx': errorBody },
      },
    },
    async (request, reply): Promise<Wish[]> => await matched(request, reply),
  )

  app.get(
    ROUTES.exportWishes.path,
    { onRequest, schema: { tags, summary: 'The wish list as CSV', querystring: languageQuery } },
    async (request, reply) =>
      await reply
        .header('content-disposition', attachment('mizan_wishes.csv'))
        .type('text/csv; charset=utf-8')
        .send(wishesCsv(await matched(request, reply), readerLanguage(request))),
  )

  app.delete(
    ROUTES.clearWishes.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove the books from the wish list that have been judged',
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const done = (await matched(request, reply)).filter(({ state }) => state === 'judged')
      await wishes.remove(
        ownerOf(request),
        done.map(({ id }) => id),
      )
      return await reply.code(204).send(null)
    },
  )

  app.delete(
    ROUTES.removeWish.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove a book from the wish list',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'wish_not_found')
      if ((await wishes.remove(ownerOf(request), [id])) === 0) throw new MizanError('wish_not_found')
      return await reply.code(204).send(null)
    },
  )
}
