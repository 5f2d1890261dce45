import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { familyCodeSchema, familySchema, newFamilySchema, type NewFamily } from '../../../contract/families.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Access } from '../guard/access.ts'
import { countedAddress } from '../guard/client-address.ts'
import { hashCode, newFamilyCode, type Families } from '../guard/families.ts'
import { errorBody, idParams, parseId, performer } from './route-parts.ts'

const CODES_PER_MINUTE = 10

/** Codes for families: who has one keeps profiles of their own, and finds nobody else's. */
export function familyRoutes(app: App, { database }: HttpDependencies, access: Access, families: Families): void {
  const tags = ['profiles']
  const onRequest = access.requireWriter

  app.get(
    ROUTES.families.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The families that were handed a code: no names, only when and how many profiles',
        response: { 200: z.array(familySchema), '4xx': errorBody },
      },
    },
    async () => await createRepositories(database.connection).families.list(),
  )

  app.post(
    ROUTES.createFamily.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'A code for a family; it is told this once',
        response: { 201: newFamilySchema, '4xx': errorBody },
      },
    },
    async (_request, reply): Promise<NewFamily> => {
      const code = newFamilyCode()
      const id = await database.transaction(async (transaction) => {
        const repositories = createRepositories(transaction)
        const family = await repositories.families.create(hashCode(code))
        await repositories.audit.add({
          action: 'family.create',
          targetKind: 'family',
          targetId: family,
          performedBy: performer(null),
          before: null,
          after: null,
        })
        return family
      })
      void reply.code(201)
      return { id, code }
    },
  )

  app.delete(
    ROUTES.removeFamily.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove a family for good: its code, its profiles and what was decided for them',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'family_not_found')
      await database.transaction(async (transaction) => {
        const repositories = createRepositories(transaction)
        if (!(await repositories.families.remove(id))) throw new MizanError('family_not_found')
        await repositories.audit.add({
          action: 'family.remove',
          targetKind: 'family',
          targetId: id,
          performedBy: performer(null),
          before: null,
          after: null,
        })
      })
      return await reply.code(204).send(null)
    },
  )

  app.post(
    ROUTES.openFamily.path,
    {
      schema: {
        tags,
        summary: 'Open the profiles of a family by its code',
        body: familyCodeSchema,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { loginAttempts } = createRepositories(database.connection)
      const { attempts, seconds } = await loginAttempts.count(`family ${countedAddress(request.ip)}`)
      if (attempts > CODES_PER_MINUTE) throw new MizanError('rate_limited', { seconds: Math.max(1, seconds) })
      if (!(await families.open(request, reply, request.body.code))) throw new MizanError('family_code_wrong')
      return await reply.code(204).send(null)
    },
  )

  app.delete(
    ROUTES.closeFamily.path,
    { schema: { tags, summary: 'Forget the code of the family in this browser', response: { 204: z.null() } } },
    async (request, reply) => {
      families.close(request, reply)
      return await reply.code(204).send(null)
    },
  )
}
