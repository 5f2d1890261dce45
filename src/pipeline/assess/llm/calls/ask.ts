import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { MizanError } from '../../../../contract/errors.ts'
import { sentSchema } from '../answers.ts'
import { ModelFailure, type Model, type ModelReply, type ModelRequest } from '../model/model.ts'
import { fullName, type ModelSettings } from '../model/model-settings.ts'
import { costOf } from '../model/prices.ts'
import { tokensOf } from '../reading/cut-parts.ts'
import type { Budget } from './budget.ts'
import type { CallEntry, CallJournal, CallPurpose } from './call-journal.ts'
import { callKey } from './call-key.ts'
import { failureToTell } from './failure-to-tell.ts'
import type { NarrowGate } from './narrow-gate.ts'
import { readAnswer } from './read-answer.ts'
import { mostAnswerTokens } from './room.ts'
import type { StallClock } from './stall-clock.ts'

export type Question<Schema extends z.ZodMiniType> = {
  purpose: CallPurpose
  schema: Schema
  system: string
  prompt: string
  images?: readonly Uint8Array[]
}

export type Ask = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>

export type AskDependencies = {
  model: Model
  settings: ModelSettings
  journal: CallJournal
  budget: Budget
  clock: StallClock
  gate: NarrowGate
  /** Aborted when the book is given up, for whatever reason. */
  signal: AbortSignal
  /** Told how many entries of an answer did not fit and were left out. */
  dropped?: (entries: number) => void
  /** Called with the failure that ends the book: no further call may begin. */
  giveUp: (reason: unknown) => void
}

/** Tries of a call that brought no answer, beyond the first, and what is waited before each unless the provider says. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]
/** How often an answer that does not fit is sent back with what is wrong with it. */
const MOST_REPAIRS = 2
/** One call may take this share of the time without an answer, so that a second one still fits. */
const CALL_SHARE = 0.45
/** What an answer usually needs, for the budget. */
const EXPECTED_ANSWER_TOKENS = 1500
/** What providers count for a picture of some 300 points; a page takes more, and is settled by what it took. */
export const PICTURE_TOKENS = 300

/**
 * Asks the model one question and gives its checked answer. An answer that was paid for before is taken from the journal;
 * a failure that may pass is tried again, an answer that does not fit is sent back with the fault, both a few times.
 *
 * @throws MizanError with a sentence for the reader, never retryable: everything that may pass was tried here
 */
export function createAsk(dependencies: AskDependencies): Ask {
  const { settings, journal, gate, signal, dropped, giveUp } = dependencies
  return async (question) => {
    const request = requestOf(question, settings)
    const key = callKey(settings, request)
    const kept = await reuse(key)
    if (kept !== undefined) return kept
    return await gate.pass(async () => {
      signal.throwIfAborted()
      try {
        // Another book with the same words may have been answered while this one waited.
        return (await reuse(key)) ?? (await pay(key))
      } catch (error) {
        // Before the gate lets the next call in.
        giveUp(error)
        throw error
      }
    })

    async function reuse(askedKey: string) {
      const answer = await journal.find(askedKey)
      if (answer === null) return undefined
      const read = readAnswer(question.schema, answer)
      if (!read.ok) return undefined
      await journal.record({ ...entry(askedKey), outcome: 'reused', answer: null })
      return read.value
    }

    async function pay(askedKey: string) {
      let repair: ModelRequest['repair']
      for (let repairs = 0; ; repairs += 1) {
        const reply = await answerTo(repair === undefined ? request : { ...request, repair }, dependencies)
        const read = readAnswer(question.schema, reply.text)
        if (read.ok && reply.finish === 'complete') {
          gate.open()
          dropped?.(read.dropped)
          await journal.record({ ...entry(askedKey, reply), outcome: 'answered', answer: JSON.stringify(read.value) })
          return read.value
        }
        await journal.record({ ...entry(askedKey, reply), outcome: 'rejected', answer: null })
        if (reply.finish === 'refused' || (repairs > 0 && soundsLikeRefusal(reply.text))) {
          throw new MizanError('engine_content_refused')
        }
        if (repairs >= MOST_REPAIRS) throw new MizanError('engine_malformed')
        repair = { answer: reply.text.slice(0, 4000), fault: faultOf(reply, read.ok ? '' : read.fault) }
      }
    }

    function entry(askedKey: string, reply?: TimedReply): Omit<CallEntry, 'outcome' | 'answer'> {
      const { inputTokens, outputTokens, milliseconds } = reply ?? { inputTokens: 0, outputTokens: 0, milliseconds: 0 }
      const costUsd = costOf(settings.price, inputTokens, outputTokens)
      return {
        key: askedKey,
        purpose: question.purpose,
        inputTokens,
        outputTokens,
        costUsd,
        model: fullName(settings),
        milliseconds,
      }
    }
  }
}

function requestOf(
  { purpose, schema, system, prompt, images }: Question<z.ZodMiniType>,
  { contextTokens }: ModelSettings,
): Omit<ModelRequest, 'signal'> {
  return {
    name: purpose,
    schema: sentSchema(schema),
    system,
    prompt,
    ...(images === undefined ? {} : { images }),
    maxOutputTokens: mostAnswerTokens(contextTokens),
  }
}

type TimedReply = ModelReply & { /** Of the try that was answered. */ milliseconds: number }

/** One answer, after as many tries as it takes and time allows. Settles the budget. */
async function answerTo(request: Omit<ModelRequest, 'signal'>, dependencies: AskDependencies): Promise<TimedReply> {
  const { model, settings, journal, budget, clock, signal } = dependencies
  const expected =
    tokensOf(request.system + request.prompt) +
    (request.images?.length ?? 0) * PICTURE_TOKENS +
    Math.min(EXPECTED_ANSWER_TOKENS, request.maxOutputTokens)
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted()
    budget.reserve(expected)
    let spent = 0
    const patience = AbortSignal.timeout(Math.ceil(Math.min(clock.left(), settings.timeoutMs * CALL_SHARE)) + 1)
    try {
      const asked = performance.now()
      const reply = await model.generate({ ...request, signal: AbortSignal.any([signal, patience]) })
      spent = reply.inputTokens + reply.outputTokens
      clock.answered()
      return { ...reply, milliseconds: Math.round(performance.now() - asked) }
    } catch (error) {
      signal.throwIfAborted()
      const failure = patience.aborted ? 'timeout' : error
      if (!(failure === 'timeout' || failure instanceof ModelFailure)) throw failure
      const delay = failure === 'timeout' ? 0 : (failure.retryAfterMs ?? RETRY_DELAYS_MS[tries] ?? Infinity)
      const mayPass = failure === 'timeout' || failure.mayPass
      const again = mayPass && tries < RETRY_DELAYS_MS.length && delay < clock.left()
      journal.failed?.({ kind: failure === 'timeout' ? failure : failure.kind, again, model: fullName(settings) })
      if (!again) throw failureToTell(failure, settings)
      await wait(delay, undefined, { signal })
    } finally {
      budget.settle(expected, spent)
    }
  }
}

function faultOf({ finish }: ModelReply, fault: string): string {
  return finish === 'cut-off'
    ? 'Your answer was cut off before its end. Answer again, complete but shorter: fewer entries and shorter texts.'
    : `Your answer could not be used: ${fault}. Answer again with the whole corrected JSON and nothing else.`
}

/** Models without a field for it refuse in prose. */
function soundsLikeRefusal(text: string): boolean {
  return (
    !text.includes('{') && /\b(?:sorry|cannot|can['’]t|unable|decline|not able)\b|عذر|لا أستطيع|لا يمكنني/i.test(text)
  )
}
