import * as z from 'zod'
import { librarySummarySchema, type LibrarySummary } from '../../../contract/library-facts.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { documentedAnswers } from './route-parts.ts'
import { keepAnswers } from './shared-reads.ts'

const summaryQuery = z.object({
  q: z.string().max(200).optional(),
  figures: z.enum(['true', 'false']).optional(),
})

/** So many answers are kept for those who ask the same. */
const KEPT = 50

/** GET /api/evaluations/summary: how many books there are of which kind, without the books. */
export function summaryRoutes(app: App, { database }: HttpDependencies): void {
  const { library, facts } = createRepositories(database.connection)
  const kept = keepAnswers<LibrarySummary>(KEPT)

  app.get(
    ROUTES.librarySummary.path,
    {
      schema: {
        tags: ['evaluations'],
        summary:
          'The library counted: how many books of each combination of verdict, age, language, genres and ratings',
        description: '`q` counts the judged books with these words; `figures=true` adds what the analytics show.',
        querystring: summaryQuery,
        ...documentedAnswers({ 200: librarySummarySchema }),
      },
    },
    async (request, reply) => {
      const search = request.query.q?.trim().toLowerCase() || undefined
      const withFigures = request.query.figures === 'true'
      const key = JSON.stringify([await library.version(), withFigures, search])
      const etag = `W/"${Buffer.from(key).toString('base64url')}"`
      void reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      return await reply.send(await kept(key, () => read(search, withFigures)))
    },
  )

  async function read(search: string | undefined, withFigures: boolean): Promise<LibrarySummary> {
    const counts = await facts.counts()
    const groups = await facts.groups(search)
    return { ...counts, ...groups, ...(withFigures ? { figures: await facts.figures() } : {}) }
  }
}
