import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { genreWord } from '../../components/genre-word.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDuration, formatNumber, formatPercent } from '../../lib/format.ts'
import { useEvaluations } from '../library/use-evaluations.ts'
import { useLibrarySummary } from '../library/use-library-summary.ts'
import { Bars } from './bars.tsx'
import { ExportLibrary } from './export-library.tsx'
import { Figure } from './figure.tsx'
import { ModelFigures } from './model-figures.tsx'
import { type Summary, summarise, summariseCounted } from './summarise.ts'

export function AnalyticsPage() {
  const { t } = useTranslation()
  const { data, large, ...whole } = useEvaluations()
  const counted = useLibrarySummary({ figures: true, enabled: large })
  const { error, isPending, refetch } = large ? counted : whole
  const summary = useMemo(() => {
    if (large) return counted.data && summariseCounted(counted.data)
    return data && summarise(data)
  }, [large, counted.data, data])
  return (
    <div>
      <PageHeader title={t('analytics.title')} lead={t('analytics.lead')} back={t('common.back')} />
      {isPending && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <output className="sr-only">{t('common.loading')}</output>
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-32" />
          ))}
        </div>
      )}
      <LoadProblem query={{ error, data: summary, refetch }} />
      {summary?.total === 0 && (
        <EmptyState title={t('analytics.empty')} text={t('analytics.emptyText')}>
          <Link to="/" className={buttonStyle({ look: 'primary' })}>
            {t('analytics.goHome')}
          </Link>
        </EmptyState>
      )}
      {summary && summary.total > 0 && <Dashboard summary={summary} />}
    </div>
  )
}

const VERDICT_FILL: Record<string, string> = {
  Whitelisted: 'bg-good',
  'Parent Guidance': 'bg-gold',
  'Not Whitelisted': 'bg-bad',
}

function Dashboard({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { models, retailer } = summary
  const time = summary.meanProcessingMs
  return (
    <div className="space-y-8">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          name={t('analytics.total')}
          value={number(summary.total)}
          text={t('analytics.totalText', { completed: number(summary.completed), failed: number(summary.failed) })}
        />
        <Figure
          name={t('analytics.success')}
          value={formatPercent(summary.successRate, language)}
          text={t('analytics.successText')}
        />
        <Figure
          name={t('analytics.time')}
          value={time === undefined ? '—' : formatDuration(time, language)}
          text={t('analytics.timeText')}
        />
        <Figure
          name={t('analytics.whitelisted')}
          value={number(summary.whitelisted)}
          text={t('analytics.whitelistedText')}
        />
      </dl>
      {models && <ModelFigures models={models} />}
      {retailer && (
        <section className="space-y-4 rounded-card bg-teal-soft p-5 sm:p-6">
          <h2 className="text-xl">{t('analytics.retailer')}</h2>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Figure
              name={t('analytics.coverage')}
              value={formatPercent(retailer.covered / Math.max(1, summary.completed), language)}
              text={t('analytics.coverageText', { count: retailer.covered, total: number(summary.completed) })}
            />
            <Figure
              name={t('analytics.accuracy')}
              value={formatPercent(retailer.matching / retailer.covered, language)}
              text={t('analytics.accuracyText')}
            />
            <Figure
              name={t('analytics.discrepancies')}
              value={number(retailer.differing)}
              text={t('analytics.discrepanciesText')}
            />
          </dl>
        </section>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Bars
          title={t('analytics.verdicts')}
          rows={summary.verdicts}
          word={(name) => verdictWord(t, name)}
          fill={(name) => VERDICT_FILL[name] ?? 'bg-soft'}
        />
        <Bars title={t('analytics.languages')} rows={summary.languages} word={(name) => languageWord(t, name)} />
        <Bars
          title={t('analytics.genres')}
          rows={summary.genres}
          word={(name) => genreWord(t, name)}
          fill={() => 'bg-palm'}
          none={t('analytics.noGenres')}
        />
        <Bars title={t('analytics.ages')} rows={summary.ages} word={(name) => name} fill={() => 'bg-gold'} />
      </div>
      <ExportLibrary />
    </div>
  )
}

function verdictWord(t: TFunction, name: string): string {
  const known = (['Whitelisted', 'Parent Guidance', 'Not Whitelisted'] as const).find((word) => word === name)
  return t(`values.verdict.${known ?? 'Unknown'}`)
}

function languageWord(t: TFunction, name: string): string {
  const known = (['English', 'Arabic', 'Bilingual'] as const).find((word) => word === name)
  return known ? t(`values.language.${known}`) : name
}
