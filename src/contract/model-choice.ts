import * as z from 'zod/mini'

export const MODEL_PROVIDERS = ['openai', 'azure', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** What can be chosen about the language model without a look at the environment. The key is not among it. */
export const modelChoiceSchema = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  model: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** null: the provider's own address. */
  baseUrl: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
  reading: z.enum(['full', 'focused']),
  fallback: z.enum(['lexical', 'none']),
  /** What the model can hold at once, in tokens; null: what is usual for the provider. */
  contextTokens: z.nullable(z.int().check(z.minimum(4096), z.maximum(10_000_000))),
  /** US dollars a million tokens; null: those known of the model, if any. */
  price: z.nullable(
    z.object({
      input: z.number().check(z.minimum(0), z.maximum(10_000)),
      output: z.number().check(z.minimum(0), z.maximum(10_000)),
    }),
  ),
})
export type ModelChoice = z.infer<typeof modelChoiceSchema>

/** The body that saves or tries a choice. Without `apiKey` the stored one is used, where provider and address are the same. */
export const modelChoiceBodySchema = z.extend(modelChoiceSchema, {
  apiKey: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))),
})
export type ModelChoiceBody = z.infer<typeof modelChoiceBodySchema>

/** `GET /api/admin/model`: what judges now, and what may be changed. Never the key. */
export const modelSetupSchema = z.object({
  /** The environment's word holds over the page's: with AI_PROVIDER set nothing can be changed here. */
  fixed: z.boolean(),
  /** Whether a model judges; without one it is the embedded engine. */
  active: z.boolean(),
  choice: z.nullable(modelChoiceSchema),
  /** 'unreadable': stored under another SETTINGS_SECRET, or there is none any more. */
  key: z.enum(['none', 'stored', 'unreadable']),
  /** Whether SETTINGS_SECRET is there to store a key with. */
  keepsKeys: z.boolean(),
  changedAt: z.nullable(z.string()),
})
export type ModelSetup = z.infer<typeof modelSetupSchema>

/** What one small question came to. */
export const modelTrialSchema = z.object({
  milliseconds: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; null where the price is not known. */
  costUsd: z.nullable(z.number()),
})
export type ModelTrial = z.infer<typeof modelTrialSchema>
