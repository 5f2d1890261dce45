import type { Engine } from '../../src/pipeline/assess/engine.ts'
import { createLexicalEngine } from '../../src/pipeline/assess/lexical/lexical-engine.ts'
import { createLlmEngine } from '../../src/pipeline/assess/llm/llm-engine.ts'
import type { ModelSettings } from '../../src/pipeline/assess/llm/model/model-settings.ts'
import { assessedCriteria, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { createFakePipeline } from './fake-pipeline.ts'

let lexical: Engine | undefined

/** A pipeline whose engine asks a model, the real one over HTTP; texts are read as they are, without a child process. */
export function createModelPipeline(settings: ModelSettings): Pipeline {
  const engine = createLlmEngine(settings, (lexical ??= createLexicalEngine()))
  return {
    ...createFakePipeline({ evaluator: engine.evaluator }),
    assess: (book, rules, options) => engine.assess(book, assessedCriteria(rules), options),
  }
}
