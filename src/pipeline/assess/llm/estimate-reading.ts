import type { Language } from '../../../contract/languages.ts'
import type { ReadingCost } from '../../../contract/reading-cost.ts'
import { PICTURE_TOKENS } from './calls/ask.ts'
import { mostAnswerTokens, partTokens } from './calls/room.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { costOf } from './model/prices.ts'
import { PICTURES_AT_ONCE } from './pictures/look-at-pictures.ts'

/** Tokens beside the book's own, and of answers, as counted over eight whole books that were read with these prompts. */
const PART = { input: 2400, output: 2000 }
const RATINGS = { input: 3900, output: 1900 }
const TEXTS = { input: 2000, output: 3000 }
/** Of the pictures that are shown at once, beside what each of them counts for. */
const BATCH = { input: 1300, output: 600 }
/** What each part adds to the two last requests: its events, and its findings by name. */
const LEFT_BY_A_PART = { ratings: 1100, texts: 150 }
const MOST_LEFT = { ratings: 20_000, texts: 2000 }

/** Milliseconds for a token of an answer where nothing was measured: services write some 60 a second, a computer at home 20. */
const USUAL_PACE = { service: 16, local: 50 }

/** English words and Arabic ones in tokens, with the space behind them. */
const TOKENS_PER_WORD: Record<Language, number> = { en: 1.5, ar: 2.45 }

/** @example tokensOfWords(1000, 'en') // 1500 */
export function tokensOfWords(words: number, language: Language): number {
  return Math.round(words * TOKENS_PER_WORD[language])
}

/**
 * What a model will be asked and paid for to read a text, and how long it takes; of a focused reading the most it can be.
 *
 * @param tokens of the text
 * @param pace milliseconds for a token of its answers, where earlier ones told
 * @param pictures of the book, where the model is shown them
 */
export function estimateReading(
  tokens: number,
  settings: ModelSettings,
  { pace, pictures = 0 }: { pace?: number | undefined; pictures?: number } = {},
): ReadingCost {
  const { contextTokens } = settings
  const shown = settings.pictures ? pictures : 0
  const batches = Math.ceil(shown / PICTURES_AT_ONCE)
  const parts = Math.max(1, Math.ceil(tokens / partTokens(contextTokens)))
  const room = Math.max(0, contextTokens - mostAnswerTokens(contextTokens) - RATINGS.input)
  const left = (kind: 'ratings' | 'texts'): number => Math.min(MOST_LEFT[kind], room, parts * LEFT_BY_A_PART[kind])
  const inputTokens =
    tokens +
    parts * PART.input +
    RATINGS.input +
    left('ratings') +
    TEXTS.input +
    left('texts') +
    batches * BATCH.input +
    shown * PICTURE_TOKENS
  const outputTokens = parts * PART.output + RATINGS.output + TEXTS.output + batches * BATCH.output
  // The first part goes alone: a refused key is found with one call.
  const rounds = 1 + Math.ceil((parts - 1) / settings.concurrency)
  const inTurn =
    rounds * PART.output + RATINGS.output + TEXTS.output + Math.ceil(batches / settings.concurrency) * BATCH.output
  const usual = settings.provider === 'openai-compatible' ? USUAL_PACE.local : USUAL_PACE.service
  return {
    calls: parts + 2 + batches,
    inputTokens,
    outputTokens,
    costUsd: costOf(settings.price, inputTokens, outputTokens),
    seconds: Math.ceil((inTurn * (pace ?? usual)) / 1000),
    ...(settings.reading === 'focused' && { focused: true }),
  }
}
