import { createHash } from 'node:crypto'
import type { ModelRequest } from '../model/model.ts'
import type { ModelSettings } from '../model/model-settings.ts'

/**
 * Names a request by everything that decides its answer: provider, model, parameters, schema and every word of the
 * prompt. Whatever changes, it is another question and is asked anew; whatever stays is never paid for twice.
 */
export function callKey(
  { provider, model }: Pick<ModelSettings, 'provider' | 'model'>,
  request: Pick<ModelRequest, 'name' | 'schema' | 'system' | 'prompt' | 'images' | 'maxOutputTokens'>,
): string {
  const { name, schema, system, prompt, images = [], maxOutputTokens } = request
  const pictures = images.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  return createHash('sha256')
    .update(
      JSON.stringify([provider, model, { temperature: 0, maxOutputTokens }, name, schema, system, prompt, pictures]),
    )
    .digest('hex')
}
