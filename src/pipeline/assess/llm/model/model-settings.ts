import * as z from 'zod'
import { MODEL_PROVIDERS, type ModelChoice, type ModelProvider } from '../../../../contract/model-choice.ts'
import { knownPrice } from './prices.ts'

export type ModelSettings = {
  provider: ModelProvider
  model: string
  apiKey: string | undefined
  /** There is a key, and nobody can open it: every call is refused with the sentence that says so. */
  keySealed?: true
  baseUrl: string | undefined
  /** What completes a book when the model cannot: the embedded engine, or nothing (the book fails and can be retried). */
  fallback: 'lexical' | 'none'
  reading: 'full' | 'focused'
  /** Whether the model is shown the pictures of books. */
  pictures: boolean
  /** Without a single answer for this long a book is given up. */
  timeoutMs: number
  maxTokensPerBook: number | undefined
  /** What the model can hold at once, in tokens: text, rubric and answer together. */
  contextTokens: number
  /** Calls at once, of all books together. */
  concurrency: number
  /** US dollars a million tokens; undefined where nobody said. */
  price: { input: number; output: number } | undefined
}

/** @example fullName({ provider: 'openai', model: 'gpt-5.4-mini' }) // 'openai/gpt-5.4-mini' */
export const fullName = ({ provider, model }: Pick<ModelSettings, 'provider' | 'model'>): string =>
  `${provider}/${model}`

/** A refused key, or a hang, must be found in time: more is never waited for. */
const LONGEST_TIMEOUT_S = 600
const LARGE_WINDOW = 128_000
/** Local servers are often started with a small window, and cut off silently what is beyond it. */
const LOCAL_WINDOW = 8192

const text = z.string().trim().min(1)
/** A whole number in a variable of the environment, with a sentence for each fault. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${String(min)}`)
    .max(max, `must be at most ${String(max)}`)

const variables = z.object({
  AI_PROVIDER: z
    .enum(['lexical', ...MODEL_PROVIDERS], { error: `must be lexical, ${MODEL_PROVIDERS.join(', ')}` })
    .default('lexical'),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be a complete http:// or https:// address' }).optional(),
  AI_FALLBACK: z.enum(['lexical', 'none'], { error: 'must be lexical or none' }).default('none'),
  AI_READING: z.enum(['full', 'focused'], { error: 'must be full or focused' }).default('full'),
  AI_PICTURES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  AI_TIMEOUT_S: wholeNumber(1, LONGEST_TIMEOUT_S).default(LONGEST_TIMEOUT_S),
  AI_MAX_TOKENS_PER_BOOK: wholeNumber(1, 1_000_000_000).optional(),
  AI_CONTEXT_TOKENS: wholeNumber(4096, 10_000_000).optional(),
  AI_CONCURRENCY: wholeNumber(1, 32).default(3),
  AI_PRICES: z
    .string()
    .regex(
      /^\s*\d+(\.\d+)?\s*,\s*\d+(\.\d+)?\s*$/,
      'must be two prices in US dollars a million tokens, such as 0.75,4.50',
    )
    .optional(),
})

/**
 * Reads what the environment says about the model. Pure: the caller hands the variables in.
 *
 * @returns `settings` null where the embedded engine is asked for; `faults` one sentence each, never with a secret
 */
export function readModelSettings(given: Record<string, string | undefined>): {
  settings: ModelSettings | null
  faults: string[]
} {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(present)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  faults.push(...missing(present))
  if (!parsed.success || faults.length > 0) return { settings: null, faults }
  const { AI_PROVIDER: provider, AI_MODEL: model, ...rest } = parsed.data
  if (provider === 'lexical' || model === undefined) return { settings: null, faults }
  const local = provider === 'openai-compatible'
  return {
    faults,
    settings: {
      provider,
      model,
      apiKey: rest.AI_API_KEY,
      baseUrl: rest.AI_BASE_URL?.replace(/\/+$/, ''),
      fallback: rest.AI_FALLBACK,
      reading: rest.AI_READING,
      pictures: rest.AI_PICTURES === 'on',
      timeoutMs: rest.AI_TIMEOUT_S * 1000,
      maxTokensPerBook: rest.AI_MAX_TOKENS_PER_BOOK,
      contextTokens: rest.AI_CONTEXT_TOKENS ?? (local ? LOCAL_WINDOW : LARGE_WINDOW),
      concurrency: rest.AI_CONCURRENCY,
      price: statedPrice(rest.AI_PRICES) ?? (local ? undefined : knownPrice(model)),
    },
  }
}

/** Variables of the environment that hold for a model chosen elsewhere, too. */
export const MODEL_LIMITS = ['AI_TIMEOUT_S', 'AI_MAX_TOKENS_PER_BOOK', 'AI_CONCURRENCY', 'AI_PICTURES'] as const
export type ModelLimits = Partial<Record<(typeof MODEL_LIMITS)[number], string>>

/**
 * The settings of a choice that was made outside the environment.
 *
 * @throws Error when something its provider needs is missing; whoever lets people choose looks at that first
 */
export function settingsOf(choice: ModelChoice, apiKey: string | undefined, limits: ModelLimits = {}): ModelSettings {
  const { settings, faults } = readModelSettings({
    ...limits,
    AI_PROVIDER: choice.provider,
    AI_MODEL: choice.model,
    AI_API_KEY: apiKey,
    AI_BASE_URL: choice.baseUrl ?? undefined,
    AI_FALLBACK: choice.fallback,
    AI_READING: choice.reading,
    AI_CONTEXT_TOKENS: choice.contextTokens?.toString(),
  })
  if (settings === null) throw new Error(faults.join('; '))
  return choice.price === null ? settings : { ...settings, price: choice.price }
}

/** What one provider cannot do without. */
function missing(given: Record<string, string | undefined>): string[] {
  const provider = MODEL_PROVIDERS.find((name) => name === given['AI_PROVIDER'])
  if (provider === undefined) return []
  const needs = [
    'AI_MODEL',
    ...(provider === 'openai-compatible' ? [] : ['AI_API_KEY']),
    ...(provider === 'openai-compatible' || provider === 'azure' ? ['AI_BASE_URL'] : []),
  ]
  return needs
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set for AI_PROVIDER=${provider}`)
}

function statedPrice(value: string | undefined): ModelSettings['price'] {
  const [input, output] = (value ?? '').split(',').map(Number)
  return value === undefined || input === undefined || output === undefined ? undefined : { input, output }
}
