import { comparisonSchema, type Comparison } from '../../../contract/comparison.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Assessment } from '../../../contract/assessment.ts'
import { outcomeOf } from '../../../contract/outcome.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { compareReadings } from '../../../pipeline/compose/compare-readings.ts'
import { createRepositories } from '../../db/repositories.ts'
import { judgeKept } from '../../evaluations/judge-kept.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'
import { keepAnswers } from './shared-reads.ts'

/** Each takes seconds of the embedded engine. */
const COMPARISON_RATE = { max: 30, timeWindow: '1 minute' }
const KEPT = 20

/**
 * GET /api/evaluate/:id/comparison: the two readings of a book a model has read. The embedded engine's is not kept, for it comes
 * out the same each time: it is made again from the kept text.
 */
export function comparisonRoutes(app: App, { database, pipeline }: HttpDependencies, access: Access): void {
  const { evaluations, checkpoints, scoringConfigs, pictures } = createRepositories(database.connection)
  const kept = keepAnswers<Comparison>(KEPT)

  app.get(
    ROUTES.comparison.path,
    {
      config: { rateLimit: COMPARISON_RATE },
      // Work for an engine, as an upload is.
      onRequest: async (request) => await access.requireUploader(request),
      schema: {
        tags: ['evaluations'],
        summary: 'Where the model and the embedded engine read a book differently, passage by passage',
        params: idParams,
        response: { 200: comparisonSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<Comparison> => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const stored = await evaluations.find(id)
      if (stored === null) throw new MizanError('evaluation_not_found')
      if (stored.status !== 'completed') throw new MizanError('evaluation_not_finished')
      if (stored.evaluator?.engine !== 'llm' || stored.scoringConfigId === null)
        throw new MizanError('comparison_missing')
      const { scoringConfigId } = stored
      const key = [id, scoringConfigId, stored.verdictRevision].join()
      return await kept(key, async () => {
        const [book, model, rules, marks] = await Promise.all([
          checkpoints.book(id),
          checkpoints.assessment(id),
          scoringConfigs.find(scoringConfigId),
          pictures.marks(id),
        ])
        if (book === null || model === null || rules === null) throw new MizanError('comparison_missing')
        const engine = await pipeline()
        // Not the reader's signal: whoever asks for the same meanwhile waits for this answer.
        const embedded = await engine.withModel(null).assess(book, rules)
        const told = (assessment: Assessment) => {
          const { judgement } = judgeKept(engine, { stored, book, assessment, marks }, rules)
          return { assessment, outcome: outcomeOf(judgement) }
        }
        return compareReadings({ model: told(model), embedded: told(embedded) })
      })
    },
  )
}
