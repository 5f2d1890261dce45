import type { Engine } from '../../src/pipeline/assess/engine.ts'
import { createLlmEngine } from '../../src/pipeline/assess/llm/llm-engine.ts'
import { estimateReading } from '../../src/pipeline/assess/llm/estimate-reading.ts'
import { tokensOf } from '../../src/pipeline/assess/llm/reading/cut-parts.ts'
import type { ModelSettings } from '../../src/pipeline/assess/llm/model/model-settings.ts'
import { createThreadedEngine } from '../../src/pipeline/assess/threaded-engine.ts'
import { assessedCriteria, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { createFakePipeline } from './fake-pipeline.ts'

/** How long a thread may take on a busy machine decides nothing here. */
const PATIENCE_MS = 220_000

let embedded: Engine | undefined

/**
 * A pipeline whose engine asks a model, the real one over HTTP; texts are read as they are, without a child process. The
 * embedded engine has a thread as in the server: one that kept this thread busy for seconds would make the queue believe
 * that its worker has died.
 */
export function createModelPipeline(settings: ModelSettings): Pipeline {
  const own = (embedded ??= createThreadedEngine({ threads: 2, timeMs: PATIENCE_MS }))
  const engine = createLlmEngine(settings, own)
  return {
    ...createFakePipeline({ evaluator: engine.evaluator }),
    assess: (book, rules, options) => engine.assess(book, assessedCriteria(rules), options),
    withModel: (model) =>
      model === null
        ? {
            ...createFakePipeline({ evaluator: own.evaluator }),
            assess: (book, rules, options) => own.assess(book, assessedCriteria(rules), options),
          }
        : createModelPipeline(model),
    estimate: (book, expected) => estimateReading(tokensOf(book.text), settings, expected),
  }
}
