import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDollars, formatNumber } from '../../lib/format.ts'
import { Figure } from './figure.tsx'
import type { ModelSummary } from './summarise.ts'

/** What reading with language models has cost, where any was asked. */
export function ModelFigures({ models }: { models: ModelSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const priced = models.unpriced < models.books
  return (
    <section className="space-y-4 rounded-card bg-teal-soft p-5 sm:p-6">
      <div>
        <h2 className="text-xl">{t('analytics.models')}</h2>
        <p className="text-sm text-soft">{t('analytics.modelsLead')}</p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure
          name={t('analytics.modelBooks')}
          value={number(models.books)}
          text={t('analytics.modelBooksText', { calls: number(models.calls), count: models.reused })}
        />
        <Figure
          name={t('analytics.tokens')}
          value={number(models.inputTokens + models.outputTokens)}
          text={t('analytics.tokensText', { input: number(models.inputTokens), output: number(models.outputTokens) })}
        />
        <Figure
          name={t('analytics.cost')}
          value={priced ? formatDollars(models.costUsd, language) : '—'}
          text={models.unpriced === 0 ? t('analytics.costText') : t('analytics.costPartly', { count: models.unpriced })}
        />
      </dl>
    </section>
  )
}
