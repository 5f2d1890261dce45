import { Readable } from 'node:stream'
import * as z from 'zod'
import { EVALUATION_STATUSES, listedEvaluationSchema } from '../../../contract/evaluation.ts'
import { FIT_ANSWERS } from '../../../contract/fit.ts'
import { FACT_FILTERS, LIST_SORTS, type FactFilters } from '../../../contract/library-facts.ts'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { LibraryFilter, LibraryPage } from '../../db/library-repository.ts'
import type { Shelves } from '../../fit/shelves.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { readerLanguage } from './reader-language.ts'
import { documentedAnswers } from './route-parts.ts'
import { keepAnswers, shareNext } from './shared-reads.ts'

const MAX_LIMIT = 1000
/** Rows read at once: memory stays flat, and no other request waits long for the embedded database. */
const CHUNK = 1000
/** So many pages are kept for those who ask for the same, each of at most so many rows. */
const [KEPT_PAGES, KEPT_ROWS] = [30, 100]

/** Several with commas between them: one of these. */
const options = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter((option) => option !== ''))
  .optional()

const listQuery = z.object({
  lang: z.enum(['en', 'ar']).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: z.uuid().optional(),
  q: z.string().max(200).optional(),
  status: z.enum(EVALUATION_STATUSES).optional(),
  /** Of judged books only. */
  sort: z.enum([...LIST_SORTS, 'fit']).optional(),
  age: options,
  verdict: options,
  language: options,
  genre: options,
  nmc: options,
  culture: options,
  safety: options,
  theme: options,
  languageLevel: options,
  /** The id of a profile, of those who may ask about it: `fit` and its order are for that reader. */
  reader: z.string().max(100).optional(),
  fit: z
    .string()
    .max(100)
    .transform((text) => FIT_ANSWERS.filter((answer) => text.split(',').includes(answer)))
    .optional(),
})

/** GET /api/evaluations: the whole library as one plain array, newest first. */
export function libraryRoutes(app: App, { database }: HttpDependencies, owners: ProfileAccess, shelves: Shelves): void {
  const { library, facts } = createRepositories(database.connection)
  // Many people look at the same first page, again and again.
  const version = shareNext(async () => await library.version())
  const pages = keepAnswers<LibraryPage>(KEPT_PAGES)
  const matches = keepAnswers<string[]>(KEPT_PAGES)

  app.get(
    ROUTES.evaluations.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'All evaluations, newest first, without texts',
        description:
          'Filters of judged books (`age`, `verdict`, `language`, `genre`, `nmc`, `culture`, `safety`, `theme`, `languageLevel`) ' +
          'take several values with commas between them; `sort` gives only judged books, the best rated or most rated first. ' +
          'With `reader`, the id of a profile, only judged books whose answer is one of `fit` are left, `sort=fit` puts what ' +
          'fits best first, and `X-Total-Count` says how many there are.',
        querystring: listQuery,
        ...documentedAnswers({ 200: z.array(listedEvaluationSchema) }),
      },
    },
    async (request, reply) => {
      const { lang: language, limit, cursor, q, status, sort, reader: profileId, fit, ...others } = request.query
      const reader = readerLanguage(request)
      const filters: FactFilters = others
      const search = q?.trim().toLowerCase() || undefined
      if (profileId !== undefined) {
        await owners.onRequest(request)
        const fits = await shelves.fitsOf(await owners.profileOf(request, profileId))
        const wanted = new Set(fits.filter(({ answer }) => fit?.includes(answer) ?? true).map(({ book }) => book))
        const left = await library.ids({
          search,
          facts: isFiltering(filters) ? await facts.matching(filters) : undefined,
          sort: sort === 'fit' ? undefined : sort,
        })
        const matching = new Set(left)
        const inOrder = sort === 'fit' ? fits.flatMap(({ book }) => (matching.has(book) ? book : [])) : left
        const found = inOrder.filter((id) => wanted.has(id))
        const from = cursor === undefined ? 0 : found.indexOf(cursor) + 1
        // A book that was the last one and is gone by now: nothing more, and never the beginning again.
        const some = from === 0 && cursor !== undefined ? [] : found.slice(from, from + (limit ?? MAX_LIMIT))
        const last = some.at(-1)
        if (last !== undefined && last !== found.at(-1)) {
          void reply.header('link', nextLink(request.query, { limit: String(some.length), cursor: last }))
        }
        void reply.header('x-total-count', String(found.length)).type('application/json; charset=utf-8')
        return await reply.send(`[${(await library.rows(some, { language, readerLanguage: reader })).join(',')}]`)
      }
      if (sort === 'fit') throw new MizanError('invalid_request', { reason: 'sort=fit needs a reader' })
      const etag = `W/"${await version()}-${language ?? `book-${reader}`}"`
      void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-language')
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      const filter = {
        language,
        readerLanguage: reader,
        status,
        search,
        before: cursor,
        sort,
      }
      const matching = async () =>
        isFiltering(filters)
          ? await matches(JSON.stringify([etag, filters]), async () => await facts.matching(filters))
          : undefined
      void reply.type('application/json; charset=utf-8')
      if (limit === undefined) return await reply.send(Readable.from(wholeList({ ...filter, facts: await matching() })))
      const read = async () => await library.page({ ...filter, facts: await matching(), limit })
      const page = limit > KEPT_ROWS ? await read() : await pages(JSON.stringify([etag, filter, filters, limit]), read)
      if (page.rows.length === limit && page.lastId !== null) {
        void reply.header('link', nextLink(request.query, { limit: String(limit), cursor: page.lastId }))
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

/** Where the books behind these are. */
function nextLink(query: object, more: { limit: string; cursor: string }): string {
  const next = new URLSearchParams(more)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && name !== 'limit' && name !== 'cursor') next.set(name, String(value))
  }
  return `<${ROUTES.evaluations.path}?${next.toString()}>; rel="next"`
}

function isFiltering(filters: FactFilters): boolean {
  return FACT_FILTERS.some((group) => (filters[group] ?? []).length > 0)
}
