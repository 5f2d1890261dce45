import type { Evaluator } from '../../../contract/assessment.ts'
import { lexicalEvaluator } from '../lexical/lexical-evaluator.ts'
import { fullName, type ModelSettings } from './model/model-settings.ts'
import { promptVersion } from './prompts/render-prompt.ts'

/** Raised whenever the code, not a prompt, could judge the same answers differently. */
const ENGINE_VERSION = '1.3.0'

/** Who judges: the model that is configured, the wording it is asked in, and the lexicon whose leads it gets. */
export function llmEvaluator(settings: ModelSettings): Evaluator {
  return {
    engine: 'llm',
    version: ENGINE_VERSION,
    lexiconVersion: lexicalEvaluator().lexiconVersion,
    model: fullName(settings),
    promptVersion: promptVersion(),
    reading: settings.reading,
  }
}
