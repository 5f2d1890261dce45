import * as z from 'zod'
import { csvTable } from '../../../contract/books-csv.ts'
import { MizanError } from '../../../contract/errors.ts'
import {
  PLAN_FORMATS,
  PLAN_MINUTES,
  PLAN_YEARS,
  planKindSchema,
  readingPlanSchema,
  type ReadingPlan,
} from '../../../contract/reading-plan.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { Language } from '../../../contract/languages.ts'
import { planCsv } from '../../../pipeline/report/plan-csv.ts'
import { planIcs } from '../../../pipeline/report/plan-ics.ts'
import { createRepositories } from '../../db/repositories.ts'
import { makePlan } from '../../fit/make-plan.ts'
import type { Shelves } from '../../fit/shelves.ts'
import { wholeShelf } from '../../fit/show-shelf.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { attachment } from './attachment.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, idParams, languageQuery } from './route-parts.ts'

const planQuery = z
  .object({
    ...languageQuery.shape,
    kind: planKindSchema,
    /** Of the calendar of Umm al-Qura for Ramadan. */
    year: z.coerce.number().int(),
    month: z.coerce.number().int().min(1).max(12).default(1),
    minutes: z.coerce.number().int().min(PLAN_MINUTES.least).max(PLAN_MINUTES.most).default(PLAN_MINUTES.usual),
  })
  .refine(
    ({ kind, year }) => {
      const [first, last] = kind === 'ramadan' ? PLAN_YEARS.ramadan : PLAN_YEARS.month
      return year >= first && year <= last
    },
    { path: ['year'] },
  )
type PlanQuery = z.infer<typeof planQuery>

const listQuery = z.object({ ...languageQuery.shape, format: z.enum(['json', 'csv']).default('json') })
const TYPES = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const

/** What can be taken along of a shelf: a month of reading, and the list of its books. Neither is kept: both are made when they are asked for. */
export function planRoutes(app: App, { database }: HttpDependencies, owners: ProfileAccess, shelves: Shelves): void {
  const { fits } = createRepositories(database.connection)
  const { onRequest, profileOf } = owners
  const tags = ['shelves']
  const plan = async (profile: ReaderProfile, query: PlanQuery, language: Language): Promise<ReadingPlan> =>
    await makePlan(fits, await shelves.shelfOf(profile), { ...query, language })

  app.get(
    ROUTES.readingPlan.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'A month of reading from the shelf of a profile: school days, all days, or the evenings of Ramadan',
        params: idParams,
        querystring: planQuery,
        response: { 200: readingPlanSchema, '4xx': errorBody },
      },
    },
    async (request) => await plan(await profileOf(request, request.params.id), request.query, readerLanguage(request)),
  )

  app.get(
    ROUTES.exportPlan.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The same as a file: csv, or ics for calendars',
        params: z.object({ id: z.string(), format: z.string() }),
        querystring: planQuery,
        response: { 200: z.any(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const format = PLAN_FORMATS.find((known) => known === request.params.format)
      if (format === undefined) throw new MizanError('format_not_found')
      const language = readerLanguage(request)
      const made = await plan(await profileOf(request, request.params.id), request.query, language)
      const text = format === 'csv' ? planCsv(made, language) : planIcs(made, language, new Date())
      // Names stay out of file names, which travel further than files.
      void reply.header('content-disposition', attachment(`mizan-reading-plan.${format}`))
      return await reply.type(TYPES[format]).send(text)
    },
  )

  app.get(
    ROUTES.exportShelf.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'All books of the shelf of a profile as a file: json or csv',
        params: idParams,
        querystring: listQuery,
        response: { 200: z.any(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const profile = await profileOf(request, request.params.id)
      const books = await wholeShelf(fits, await shelves.shelfOf(profile), readerLanguage(request))
      void reply.header('content-disposition', attachment(`mizan-shelf.${format}`))
      if (format === 'json') return await reply.type('application/json; charset=utf-8').send(JSON.stringify(books))
      const rows = books.map((book) => [
        book.book,
        book.title,
        book.author,
        book.language,
        book.answer,
        String(book.stars),
      ])
      const text = csvTable([['Id', 'Title', 'Author', 'Language', 'Read', 'Stars'], ...rows])
      return await reply.type(TYPES.csv).send(text)
    },
  )
}
