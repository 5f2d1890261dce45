import * as z from 'zod'
import { rescoringSchema } from '../../../contract/rescoring.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { cancelRescoring, rescoreLibrary } from '../../scoring/rescore-library.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { errorBody, idParams, parseId, performedByBody, performer } from './route-parts.ts'

const rescoringState = z.object({
  /** The newest run, running or over; null where there was none. */
  latest: z.nullable(rescoringSchema),
  /** Judged books that the active version has not judged. */
  outdated: z.int(),
})

/** /api/rescorings: judging the whole library again by the active version. */
export function rescoringRoutes(app: App, { database, queue }: HttpDependencies, access: Access): void {
  const { rescorings, scoringConfigs } = createRepositories(database.connection)
  const tags = ['scoring configurations']

  app.get(
    ROUTES.rescorings.path,
    { schema: { tags, summary: 'How far the library has been judged again', response: { 200: rescoringState } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      const active = await scoringConfigs.active()
      return {
        latest: await rescorings.latest(),
        outdated: active === null ? 0 : await rescorings.outdated(active.id),
      }
    },
  )

  app.post(
    ROUTES.startRescoring.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Judge the library again by the active version; a run that is going on is answered instead',
        body: performedByBody,
        response: { 202: rescoringSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      return await reply.code(202).send(await rescoreLibrary({ database, queue }, performer(request.body)))
    },
  )

  app.post(
    ROUTES.cancelRescoring.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Stop a run; books judged so far keep their new verdict, the others their old one',
        params: idParams,
        body: performedByBody,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'rescoring_not_found')
      await cancelRescoring(database, id, performer(request.body))
      return await reply.code(204).send(null)
    },
  )
}
