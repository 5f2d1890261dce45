import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { sourcesSchema, type SourcesState } from '../../../contract/sources.ts'
import { createDueRepository } from '../../db/due-repository.ts'
import { createOnixRepository } from '../../db/onix-repository.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'

const REJECTS_SHOWN = 50
const coverParams = z.object({ ...idParams.shape, source: z.string() })

/** What others say of books: where it comes from, and the covers it brought. */
export function sourceRoutes(app: App, { config, database, storage }: HttpDependencies, access: Access): void {
  const { evaluations } = createRepositories(database.connection)
  const onix = createOnixRepository(database.connection)
  const tags = ['sources']

  app.get(
    ROUTES.sources.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'The sources of ratings and publishers ages, and the feeds that were indexed',
        response: { 200: sourcesSchema, '4xx': errorBody },
      },
    },
    async (_request, reply): Promise<SourcesState> => {
      void reply.header('cache-control', 'no-store')
      const feeds = await onix.files()
      return {
        openLibrary: config.openLibraryUrl !== undefined,
        onix: config.onixDirectory !== undefined,
        waiting:
          config.openLibraryUrl === undefined && config.onixDirectory === undefined
            ? 0
            : await createDueRepository(database.connection).waiting(),
        feeds: await Promise.all(
          feeds.map(async (feed) => ({
            ...feed,
            modifiedAt: feed.modifiedAt.toISOString(),
            indexedAt: feed.indexedAt?.toISOString() ?? null,
            rejects: await onix.rejectsOf(feed.path, REJECTS_SHOWN),
          })),
        ),
      }
    },
  )

  app.get(
    ROUTES.sourceCover.path,
    { schema: { tags, summary: 'A cover that a source gave, as WebP', params: coverParams } },
    async (request, reply) => {
      const stored = await evaluations.find(parseId(request.params.id, 'evaluation_not_found'))
      const keys = { community: stored?.communityCoverKey, retailer: stored?.retailerCoverKey }
      const key = Object.hasOwn(keys, request.params.source) ? keys[request.params.source as keyof typeof keys] : null
      if (key === null || key === undefined) throw new MizanError('not_found')
      return await reply
        .header('cache-control', 'private, max-age=86400')
        .type('image/webp')
        .send(await storage.read(key))
    },
  )
}
