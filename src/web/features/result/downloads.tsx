import type { TFunction } from 'i18next'
import { Braces, FileDown, FileText, Scale } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiUsage } from '../../../contract/ai-usage.ts'
import type { Language } from '../../../contract/languages.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate, formatDollars, formatNumber } from '../../lib/format.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { useResult } from './result-context.ts'
import { type ReportFormat, useDownload } from './use-download.ts'

const FORMATS: readonly { format: ReportFormat; Icon: typeof FileDown }[] = [
  { format: 'pdf', Icon: FileDown },
  { format: 'json', Icon: Braces },
  { format: 'txt', Icon: FileText },
  { format: 'dossier', Icon: Scale },
]

/** What the model was paid for this book; nothing where none was asked. */
function usageWords(usage: AiUsage | undefined, t: TFunction, language: Language): string[] {
  if (usage === undefined) return []
  const tokens = formatNumber(usage.inputTokens + usage.outputTokens, language)
  return [
    t('result.tokens', { tokens, count: usage.calls }),
    usage.costUsd === null
      ? t('result.costUnknown')
      : t('result.cost', { cost: formatDollars(usage.costUsd, language) }),
  ]
}

/** The bottom of a result: the full report in three formats, and where to go from here. */
export function Downloads() {
  const { t } = useTranslation()
  const language = useLanguage()
  const openView = useOpenView()
  const { evaluation } = useResult()
  const download = useDownload()
  const { evaluator } = evaluation
  const origin = [
    t('result.evaluatedOn', { date: formatDate(evaluation.completedAt ?? evaluation.createdAt, language) }),
    evaluation.scoringConfigVersion && t('result.configuration', { version: evaluation.scoringConfigVersion }),
    evaluator &&
      (evaluator.model
        ? t('result.engineModel', { model: evaluator.model })
        : t('result.engineLexical', { version: evaluator.version })),
    evaluator?.reading === 'focused' && t('result.engineFocused'),
    ...usageWords(evaluation.aiUsage, t, language),
    evaluation.duplicateOf && t('result.duplicate'),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return (
    <div className="space-y-6">
      <Card className="no-print flex flex-wrap items-center gap-4">
        <h2 className="me-auto text-lg">{t('result.download.title')}</h2>
        {FORMATS.map(({ format, Icon }) => (
          <Button key={format} disabled={download.isPending} onClick={() => download.mutate(format)}>
            <Icon aria-hidden />
            {t(`result.download.${format}`)}
          </Button>
        ))}
      </Card>
      <div className="no-print flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => openView(undefined)}>
          {t('common.backHome')}
        </Button>
        <Button size="large" look="primary" onClick={() => openView('upload')}>
          {t('result.another')}
        </Button>
      </div>
      <p className="text-center text-sm text-soft">
        {origin.map((fact, index) => (
          // Each by itself: in Arabic a number would otherwise move to the Latin name before it.
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
    </div>
  )
}
