import * as z from 'zod/mini'
import { verdictSchema } from './verdict.ts'

/** When the book came for the child. */
export const TIMINGS = ['too_early', 'right', 'too_late'] as const
export const timingSchema = z.enum(TIMINGS)
export type Timing = z.infer<typeof timingSchema>

/**
 * What `PUT /api/evaluate/{id}/opinion` takes: was it right for your child? No text and no age: nothing else is asked for, and
 * nothing else received.
 */
export const opinionSchema = z.strictObject({
  timing: timingSchema,
  frightened: z.boolean(),
  bored: z.boolean(),
  /** The child was younger than the book is recommended for. */
  younger: z.boolean(),
})
export type Opinion = z.infer<typeof opinionSchema>

/** Of fewer families no share is told: of four, each is a quarter. */
export const FEWEST_FOR_SHARES = 5

/** How many families said what. */
export const opinionCountsSchema = z.object({
  families: z.int(),
  timings: z.object({ too_early: z.int(), right: z.int(), too_late: z.int() }),
  frightened: z.int(),
  bored: z.int(),
  /** Those whose child was younger than the book is recommended for. */
  younger: z.int(),
})
export type OpinionCounts = z.infer<typeof opinionCountsSchema>

/** The exact age with a plus: '8+'. */
const said = z.object({ verdict: verdictSchema, age: z.string() })
/** What opinions would make of a judgement if they counted. They do not. */
export const ifCountedSchema = z.object({ before: said, after: said, changes: z.array(z.enum(['verdict', 'age'])) })
export type IfCounted = z.infer<typeof ifCountedSchema>

/** `GET /api/evaluate/{id}/opinions`. */
export const bookOpinionsSchema = z.object({
  /** Whether this reader may say something: a family by its code, or the household whose library this is. */
  mayTell: z.boolean(),
  own: z.nullable(opinionSchema),
  /** null for whoever is neither the institution nor the household. */
  counts: z.nullable(opinionCountsSchema),
  /** null where too few have spoken to say anything. */
  ifCounted: z.nullable(ifCountedSchema),
})
export type BookOpinions = z.infer<typeof bookOpinionsSchema>

export const opinionsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  counts: opinionCountsSchema,
  ...ifCountedSchema.shape,
})

/** `GET /api/opinions/what-if`: what the whole library would come to if opinions counted. */
export const opinionsWhatIfSchema = z.object({
  /** Books of which at least one family spoke, and those of which enough did to say anything. */
  books: z.int(),
  enough: z.int(),
  older: z.int(),
  younger: z.int(),
  verdicts: z.int(),
  /** Changed verdicts first, then ages. */
  items: z.array(opinionsItemSchema),
})
export type OpinionsWhatIf = z.infer<typeof opinionsWhatIfSchema>
