import * as z from 'zod/mini'

/** What a model was paid for to judge one book. Kept beside the result, never inside it. */
export const aiUsageSchema = z.object({
  /** Answered calls that were paid for; those taken from an earlier reading count below. */
  calls: z.int(),
  reusedCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; null where the price of the model is not known. */
  costUsd: z.nullable(z.number()),
})
export type AiUsage = z.infer<typeof aiUsageSchema>
