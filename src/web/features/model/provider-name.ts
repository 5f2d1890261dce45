import type { TFunction } from 'i18next'
import type { ModelChoice, ModelProvider } from '../../../contract/model-choice.ts'

/** Names that are the same in every language. */
const NAMES: Record<Exclude<ModelProvider, 'openai-compatible'>, string> = {
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
}

/** A provider by the name people know. */
export function providerName(t: TFunction, provider: ModelProvider): string {
  return provider === 'openai-compatible' ? t('model.compatible') : NAMES[provider]
}

/** A model with its provider; of a server of one's own the model alone says more. @example 'OpenAI / gpt-5.4-mini' */
export function modelName({ provider, model }: Pick<ModelChoice, 'provider' | 'model'>): string {
  return provider === 'openai-compatible' ? model : `${NAMES[provider]} / ${model}`
}
