import * as z from 'zod/mini'
import type { ModelTrial } from '../../../../contract/model-choice.ts'
import { MizanError } from '../../../../contract/errors.ts'
import { sentSchema } from '../answers.ts'
import { failureToTell } from '../calls/failure-to-tell.ts'
import { readAnswer } from '../calls/read-answer.ts'
import { checkModel } from './check-model.ts'
import { connectModel } from './connect-model.ts'
import { ModelFailure, type Model } from './model.ts'
import type { ModelSettings } from './model-settings.ts'
import { costOf } from './prices.ts'

/** Somebody looks at a button meanwhile; a computer at home first loads the model. */
const PATIENCE_MS = { service: 60_000, local: 240_000 }
/** Models that think aloud do so here, too. */
const MOST_TOKENS = 2000

const trialAnswer = z.object({ animals: z.array(z.string()), legs: z.enum(['2', '4', '6']) })

/**
 * Asks one small question in the form every question of a book has.
 *
 * @throws MizanError with the sentence the first book would fail with
 */
export async function tryModel(settings: ModelSettings, model: Model = connectModel(settings)): Promise<ModelTrial> {
  const fault = await checkModel(settings)
  if (fault !== undefined) throw fault
  const started = performance.now()
  const patience = AbortSignal.timeout(
    Math.min(PATIENCE_MS[settings.provider === 'openai-compatible' ? 'local' : 'service'], settings.timeoutMs),
  )
  try {
    const reply = await model.generate({
      name: 'trial',
      schema: sentSchema(trialAnswer),
      system: 'You answer with JSON of the given form and nothing else.',
      prompt: 'The cat sat beside the dog. Which animals are there, and how many legs has each?',
      maxOutputTokens: MOST_TOKENS,
      signal: patience,
    })
    if (reply.finish === 'refused') throw new MizanError('engine_content_refused')
    if (reply.finish !== 'complete' || !readAnswer(trialAnswer, reply.text).ok)
      throw new MizanError('engine_model_formless', { model: settings.model })
    return {
      milliseconds: Math.round(performance.now() - started),
      inputTokens: reply.inputTokens,
      outputTokens: reply.outputTokens,
      costUsd: costOf(settings.price, reply.inputTokens, reply.outputTokens),
    }
  } catch (error) {
    if (patience.aborted) throw failureToTell('timeout', settings)
    throw error instanceof ModelFailure ? failureToTell(error, settings) : error
  }
}
