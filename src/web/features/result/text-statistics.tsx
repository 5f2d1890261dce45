import { useTranslation } from 'react-i18next'
import { readingStage } from '../../../contract/reading-stages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDuration, formatNumber } from '../../lib/format.ts'
import { useResult } from './result-context.ts'

/** The numbers behind the reading. */
export function TextStatistics() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { evaluation, result } = useResult()
  const { measures } = result
  const number = (value: number, digits = 0) => formatNumber(value, language, digits)
  const stage = readingStage(measures.cefr)
  const facts: [string, string][] = [
    [t('result.quality.characters'), number(evaluation.extractedTextLength)],
    [t('result.quality.words'), number(measures.words)],
    [t('result.quality.sentences'), number(measures.sentences)],
    [t(`result.quality.pages.${evaluation.pageKind ?? 'page'}`), number(evaluation.pages.length)],
    [t('result.quality.minutes'), formatDuration(Math.max(1, Math.round(measures.reading_minutes)) * 60_000, language)],
    [
      t('result.quality.grade'),
      measures.language_grade < 1 ? t('result.quality.beforeSchool') : number(measures.language_grade, 1),
    ],
    [t('result.quality.cefr'), stage ? `${measures.cefr} · ${t(`values.stage.${stage}`)}` : measures.cefr],
    [t('result.quality.unique'), number(measures.unique_words)],
    [t('result.quality.ease'), number(measures.reading_ease)],
    ...(evaluation.unverifiedQuotes > 0
      ? [[t('result.quality.unverified'), number(evaluation.unverifiedQuotes)] as [string, string]]
      : []),
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name} className="rounded-xl border border-line bg-surface p-3.5">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
