import {
  modelChoiceBodySchema,
  type ModelChoice,
  type ModelChoiceBody,
  type ModelProvider,
  type ModelSetup,
} from '../../../contract/model-choice.ts'

type Written = 'model' | 'baseUrl' | 'apiKey' | 'contextTokens' | 'inputPrice' | 'outputPrice'

/** A choice as it is being written; an empty text is nothing. */
export type ModelDraft = Record<Written, string> & Pick<ModelChoice, 'provider' | 'reading' | 'fallback'>

const EMPTY: ModelDraft = {
  provider: 'openai',
  model: '',
  baseUrl: '',
  apiKey: '',
  reading: 'full',
  fallback: 'none',
  contextTokens: '',
  inputPrice: '',
  outputPrice: '',
}

/** What the form begins with. A stored key is never part of it. */
export function draftOf(choice: ModelChoice | null): ModelDraft {
  if (choice === null) return EMPTY
  const { provider, model, baseUrl, reading, fallback, contextTokens, price } = choice
  return {
    provider,
    model,
    baseUrl: baseUrl ?? '',
    apiKey: '',
    reading,
    fallback,
    contextTokens: contextTokens?.toString() ?? '',
    inputPrice: price?.input.toString() ?? '',
    outputPrice: price?.output.toString() ?? '',
  }
}

/** The draft for another provider: what was written for one, its key above all, must not go to the next. */
export function withProvider(draft: ModelDraft, provider: ModelProvider, saved: ModelChoice | null): ModelDraft {
  const start = saved?.provider === provider ? draftOf(saved) : EMPTY
  return { ...start, provider, reading: draft.reading, fallback: draft.fallback }
}

/** What is sent. A price of which only one half is written is not a number, and so refused. */
export function bodyOf(draft: ModelDraft): ModelChoiceBody {
  const { provider, reading, fallback } = draft
  const { model, baseUrl, apiKey, contextTokens, inputPrice, outputPrice } = trimmed(draft)
  const number = (text: string) => (text === '' ? Number.NaN : Number(text))
  return {
    provider,
    model,
    baseUrl: baseUrl === '' ? null : baseUrl,
    reading,
    fallback,
    contextTokens: contextTokens === '' ? null : Number(contextTokens),
    price: inputPrice + outputPrice === '' ? null : { input: number(inputPrice), output: number(outputPrice) },
    ...(apiKey === '' ? {} : { apiKey }),
  }
}

function trimmed(draft: ModelDraft): Record<Written, string> {
  const { model, baseUrl, apiKey, contextTokens, inputPrice, outputPrice } = draft
  return {
    model: model.trim(),
    baseUrl: baseUrl.trim(),
    apiKey: apiKey.trim(),
    contextTokens: contextTokens.trim(),
    inputPrice: inputPrice.trim(),
    outputPrice: outputPrice.trim(),
  }
}

export const needsAddress = (provider: ModelProvider): boolean =>
  provider === 'azure' || provider === 'openai-compatible'

/** What there is to say about the key, as a sentence of the dictionary. */
type KeyState = 'stored' | 'unreadable' | 'notNeeded' | 'moved' | 'needed' | 'noSecret'

/** A stored key is used where provider and address are those it was given for, and nowhere else. */
export function keyState({ keepsKeys, key, choice }: ModelSetup, draft: ModelDraft): KeyState {
  if (!keepsKeys) return 'noSecret'
  const same = choice?.provider === draft.provider && originOf(choice.baseUrl ?? '') === originOf(draft.baseUrl.trim())
  if (same && key !== 'none') return key
  if (draft.provider === 'openai-compatible') return 'notNeeded'
  return key === 'stored' ? 'moved' : 'needed'
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

type DraftProblems = Partial<{
  model: 'modelNeeded'
  baseUrl: 'addressNeeded' | 'addressInvalid'
  apiKey: 'keyNeeded' | 'keyInvalid'
  contextTokens: 'contextTokens'
  inputPrice: 'price'
  outputPrice: 'price'
}>

/** Why a draft cannot be sent yet, by field. */
export function draftProblems(draft: ModelDraft, setup: ModelSetup): DraftProblems {
  const body = bodyOf(draft)
  const parsed = modelChoiceBodySchema.safeParse(body)
  const faulty = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.')))
  const key = keyState(setup, draft)
  const lacksKey = body.apiKey === undefined && key !== 'stored' && draft.provider !== 'openai-compatible'
  return {
    ...(faulty.has('model') && { model: 'modelNeeded' }),
    ...(faulty.has('baseUrl') && { baseUrl: 'addressInvalid' }),
    ...(body.baseUrl === null && needsAddress(draft.provider) && { baseUrl: 'addressNeeded' }),
    ...(faulty.has('apiKey') && { apiKey: 'keyInvalid' }),
    ...(lacksKey && { apiKey: 'keyNeeded' }),
    ...(faulty.has('contextTokens') && { contextTokens: 'contextTokens' }),
    // One sentence speaks of both: it is told once.
    ...(faulty.has('price.input') ? { inputPrice: 'price' } : faulty.has('price.output') && { outputPrice: 'price' }),
  }
}
