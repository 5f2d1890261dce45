import { useTranslation } from 'react-i18next'
import { criterionName } from '../../../contract/criterion-names.ts'
import { ratingTone, type Verdict } from '../../../contract/verdict.ts'
import { ratingWord } from '../../components/rating-word.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { useResult } from './result-context.ts'

/** The sum behind a verdict, so that it can be checked with pencil and paper. */
export function VerdictArithmetic() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { result, verdict } = useResult()
  const sum = result.verdict_arithmetic
  const needed = requirement(verdict, sum)
  const criterion = (key: string) =>
    criterionName(result.criteria.find((item) => item.key === key)?.name ?? key, language)
  return (
    <div className="space-y-4">
      <h3 className="text-lg">{t('result.arithmetic.title')}</h3>
      <p>{t(`result.arithmetic.rules.${sum.rule}`)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the keyboard scrolls it sideways */}
      <section aria-label={t('result.arithmetic.title')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-96 text-start">
          <thead className="text-sm text-soft">
            <tr>
              {(['system', 'rating', 'weight', 'points'] as const).map((head) => (
                <th key={head} scope="col" className="pb-2 text-start font-medium">
                  {t(`result.arithmetic.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sum.systems.map((row) => (
              <tr key={row.system} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  {t(`values.system.n${row.system as 1 | 2 | 3 | 4}`)}
                  {row.decidedBy && (
                    <span className="block text-sm text-soft">
                      {t('result.arithmetic.decidedBy', { criterion: criterion(row.decidedBy) })}
                    </span>
                  )}
                </th>
                <td className="py-2 pe-3">
                  <Badge tone={ratingTone(row.rating)}>{ratingWord(t, row.rating)}</Badge>
                </td>
                <td className="py-2 pe-3">{row.enabled ? `${row.weight}%` : t('result.arithmetic.off')}</td>
                <td className="py-2">{row.score === null ? '—' : Math.round(row.score)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong/60 font-semibold">
              <th scope="row" colSpan={3} className="py-2 text-start">
                {t('result.arithmetic.total')}
              </th>
              <td className="py-2">{Math.round(sum.score)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Line
          name={t('result.arithmetic.score')}
          value={t(needed.text, { score: Math.round(sum.score), needed: needed.score })}
          met={sum.score >= needed.score}
        />
        <Line
          name={t('result.arithmetic.moderates')}
          value={t('result.arithmetic.moderatesOf', { count: sum.moderates, allowed: needed.moderates })}
          met={sum.moderates <= needed.moderates}
        />
        <Line name={t('result.arithmetic.band')} value={t(`values.band.${sum.band}`)} />
        <Line
          name={t('result.arithmetic.ages')}
          value={`${sum.ages.recommended}+: ${t('result.arithmetic.agesText', { theme: sum.ages.theme, language: sum.ages.language, band: sum.ages.band })}`}
        />
      </dl>
    </div>
  )
}

function requirement(verdict: Verdict, sum: ReturnType<typeof useResult>['result']['verdict_arithmetic']) {
  return verdict === 'Not Whitelisted'
    ? {
        text: 'result.arithmetic.toGuidance' as const,
        score: sum.guidanceMinimum,
        moderates: sum.guidanceMaxModerates,
      }
    : { text: 'result.arithmetic.toWhitelist' as const, score: sum.whitelistedMinimum, moderates: sum.allowedModerates }
}

function Line({ name, value, met }: { name: string; value: string; met?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className={classNames('font-medium', met === false && 'text-caution', met === true && 'text-good')}>
        {value}
      </dd>
    </div>
  )
}
