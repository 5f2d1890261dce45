import { MizanError } from '../../../contract/errors.ts'
import type { Engine } from '../engine.ts'
import { createAsk } from './calls/ask.ts'
import { createBudget } from './calls/budget.ts'
import { createMemoryJournal } from './calls/call-journal.ts'
import { createNarrowGate } from './calls/narrow-gate.ts'
import { createStallClock } from './calls/stall-clock.ts'
import { llmEvaluator } from './llm-evaluator.ts'
import { connectModel } from './model/connect-model.ts'
import type { Model } from './model/model.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { readWithModel } from './read-with-model.ts'

/**
 * An engine that asks a language model. The embedded engine reads the book first: its findings are the model's leads, and
 * its judgement holds wherever the model's cannot be trusted. With a fallback it also completes a book the model cannot.
 */
export function createLlmEngine(
  settings: ModelSettings,
  embedded: Engine,
  model: Model = connectModel(settings),
): Engine {
  const evaluator = llmEvaluator(settings)
  const gate = createNarrowGate(settings.concurrency)
  return {
    evaluator,
    async assess(book, criteria, options = {}) {
      const { signal, onStage, calls: journal = createMemoryJournal() } = options
      const own = await embedded.assess(book, criteria, signal === undefined ? {} : { signal })
      // The first failure ends the other calls of the book too.
      const stop = new AbortController()
      let dropped = 0
      const ask = createAsk({
        model,
        settings,
        journal,
        gate,
        budget: createBudget(settings.maxTokensPerBook, await journal.spentTokens()),
        clock: createStallClock(settings.timeoutMs),
        signal: signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]),
        dropped: (entries) => (dropped += entries),
        giveUp: (reason) => stop.abort(reason),
      })
      try {
        const assessment = await readWithModel({
          ask,
          settings,
          evaluator,
          book,
          criteria,
          embedded: own,
          ...(onStage && { onStage }),
        })
        return { ...assessment, unverifiedQuotes: assessment.unverifiedQuotes + dropped }
      } catch (error) {
        stop.abort(error)
        signal?.throwIfAborted()
        if (settings.fallback === 'lexical' && isOfTheModel(error)) {
          return { ...own, notices: [...own.notices, { code: 'fallback_engine' }] }
        }
        throw error
      }
    },
  }
}

function isOfTheModel(error: unknown): boolean {
  return error instanceof MizanError && error.code.startsWith('engine_')
}
