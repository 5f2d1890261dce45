import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ModelTrial } from '../../../contract/model-choice.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { formatDuration, formatNumber, formatRoughDollars } from '../../lib/format.ts'

type Trial = { isPending: boolean; data: ModelTrial | undefined; error: unknown }

/** What came of one small question. It is there before the answer is, so that a screen reader hears of it. */
export function TrialOutcome({ trial: { isPending, data, error } }: { trial: Trial }) {
  const { t } = useTranslation()
  return (
    <output aria-live="polite" className="block empty:hidden">
      {isPending && <span className="text-soft">{t('model.trial.asking')}</span>}
      {data && <Answered trial={data} />}
      {error !== null && error !== undefined && (
        <span className="flex items-start gap-3 rounded-xl bg-bad-soft p-4 text-bad">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          <span className="min-w-0 break-words">
            <b className="block">{t('model.trial.failed')}</b>
            {serverSentence(error) ?? t('common.serverUnreachable')}
          </span>
        </span>
      )}
    </output>
  )
}

function Answered({ trial: { milliseconds, inputTokens, outputTokens, costUsd } }: { trial: ModelTrial }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <span className="flex items-start gap-3 rounded-xl bg-good-soft p-4 text-good">
      <CircleCheck aria-hidden className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">
        <b>{t('model.trial.answered', { time: formatDuration(milliseconds, language) })}</b>{' '}
        {t('model.trial.tokens', { input: number(inputTokens), output: number(outputTokens) })}{' '}
        {costUsd === null
          ? t('model.trial.unpriced')
          : t('model.trial.cost', { cost: formatRoughDollars(costUsd, language) })}
      </span>
    </span>
  )
}
