import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { MAX_PASSWORD_CHARACTERS } from '../../config.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import { countedAddress } from '../guard/client-address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { errorBody } from './route-parts.ts'
import type { Sessions } from '../guard/sessions.ts'

const LOGINS_PER_MINUTE = 10

const sessionState = z.object({
  /** True also where no password is set: everything is open then. */
  signedIn: z.boolean(),
  passwordSet: z.boolean(),
  requireLogin: z.enum(['writes', 'uploads', 'all']),
})
const auditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(200),
  cursor: z.uuid().optional(),
})

/** Signing in and out, and the log of what administrators did. */
export function sessionRoutes(
  app: App,
  { config, database }: HttpDependencies,
  access: Access,
  sessions: Sessions | null,
): void {
  const { audit, loginAttempts } = createRepositories(database.connection)
  const tags = ['access']

  app.get(
    ROUTES.session.path,
    { schema: { tags, summary: 'Whether this browser is signed in', response: { 200: sessionState } } },
    async (request) => {
      return {
        signedIn: await access.isSignedIn(request),
        passwordSet: sessions !== null,
        requireLogin: config.requireLogin,
      }
    },
  )

  app.post(
    ROUTES.session.path,
    {
      // Before the password is even read.
      onRequest: async (request) => {
        if (sessions === null) return
        const { attempts, seconds } = await loginAttempts.count(countedAddress(request.ip))
        if (attempts > LOGINS_PER_MINUTE) throw new MizanError('rate_limited', { seconds: Math.max(1, seconds) })
      },
      schema: {
        tags,
        summary: 'Sign in with the administrator password',
        body: z.object({ password: z.string().max(MAX_PASSWORD_CHARACTERS) }),
        response: { 204: z.null(), 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      if (sessions !== null) {
        if (!(await sessions.passwordIsRight(request.body.password))) {
          request.log.warn({ address: request.ip }, 'a wrong password was given')
          throw new MizanError('wrong_password')
        }
        await sessions.open(request, reply)
      }
      return await reply.code(204).send(null)
    },
  )

  app.delete(
    ROUTES.session.path,
    { schema: { tags, summary: 'Sign out', response: { 204: z.null() } } },
    async (request, reply) => {
      await sessions?.close(request, reply)
      return await reply.code(204).send(null)
    },
  )

  app.get(
    ROUTES.audit.path,
    {
      onRequest: access.requireWriter,
      schema: { tags, summary: 'What administrators changed, newest first', querystring: auditQuery },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return await audit.list(request.query.limit, request.query.cursor)
    },
  )
}
