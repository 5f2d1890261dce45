import { MizanError } from '../../../../contract/errors.ts'
import { classifyFailure } from './classify-failure.ts'
import { readContextWindow } from './context-window.ts'
import type { ModelProvider } from '../../../../contract/model-choice.ts'
import type { ModelSettings } from './model-settings.ts'

const PATIENCE_MS = 10_000

/**
 * Asks the provider for its list of models: costs no tokens and shows a wrong key, model or address before the first
 * book does, and of a server of one's own a model that is too small, where it says so.
 *
 * @returns undefined when nothing is wrong, or the address has no such list
 */
export async function checkModel(settings: ModelSettings, signal?: AbortSignal): Promise<MizanError | undefined> {
  const { provider, model, apiKey = '', baseUrl } = settings
  const { url, headers } = LISTINGS[provider](apiKey, baseUrl, encodeURIComponent(model))
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const until = signal ? AbortSignal.any([signal, patience]) : patience
  let response: Response
  try {
    response = await fetch(url, { headers, signal: until })
  } catch (error) {
    return new MizanError('engine_unreachable', { address: new URL(url).origin }, { cause: error })
  }
  const body = await response.text().catch(() => '')
  if (response.ok) return offers(settings, body) ? await findUnfit(settings, body, until) : missing(settings)
  const { kind } = classifyFailure({ status: response.status, body, headers: {}, message: '' })
  switch (kind) {
    case 'key-refused':
      return new MizanError('engine_key_refused')
    case 'credit-spent':
      return new MizanError('engine_credit_spent')
    case 'model-missing':
      // Asked for one model by name, 404 means that one; asked for the list, only that there is none.
      return namesModel(settings) ? missing(settings) : undefined
    case 'server-error':
    case 'rate-limited':
      return new MizanError('engine_unreachable', { address: new URL(url).origin })
    default:
      return undefined
  }
}

/** A window smaller than Mizan is set to would cut texts off without a word. */
async function findUnfit(settings: ModelSettings, list: string, signal: AbortSignal): Promise<MizanError | undefined> {
  const { provider, model, contextTokens: needed } = settings
  if (provider !== 'openai-compatible') return undefined
  const { tokens: window = needed, writes } = await readContextWindow(settings, list, signal)
  if (!writes) return new MizanError('engine_model_unfit', { model })
  return window < needed ? new MizanError('engine_model_small', { model, window, needed }) : undefined
}

const missing = ({ model }: ModelSettings): MizanError => new MizanError('engine_model_missing', { model })
const namesModel = ({ provider }: ModelSettings): boolean => provider === 'anthropic' || provider === 'google'

type Listing = { url: string; headers: Record<string, string> }

const bearer = (apiKey: string): Record<string, string> => (apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` })

const LISTINGS: Record<ModelProvider, (key: string, base: string | undefined, model: string) => Listing> = {
  openai: (key, base = 'https://api.openai.com/v1') => ({ url: `${base}/models`, headers: bearer(key) }),
  'openai-compatible': (key, base = '') => ({ url: `${base}/models`, headers: bearer(key) }),
  azure: (key, base = '') => ({ url: `${base}/v1/models?api-version=v1`, headers: { 'api-key': key } }),
  anthropic: (key, base = 'https://api.anthropic.com/v1', model) => ({
    url: `${base}/models/${model}`,
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
  }),
  google: (key, base = 'https://generativelanguage.googleapis.com/v1beta', model) => ({
    url: `${base}/models/${model}`,
    headers: { 'x-goog-api-key': key },
  }),
}

/** Azure lists what could be deployed, not what is; a server that names its models otherwise is left to the first call. */
function offers({ provider, model }: ModelSettings, body: string): boolean {
  if (provider === 'azure' || provider === 'anthropic' || provider === 'google') return true
  let names: string[]
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown }[] }
    names = (data ?? []).map(({ id }) => String(id))
  } catch {
    return true
  }
  // llama.cpp answers with its one model whatever name is asked for.
  if (names.length === 0 || (provider === 'openai-compatible' && names.length === 1)) return true
  return names.some((name) => name === model || name === `${model}:latest`)
}
