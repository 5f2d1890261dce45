import * as z from 'zod'
import { ROUTES } from '../../../contract/routes.ts'
import {
  newShelfAddressSchema,
  shelfAddressSchema,
  type NewShelfAddress,
  type ShelfAddress,
} from '../../../contract/shelf.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { hashToken } from '../guard/sessions.ts'
import { newShelfToken } from '../guard/shelf-token.ts'
import { errorBody, idParams } from './route-parts.ts'

/** The secret address of a shelf: made, told once, and revoked. */
export function shelfAddressRoutes(app: App, { database }: HttpDependencies, owners: ProfileAccess): void {
  const { shelfAddresses } = createRepositories(database.connection)
  const { onRequest, profileOf } = owners
  const tags = ['shelves']

  app.get(
    ROUTES.shelfAddress.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Whether the shelf of a profile has a secret address, and since when',
        params: idParams,
        response: { 200: shelfAddressSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<ShelfAddress> => {
      const { id } = await profileOf(request, request.params.id)
      return { createdAt: (await shelfAddresses.since(id))?.toISOString() ?? null }
    },
  )

  app.post(
    ROUTES.makeShelfAddress.path,
    {
      onRequest,
      schema: {
        tags,
        summary:
          'A secret address for the shelf of a profile; it is told this once, and the one before opens nothing any more',
        params: idParams,
        response: { 201: newShelfAddressSchema, '4xx': errorBody },
      },
    },
    async (request, reply): Promise<NewShelfAddress> => {
      const { id } = await profileOf(request, request.params.id)
      const [token, at] = [newShelfToken(), new Date()]
      await shelfAddresses.replace(id, hashToken(token), at)
      void reply.code(201)
      return { token, createdAt: at.toISOString() }
    },
  )

  app.delete(
    ROUTES.revokeShelfAddress.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Revoke the secret address: it opens nothing any more, at once',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { id } = await profileOf(request, request.params.id)
      await shelfAddresses.remove(id)
      return await reply.code(204).send(null)
    },
  )
}
