import type { TFunction } from 'i18next'
import type { Language } from '../../../contract/languages.ts'
import type { ReadingCost } from '../../../contract/reading-cost.ts'
import { formatNumber, formatRoughDollars, formatRoughDuration } from '../../lib/format.ts'

/** What a reading takes, in words as rough as the estimate is; no price where it is not known. */
export function roughWords(
  t: TFunction,
  { calls, inputTokens, outputTokens, costUsd, seconds }: ReadingCost,
  language: Language,
) {
  const tokens = Number((inputTokens + outputTokens).toPrecision(2))
  return {
    calls: t('model.costs.calls', { count: calls, number: formatNumber(calls, language) }),
    tokens: t('model.costs.tokens', { count: tokens, number: formatNumber(tokens, language) }),
    price: costUsd === null ? undefined : formatRoughDollars(costUsd, language),
    time: formatRoughDuration(seconds, language),
  }
}
