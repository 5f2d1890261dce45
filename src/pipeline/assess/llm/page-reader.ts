import { pageAnswer } from './answers.ts'
import { createAsk } from './calls/ask.ts'
import { createBudget } from './calls/budget.ts'
import { createMemoryJournal, type CallJournal } from './calls/call-journal.ts'
import { createNarrowGate } from './calls/narrow-gate.ts'
import { createStallClock } from './calls/stall-clock.ts'
import { connectModel } from './model/connect-model.ts'
import type { Model } from './model/model.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { renderPrompt } from './prompts/render-prompt.ts'

type ReadPicture = (jpeg: Uint8Array, timeMs: number) => Promise<{ text: string; readable: number } | null>

/** What stands in for a word the model could not read. */
const ILLEGIBLE = /\s*\[\?\]/g

/**
 * Reads pictures of pages with a model. A page it cannot read in time is no failure: the embedded recognition of it stays.
 * After a failure that will not pass no further page of the book is tried.
 */
export function createPageReader(settings: ModelSettings, model: Model = connectModel(settings)) {
  const gate = createNarrowGate(settings.concurrency)
  return (options: { calls?: CallJournal | undefined; signal?: AbortSignal | undefined }): ReadPicture => {
    const { calls: journal = createMemoryJournal(), signal } = options
    let givenUp = false
    return async (jpeg, timeMs) => {
      if (givenUp) return null
      const patience = AbortSignal.timeout(Math.max(1, Math.ceil(timeMs)))
      const ask = createAsk({
        model,
        settings,
        journal,
        gate,
        budget: createBudget(settings.maxTokensPerBook, await journal.spentTokens()),
        clock: createStallClock(Math.min(settings.timeoutMs, timeMs)),
        signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
        // One page at a time: there is nothing else to stop.
        giveUp: () => undefined,
      })
      try {
        const page = await ask({
          purpose: 'page',
          schema: pageAnswer,
          system: renderPrompt('system'),
          prompt: renderPrompt('page'),
          images: [jpeg],
        })
        return { text: page.text.replaceAll(ILLEGIBLE, ''), readable: page.readable }
      } catch {
        // Why, the assessment of the same book will say: it asks the same model.
        givenUp = !patience.aborted
        return null
      }
    }
  }
}
