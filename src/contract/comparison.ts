import * as z from 'zod/mini'
import { evaluatorSchema, findingCategorySchema } from './assessment.ts'
import { nmcCategorySchema } from './nmc.ts'
import { outcomeSchema } from './outcome.ts'

export const READINGS = ['model', 'embedded'] as const
/** Which of the two readings of a book. */
export type ReadingName = (typeof READINGS)[number]

const reading = z.object({ evaluator: evaluatorSchema, outcome: outcomeSchema })
const intensity = z.int().check(z.minimum(0), z.maximum(4))

/**
 * `GET /api/evaluate/{id}/comparison`: where the two readings of one book differ. What the model's reading says is the result
 * before any reviewer decides, the stricter of both where they are far apart.
 */
export const comparisonSchema = z.object({
  model: reading,
  embedded: reading,
  /** The five media categories, 0-4, in their usual order. */
  categories: z.array(z.object({ category: nmcCategorySchema, model: intensity, embedded: intensity })),
  /** Criteria of systems 1 and 2 whose scores lie apart, the widest first. */
  criteria: z.array(
    z.object({ key: z.string(), name: z.string(), system: z.int(), model: z.number(), embedded: z.number() }),
  ),
  /** Each passage once, in book order: the level each reading gives it, null where that one does not report it. */
  findings: z.array(
    z.object({
      category: findingCategorySchema,
      quote: z.string(),
      page: z.int(),
      start: z.int(),
      end: z.int(),
      model: z.nullable(intensity),
      embedded: z.nullable(intensity),
    }),
  ),
})
export type Comparison = z.infer<typeof comparisonSchema>
export type ComparedFinding = Comparison['findings'][number]
