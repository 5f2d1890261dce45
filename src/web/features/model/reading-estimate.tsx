import { useTranslation } from 'react-i18next'
import type { ReadingCost } from '../../../contract/reading-cost.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { roughWords } from './rough-words.ts'

/** What the model's reading of one book is expected to take. */
export function ReadingEstimate({ cost }: { cost: ReadingCost }) {
  const { t } = useTranslation()
  const { calls, tokens, price, time } = roughWords(t, cost, useLanguage())
  const parts = [calls, tokens, ...(price === undefined ? [] : [price]), time]
  const told = { parts: parts.join(t('model.costs.comma')) }
  return <span>{cost.focused ? t('model.costs.ofBookAtMost', told) : t('model.costs.ofBook', told)}</span>
}
