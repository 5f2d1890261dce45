import * as z from 'zod/mini'

/** What the reading of a text by the model is expected to take. */
export const readingCostSchema = z.object({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; null where the price of the model is not known. */
  costUsd: z.nullable(z.number()),
  seconds: z.int(),
  /** Only what the embedded engine marks is read, with samples: the figures are the most it can come to. */
  focused: z.optional(z.boolean()),
})
export type ReadingCost = z.infer<typeof readingCostSchema>

/** Books everybody has an idea of, by their words. */
export const EXAMPLE_BOOKS = { picture: 1000, chapter: 15_000, novel: 80_000 } as const
export type ExampleBook = keyof typeof EXAMPLE_BOOKS

/** `GET /api/reading-costs`: null where the embedded engine judges, which costs nothing. */
export const readingCostsSchema = z.nullable(
  z.object({
    model: z.string(),
    /** The time is from this model's own answers here, not from what is usual. */
    measured: z.boolean(),
    examples: z.array(z.extend(readingCostSchema, { book: z.enum(['picture', 'chapter', 'novel']), words: z.int() })),
  }),
)
export type ReadingCosts = z.infer<typeof readingCostsSchema>
