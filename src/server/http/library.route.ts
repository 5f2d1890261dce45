import { Readable } from 'node:stream'
import * as z from 'zod'
import { EVALUATION_STATUSES, listedEvaluationSchema } from '../../contract/evaluation.ts'
import { ROUTES } from '../../contract/routes.ts'
import { createRepositories } from '../db/repositories.ts'
import type { LibraryFilter } from '../db/library-repository.ts'
import type { App } from './app-type.ts'
import type { HttpDependencies } from './dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { documentedAnswers } from './route-parts.ts'

const MAX_LIMIT = 1000
/** Rows read at once: memory stays flat, and no other request waits long for the embedded database. */
const CHUNK = 1000

const listQuery = z.object({
  lang: z.enum(['en', 'ar']).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: z.uuid().optional(),
  q: z.string().max(200).optional(),
  status: z.enum(EVALUATION_STATUSES).optional(),
})

/** GET /api/evaluations: the whole library as one plain array, newest first. */
export function libraryRoutes(app: App, { database }: HttpDependencies): void {
  const { library } = createRepositories(database.connection)

  app.get(
    ROUTES.evaluations.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'All evaluations, newest first, without texts',
        querystring: listQuery,
        ...documentedAnswers({ 200: z.array(listedEvaluationSchema) }),
      },
    },
    async (request, reply) => {
      const { lang: language, limit, cursor, q, status } = request.query
      const search = q?.trim().toLowerCase()
      const reader = readerLanguage(request)
      const filter = {
        language,
        readerLanguage: reader,
        status,
        search: search === '' ? undefined : search,
        before: cursor,
      }
      const etag = `W/"${await library.version()}-${language ?? `book-${reader}`}"`
      void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-language')
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      void reply.type('application/json; charset=utf-8')
      if (limit === undefined) return await reply.send(Readable.from(wholeList(filter)))
      const page = await library.page({ ...filter, limit })
      if (page.rows.length === limit && page.lastId !== null) {
        const next = new URLSearchParams({ limit: String(limit), cursor: page.lastId })
        for (const [name, value] of Object.entries({ lang: language, q, status })) {
          if (value !== undefined) next.set(name, value)
        }
        void reply.header('link', `<${ROUTES.evaluations.path}?${next.toString()}>; rel="next"`)
      }
      return await reply.send(`[${page.rows.join(',')}]`)
    },
  )

  /** The rows are ready JSON, so the array is put together as text. */
  async function* wholeList(filter: Omit<LibraryFilter, 'limit'>): AsyncGenerator<string> {
    let before = filter.before
    let separator = '['
    for (;;) {
      const page = await library.page({ ...filter, before, limit: CHUNK })
      if (page.rows.length > 0) {
        yield separator + page.rows.join(',')
        separator = ','
      }
      if (page.lastId === null || page.rows.length < CHUNK) break
      before = page.lastId
    }
    yield separator === '[' ? '[]' : ']'
  }
}
