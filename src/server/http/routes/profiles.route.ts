import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { profileListSchema, type ProfileList } from '../../../contract/families.ts'
import { briefFitSchema, fitSchema, fitsQuestionSchema, type BriefFit, type Fit } from '../../../contract/fit.ts'
import { bookDecisionInputSchema, MAX_PROFILES, readerProfileSchema } from '../../../contract/reader-profile.ts'
import { profilesCsv } from '../../../contract/profiles-csv.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { libraryFitsSchema, type LibraryFits } from '../../../contract/shelf.ts'
import { createRepositories } from '../../db/repositories.ts'
import { briefFits, fitForProfile } from '../../fit/fit-for-profile.ts'
import type { Shelves } from '../../fit/shelves.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { attachment } from './attachment.ts'
import { parseProfile, profileBody } from './profile-body.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'

const bookParams = z.object({ id: z.string(), book: z.string() })
/** Checked by hand, so that what is missing is said in a sentence. */
const decisionBody = z.record(z.string(), z.unknown()).describe('allowed (yes or no), reason')

/** Children, classes and shelves: of a family by its code, or the library's own for whoever is signed in. */
export function profileRoutes(
  app: App,
  { config, database }: HttpDependencies,
  { onRequest, ownerOf, profileOf }: ProfileAccess,
  shelves: Shelves,
): void {
  const tags = ['profiles']
  const { profiles, evaluations, fits } = createRepositories(database.connection)

  const bookOf = async (rawId: string): Promise<string> => {
    const book = parseId(rawId, 'evaluation_not_found')
    if ((await evaluations.find(book)) === null) throw new MizanError('evaluation_not_found')
    return book
  }

  app.get(
    ROUTES.profiles.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The profiles of this family, or the library’s own',
        response: { 200: profileListSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<ProfileList> => {
      const owner = ownerOf(request)
      return {
        owner: owner === null ? 'library' : 'family',
        familyCodes: config.adminPassword !== undefined,
        profiles: await profiles.list(owner),
      }
    },
  )

  app.post(
    ROUTES.createProfile.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make a profile of a child, a class or a shelf',
        description: 'Other fields than these are refused, so a photograph or a date of birth is never kept.',
        body: profileBody,
        response: { 201: readerProfileSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      const input = parseProfile(request.body)
      if ((await profiles.count(owner)) >= MAX_PROFILES)
        throw new MizanError('too_many_profiles', { max: MAX_PROFILES })
      const id = await profiles.create(owner, input)
      // The family was removed since its code was looked at.
      if (id === null) throw new MizanError('unauthorized')
      void reply.code(201)
      return await profileOf(request, id)
    },
  )

  app.put(
    ROUTES.changeProfile.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Change a profile; what was decided for single books stays',
        params: idParams,
        body: profileBody,
        response: { 200: readerProfileSchema, '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'profile_not_found')
      if (!(await profiles.update(ownerOf(request), id, parseProfile(request.body))))
        throw new MizanError('profile_not_found')
      return await profileOf(request, id)
    },
  )

  app.delete(
    ROUTES.removeProfile.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove a profile for good, with everything that was decided for it',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'profile_not_found')
      if (!(await profiles.remove(ownerOf(request), id))) throw new MizanError('profile_not_found')
      return await reply.code(204).send(null)
    },
  )

  app.get(
    ROUTES.exportProfile.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Everything that is kept of a profile, as a JSON file',
        params: idParams,
        response: { 200: readerProfileSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const profile = await profileOf(request, request.params.id)
      // Names stay out of file names, which travel further than files.
      void reply.header('content-disposition', attachment('mizan-profile.json'))
      return profile
    },
  )

  app.get(
    ROUTES.exportProfiles.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'All profiles of this family, or the library’s own, as a file: json or csv',
        querystring: z.object({ format: z.enum(['json', 'csv']).default('json') }),
        response: { 200: z.any(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const kept = await profiles.list(ownerOf(request))
      void reply.header('content-disposition', attachment(`mizan-profiles.${format}`))
      if (format === 'csv') return await reply.type('text/csv; charset=utf-8').send(profilesCsv(kept))
      return await reply.type('application/json; charset=utf-8').send(JSON.stringify(kept))
    },
  )

  app.put(
    ROUTES.decideBook.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Yes or no to one book for a profile, and why',
        params: bookParams,
        body: decisionBody,
        response: { 200: readerProfileSchema, '4xx': errorBody },
      },
    },
    async (request) => {
      const { id } = await profileOf(request, request.params.id)
      const book = await bookOf(request.params.book)
      const decision = bookDecisionInputSchema.safeParse(request.body)
      if (!decision.success) throw new MizanError('decision_incomplete')
      await profiles.decide(id, book, decision.data)
      return await profileOf(request, id)
    },
  )

  app.delete(
    ROUTES.undecideBook.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Take the yes or no to one book back',
        params: bookParams,
        response: { 200: readerProfileSchema, '4xx': errorBody },
      },
    },
    async (request) => {
      const { id } = await profileOf(request, request.params.id)
      await profiles.takeBack(id, parseId(request.params.book, 'evaluation_not_found'))
      return await profileOf(request, id)
    },
  )

  app.get(
    ROUTES.fitForProfile.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Whether a judged book is one for a profile, with reasons and passages',
        params: bookParams,
        response: { 200: fitSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<Fit> => {
      const profile = await profileOf(request, request.params.id)
      return await fitForProfile(fits, profile, await bookOf(request.params.book))
    },
  )

  app.get(
    ROUTES.libraryFits.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The answer for each judged book of the library, the book that fits best first',
        params: idParams,
        response: { 200: libraryFitsSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<LibraryFits> => ({
      fits: await shelves.fitsOf(await profileOf(request, request.params.id)),
    }),
  )

  app.post(
    ROUTES.briefFits.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Whether each of some books is one for a profile, in short; those not judged are left out',
        params: idParams,
        body: fitsQuestionSchema,
        response: { 200: z.array(briefFitSchema), '4xx': errorBody },
      },
    },
    async (request): Promise<BriefFit[]> =>
      await briefFits(fits, await profileOf(request, request.params.id), request.body.books),
  )
}
