import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExampleBook } from '../../../contract/reading-cost.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { roughWords } from './rough-words.ts'
import { useReadingCosts } from './use-reading-costs.ts'

/** What a language model takes for books of three sizes, before one is sent to it; nothing where none judges. */
export function ReadingCosts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const costs = useReadingCosts()
  if (!costs) return null
  const each = (which: ExampleBook): string => {
    const example = costs.examples.find(({ book }) => book === which)
    if (!example) return '—'
    const { price, tokens, time } = roughWords(t, example, language)
    return t('model.costs.each', { price: price ?? tokens, time })
  }
  return (
    <p className="flex items-start gap-3 rounded-card bg-sunken p-4 text-sm">
      <Coins aria-hidden className="mt-0.5 size-5 shrink-0 text-gold-ink" />
      <span className="min-w-0 break-words">
        {t(costs.examples.some(({ focused }) => focused) ? 'model.costs.atMost' : 'model.costs.about', {
          model: `\u2068${costs.model}\u2069`,
          picture: each('picture'),
          chapter: each('chapter'),
          novel: each('novel'),
        })}
        {!costs.measured && <span className="text-soft"> {t('model.costs.usual')}</span>}
      </span>
    </p>
  )
}
