import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import {
  bookOpinionsSchema,
  opinionSchema,
  opinionsWhatIfSchema,
  type BookOpinions,
  type OpinionsWhatIf,
} from '../../../contract/opinions.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { ProfileOwner } from '../../db/profile-repository.ts'
import { createRepositories } from '../../db/repositories.ts'
import { countOpinions } from '../../opinions/count-opinions.ts'
import { ifCounted } from '../../opinions/if-counted.ts'
import { opinionsWhatIf } from '../../opinions/opinions-what-if.ts'
import { spokenOf } from '../../opinions/spoken-of.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Access } from '../guard/access.ts'
import { countedAddress } from '../guard/client-address.ts'
import type { Families } from '../guard/families.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, idParams, languageQuery, parseId } from './route-parts.ts'

/** Of one address; a family tells of one book after the other. */
const TOLD_PER_MINUTE = 20
/** Checked by hand, so that what is missing is said in a sentence. */
const opinionBody = z
  .record(z.string(), z.unknown())
  .describe('timing (too_early, right, too_late), frightened, bored, younger (than the recommended age)')

/** What families say a book was to their child. It stands beside the judgement and changes nothing of it. */
export function opinionRoutes(
  app: App,
  { config, database }: HttpDependencies,
  access: Access,
  families: Families,
): void {
  const tags = ['opinions']
  const { catalogue, evaluations, loginAttempts, opinions } = createRepositories(database.connection)
  const isHome = config.adminPassword === undefined

  const bookOf = async (rawId: string): Promise<string> => {
    const book = parseId(rawId, 'evaluation_not_found')
    if ((await evaluations.find(book)) === null) throw new MizanError('evaluation_not_found')
    return book
  }
  /** A family by its code; at home the household. An institution has no child. */
  const teller = async (request: FastifyRequest): Promise<{ owner: ProfileOwner } | null> => {
    const family = await families.familyOf(request)
    return family === null && !isHome ? null : { owner: family }
  }
  const owners = new WeakMap<FastifyRequest, ProfileOwner>()
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const told = await teller(request)
    if (told !== null) owners.set(request, told.owner)
    else {
      await access.requireWriter(request)
      throw new MizanError('opinion_of_families')
    }
  }

  app.get(
    ROUTES.opinions.path,
    {
      schema: {
        tags,
        summary: 'What families say a book was to their child: one’s own, and for the institution how many say what',
        params: idParams,
        querystring: languageQuery,
        response: { 200: bookOpinionsSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<BookOpinions> => {
      const book = await bookOf(request.params.id)
      const told = await teller(request)
      const own = told === null ? null : await opinions.find(told.owner, book)
      const nothing = { mayTell: told !== null, own, counts: null, ifCounted: null }
      // A family sees its own opinion; what others say is for the institution to weigh.
      if (!(await access.isSignedIn(request))) return nothing
      const all = await opinions.ofBook(book)
      const spoken = spokenOf((await catalogue.shown([book], readerLanguage(request))).get(book)?.listed ?? null)
      return { ...nothing, counts: countOpinions(all), ifCounted: spoken && ifCounted(spoken, all) }
    },
  )

  app.put(
    ROUTES.tellOpinion.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Was it right for your child? One opinion a family and book; a later one takes its place',
        params: idParams,
        body: opinionBody,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { attempts, seconds } = await loginAttempts.count(`opinion ${countedAddress(request.ip)}`)
      if (attempts > TOLD_PER_MINUTE) throw new MizanError('rate_limited', { seconds: Math.max(1, seconds) })
      const book = await bookOf(request.params.id)
      const opinion = opinionSchema.safeParse(request.body)
      if (!opinion.success) throw new MizanError('opinion_incomplete')
      await opinions.tell(owners.get(request) ?? null, book, opinion.data)
      return await reply.code(204).send(null)
    },
  )

  app.delete(
    ROUTES.takeOpinionBack.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Take one’s opinion back',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      await opinions.takeBack(owners.get(request) ?? null, parseId(request.params.id, 'evaluation_not_found'))
      return await reply.code(204).send(null)
    },
  )

  app.get(
    ROUTES.opinionsWhatIf.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'What the library would come to if opinions counted; they do not',
        querystring: languageQuery,
        response: { 200: opinionsWhatIfSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<OpinionsWhatIf> => await opinionsWhatIf({ opinions, catalogue }, readerLanguage(request)),
  )
}
