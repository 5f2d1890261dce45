import type { ModelSettings } from '../../pipeline/assess/llm/model/model-settings.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'

/**
 * The pipeline as it was loaded, or with the model that is chosen at the moment it is asked for, so that a change holds from the next book on,
 * in every process. The same choice gives the same one: its calls share one gate.
 */
export function pipelineOfChoice(
  load: () => Promise<Pipeline>,
  chosen: () => Promise<ModelSettings | null>,
): () => Promise<Pipeline> {
  let last: { choice: string; pipeline: Pipeline } | undefined
  return async () => {
    const [base, settings] = [await load(), await chosen()]
    if (settings === null) return base
    const choice = JSON.stringify(settings)
    if (last?.choice !== choice) last = { choice, pipeline: base.withModel(settings) }
    return last.pipeline
  }
}
