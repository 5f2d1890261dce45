import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { listedEvaluationSchema } from '../../../contract/evaluation.ts'
import { historyEntrySchema, reviewInputSchema, reviewSchema, undoReviewSchema } from '../../../contract/review.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { reviewEvaluation, undoReview } from '../../evaluations/review-evaluation.ts'
import { verdictHistory } from '../../evaluations/verdict-history.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { documentedAnswers, errorBody, idParams, languageQuery, parseId } from './route-parts.ts'

/** Checked by hand, so that what is missing is said in a sentence and not as a field of a schema. */
const reviewBody = z.record(z.string(), z.unknown()).describe('verdict, age (years), reason, performedBy, revision')

const queueQuery = z.object({
  ...languageQuery.shape,
  /** 0 asks for the count alone. */
  limit: z.coerce.number().int().min(0).max(200).default(50),
  cursor: z.uuid().optional(),
})
const queueAnswer = z.object({
  count: z.int(),
  items: z.array(listedEvaluationSchema),
  /** `?cursor=` of the next items, or null. */
  next: z.nullable(z.string()),
})
const reviewState = z.object({
  review: z.nullable(reviewSchema),
  verdictRevision: z.int(),
  needsReview: z.boolean(),
})

/** A person's decision about a book, the queue of books that ask for one, and how each verdict came about. */
export function reviewRoutes(app: App, { database }: HttpDependencies, access: Access): void {
  const { evaluations, checkpoints, library, history } = createRepositories(database.connection)
  const tags = ['reviews']

  app.get(
    ROUTES.reviewQueue.path,
    {
      schema: {
        tags,
        summary: 'Books that a person should look at, newest first',
        querystring: queueQuery,
        ...documentedAnswers({ 200: queueAnswer }),
      },
    },
    async (request, reply) => {
      const { limit, cursor } = request.query
      const count = await library.toReview()
      const language = readerLanguage(request)
      const filter = {
        language,
        readerLanguage: language,
        status: 'completed',
        needsReview: true,
        before: cursor,
      } as const
      const page = limit === 0 ? { rows: [], lastId: null } : await library.page({ ...filter, limit })
      const next = page.rows.length === limit ? page.lastId : null
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      // The rows are ready JSON.
      return await reply.send(
        `{"count":${String(count)},"items":[${page.rows.join(',')}],"next":${JSON.stringify(next)}}`,
      )
    },
  )

  app.post(
    ROUTES.review.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Confirm or override the verdict and the age of a judged book',
        description: '`revision` is the `verdictRevision` of the record that was read; another one by now answers 409.',
        params: idParams,
        body: reviewBody,
        response: { 200: reviewState, '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const parsed = reviewInputSchema.safeParse(request.body)
      if (!parsed.success) throw new MizanError('review_incomplete')
      return await reviewEvaluation(database, id, parsed.data)
    },
  )

  app.delete(
    ROUTES.undoReview.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Take the decision back; the engine’s verdict holds again',
        params: idParams,
        body: undoReviewSchema,
        response: { 200: reviewState, '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      return await undoReview(database, id, request.body)
    },
  )

  app.get(
    ROUTES.history.path,
    {
      schema: {
        tags,
        summary: 'Every verdict of a book, oldest first: engine, re-scorings, readings, reviews and their undoing',
        params: idParams,
        response: { 200: z.array(historyEntrySchema), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const stored = await evaluations.find(id)
      if (stored === null) throw new MizanError('evaluation_not_found')
      const judged = stored.status === 'completed' ? await checkpoints.judged(id) : null
      if (judged === null) throw new MizanError('evaluation_not_finished')
      void reply.header('cache-control', 'no-store')
      return await verdictHistory(history, stored, judged)
    },
  )
}
