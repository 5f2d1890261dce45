import * as z from 'zod'
import { pictureTakingsSchema, takePicturesSchema } from '../../../contract/picture-taking.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { askForPictures } from '../../evaluations/ask-for-pictures.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Access } from '../guard/access.ts'
import { errorBody, performer } from './route-parts.ts'

/** /api/picture-takings: the pictures of books that were read before anybody took pictures out. */
export function pictureTakingRoutes(app: App, dependencies: HttpDependencies, access: Access): void {
  const { pictureTakings } = createRepositories(dependencies.database.connection)
  const tags = ['evaluations']

  app.get(
    ROUTES.pictureTakings.path,
    {
      schema: {
        tags,
        summary: 'How many judged books of the library have unknown pictures, and how far taking them out has come',
        response: { 200: pictureTakingsSchema },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      return await pictureTakings.counts()
    },
  )

  app.post(
    ROUTES.takePictures.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary:
          'Take the pictures of a judged book out of its stored file, or those of all books where they are unknown',
        body: z.nullish(takePicturesSchema),
        response: { 202: pictureTakingsSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { body } = request
      await askForPictures(dependencies, { ...body, performedBy: performer(body) })
      return await reply.code(202).send(await pictureTakings.counts())
    },
  )
}
