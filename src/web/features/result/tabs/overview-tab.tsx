import { Quote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AGE_GROUPS } from '../../../../contract/age.ts'
import { KEY_DRIVER_CHIPS } from '../../../../contract/limits.ts'
import { isUnsure, unsureBecause, ratingTone } from '../../../../contract/verdict.ts'
import { genreWord } from '../../../components/genre-word.ts'
import { ratingWord } from '../../../components/rating-word.ts'
import { SYSTEM_ICONS, SYSTEMS } from '../../../components/system-icons.ts'
import { Badge, TONE_STYLE, type Tone } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { VERDICT_ICON, VERDICT_TONE } from '../../../components/verdict-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useResult } from '../result-context.ts'
import { RetailerBlock } from '../retailer-block.tsx'
import { systemEvidence } from '../system-evidence.ts'
import { VerdictArithmetic } from '../verdict-arithmetic.tsx'

const SUITABILITY_TONE: Record<string, Tone> = { suitable: 'good', with_guidance: 'caution', not_suitable: 'bad' }

export function OverviewTab() {
  const { t } = useTranslation()
  const { evaluation, result, texts, verdict, openEvidence } = useResult()
  const VerdictIcon = VERDICT_ICON[verdict]
  const genres = result.genres.map((genre) => genreWord(t, genre))
  const drivers = texts.key_drivers.slice(0, KEY_DRIVER_CHIPS).filter((driver) => !genres.includes(driver))
  return (
    <div className="space-y-8">
      <Card className="space-y-6">
        <div className={classNames('flex items-start gap-4 rounded-xl p-4', TONE_STYLE[VERDICT_TONE[verdict]])}>
          <VerdictIcon aria-hidden className="mt-0.5 size-8 shrink-0" />
          <div>
            <h2 className="text-xl">{t(`values.verdict.${verdict}`)}</h2>
            <p className="font-medium">
              {t(`values.verdictText.${isUnsure(evaluation, result) ? unsureBecause(evaluation) : verdict}`)}
            </p>
            <p className="mt-1">{texts.verdict_explanation}</p>
          </div>
        </div>
        <VerdictArithmetic />
      </Card>
      <section className="space-y-4">
        <div>
          <h2 className="text-xl">{t('result.overview.framework')}</h2>
          <p className="text-soft">{t('result.overview.frameworkText')}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2">
          {SYSTEMS.map((system) => {
            const { field, rated, refs } = systemEvidence(result, system)
            const Icon = SYSTEM_ICONS[system]
            const name = t(`values.system.n${system}`)
            const texted = texts[field]
            return (
              <li
                key={system}
                className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card"
              >
                <div className="flex items-center gap-3">
                  <Icon aria-hidden className="size-6 text-palm" />
                  <h3 className="flex-1 text-base">{name}</h3>
                  <Badge tone={ratingTone(rated.rating)}>{ratingWord(t, rated.rating)}</Badge>
                </div>
                <p className="flex-1">{texted.assessment}</p>
                <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
                  <span>
                    {t('result.overview.score', { score: Math.round(rated.score) })}
                    {'min_age' in rated && ` · ${t('result.overview.fromAge', { age: Math.round(rated.min_age) })}`}
                  </span>
                  <Button
                    size="small"
                    aria-label={t('result.overview.evidenceFor', { name })}
                    onClick={() => openEvidence(name, refs, 'reasons' in texted ? texted.reasons : texted.concerns)}
                  >
                    <Quote aria-hidden />
                    {t('result.overview.openEvidence')} ({refs.length})
                  </Button>
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="space-y-3">
        <h2 className="text-xl">{t('result.overview.ageRationale')}</h2>
        <p className="max-w-prose">{texts.age_rationale}</p>
      </section>
      <section className="space-y-3">
        <h2 className="text-xl">{t('result.overview.ages')}</h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {AGE_GROUPS.map((group) => {
            const code = result.age_suitability[group]
            return (
              <div
                key={group}
                className={classNames(
                  'rounded-xl p-3 text-center',
                  TONE_STYLE[SUITABILITY_TONE[code ?? ''] ?? 'neutral'],
                )}
              >
                <dt className="text-lg font-semibold">
                  <bdi dir="ltr">{group}</bdi>
                </dt>
                <dd className="text-sm">
                  {code ? t(`values.suitability.${code}`) : (texts.age_verdicts[group] ?? '—')}
                </dd>
              </div>
            )
          })}
        </dl>
      </section>
      {evaluation.retailerData?.status === 'ok' && (
        <RetailerBlock retailer={evaluation.retailerData} recommended={result.recommended_age} />
      )}
      <section className="space-y-3">
        <h2 className="text-xl">{t('result.overview.genres')}</h2>
        <ul className="flex flex-wrap gap-2">
          {genres.map((genre) => (
            <li key={genre}>
              <Badge tone="palm">{genre}</Badge>
            </li>
          ))}
          {drivers.map((chip) => (
            <li key={chip}>
              <Badge tone="gold">{chip}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
