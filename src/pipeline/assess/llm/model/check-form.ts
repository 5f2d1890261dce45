import { MizanError } from '../../../../contract/errors.ts'
import type { ModelSettings } from './model-settings.ts'
import { tryModel } from './try-model.ts'

/**
 * Whether a model keeps to the form it is asked for: small ones, and servers that do not hold their answers to a schema, do
 * not, and every book would fail. Asked is only a server of one's own that takes no key, for it charges nothing.
 *
 * @returns undefined when nothing is wrong, where it is not asked, or when it does not answer in time: a model may be loading
 */
export async function checkForm(settings: ModelSettings): Promise<MizanError | undefined> {
  const { provider, apiKey = '', keySealed = false } = settings
  if (provider !== 'openai-compatible' || apiKey !== '' || keySealed) return undefined
  try {
    await tryModel(settings)
    return undefined
  } catch (error) {
    if (error instanceof MizanError) return error.code === 'engine_model_formless' ? error : undefined
    throw error
  }
}
