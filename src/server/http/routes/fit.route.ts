import { MizanError } from '../../../contract/errors.ts'
import { fitSchema, type Fit } from '../../../contract/fit.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { fitForProfile } from '../../fit/fit-for-profile.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { parseProfile, profileBody } from './profile-body.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'

/** Whether a book is one for a reader who is told of in the request: nothing of them is kept. */
export function fitRoutes(app: App, { database }: HttpDependencies): void {
  const { evaluations, fits } = createRepositories(database.connection)

  app.post(
    ROUTES.fitForReader.path,
    {
      schema: {
        tags: ['profiles'],
        summary:
          'Whether a judged book is one for a reader: alone, together, to wait for, or not; with reasons and passages',
        description: 'The reader is told of in the request and not kept.',
        params: idParams,
        body: profileBody,
        response: { 200: fitSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<Fit> => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      if ((await evaluations.find(id)) === null) throw new MizanError('evaluation_not_found')
      return await fitForProfile(fits, { ...parseProfile(request.body), decisions: [] }, id)
    },
  )
}
