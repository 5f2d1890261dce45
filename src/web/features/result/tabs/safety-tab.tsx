import { useTranslation } from 'react-i18next'
import { criterionName } from '../../../../contract/criterion-names.ts'
import { DOMAINS, domainConcern, ratingTone } from '../../../../contract/verdict.ts'
import { ratingWord } from '../../../components/rating-word.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Progress } from '../../../components/ui/progress.tsx'
import { TextOnlyMark } from '../../../components/text-only-mark.tsx'
import { VERDICT_TONE, VerdictBadge } from '../../../components/verdict-badge.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Quotes } from '../quotes.tsx'
import { useResult } from '../result-context.ts'
import { Score } from '../score.tsx'
import { systemEvidence } from '../system-evidence.ts'

const CONCERN_TONE = { 'No Concern': 'good', Low: 'good', Medium: 'caution', High: 'bad' } as const
const SHOWN_QUOTES = 3

export function SafetyTab() {
  const { t } = useTranslation()
  const { evaluation, result, texts, verdict } = useResult()
  const score = Math.round(result.whitelist_score)
  const tone = VERDICT_TONE[verdict]
  return (
    <div className="space-y-8">
      <div className="grid gap-5 lg:grid-cols-2">
        <SystemPanel system={1} />
        <SystemPanel system={2} />
      </div>
      <section className="space-y-4">
        <h2 className="text-xl">{t('result.safety.domains')}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {DOMAINS.map((domain) => {
            const points = result.domain_scores[domain] ?? 0
            const concern = domainConcern(points)
            return (
              <li key={domain} className="space-y-2 rounded-card border border-line bg-surface p-5">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="text-base">{t(`values.domain.${domain}`)}</h3>
                  <Badge tone={CONCERN_TONE[concern]}>{t(`values.concern.${concern}`)}</Badge>
                </div>
                <p className="text-sm text-soft">{t('common.outOfFive', { rating: points })}</p>
                <p>{texts.domains[domain]}</p>
                {result.domain_evidence[domain] && (
                  <blockquote dir="auto" className="border-s-3 border-gold ps-3 font-book">
                    {result.domain_evidence[domain]}
                  </blockquote>
                )}
              </li>
            )
          })}
        </ul>
      </section>
      <Card className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t('result.safety.overall')}</h2>
          <span className="flex flex-wrap gap-1.5">
            <VerdictBadge verdict={verdict} />
            <TextOnlyMark evaluation={evaluation} />
          </span>
        </div>
        <Progress
          value={score}
          className="h-4"
          tone={tone === 'good' ? 'palm' : tone === 'caution' ? 'gold' : 'bad'}
          label={t('result.safety.overall')}
        />
        <p className="font-medium">{t('result.safety.scoreOf', { score })}</p>
      </Card>
    </div>
  )
}

function SystemPanel({ system }: { system: 1 | 2 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { result, texts, openEvidence } = useResult()
  const { field, rated, criteria, refs } = systemEvidence(result, system)
  const texted = texts[field]
  const name = t(`values.system.n${system}`)
  return (
    <Card className="space-y-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        <Badge tone={ratingTone(rated.rating)} className="px-3 py-1 text-sm">
          {ratingWord(t, rated.rating)}
        </Badge>
      </div>
      <p>{texted.assessment}</p>
      <div>
        <h3 className="text-base">{t('result.safety.concerns')}</h3>
        {'concerns' in texted && texted.concerns.length > 0 ? (
          <ul className="list-disc ps-5">
            {texted.concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        ) : (
          <p className="text-soft">{t('result.safety.noConcerns')}</p>
        )}
      </div>
      <div>
        <h3 className="mb-1 text-base">{t('result.safety.criteria')}</h3>
        <ul>
          {criteria.map((criterion) => (
            <li key={criterion.key} className="border-t border-line py-2 first:border-0">
              <div className="flex items-baseline justify-between gap-3">
                <button
                  type="button"
                  className="text-start font-medium text-teal underline decoration-teal/40 underline-offset-4"
                  onClick={() =>
                    openEvidence(
                      criterionName(criterion.name, language),
                      criterion.evidence_refs,
                      [texts.criteria_rationales[criterion.key] ?? ''].filter(Boolean),
                    )
                  }
                >
                  {criterionName(criterion.name, language)}
                </button>
                <span className="shrink-0 text-sm text-soft tabular-nums">
                  {criterion.score === null ? t('result.safety.notRated') : <Score score={criterion.score} />}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="space-y-2">
        <h3 className="text-base">{t('result.safety.evidence')}</h3>
        {refs.length === 0 ? (
          <p className="text-soft">{t('result.safety.noEvidence')}</p>
        ) : (
          <Quotes refs={rated.evidence_refs.slice(0, SHOWN_QUOTES)} />
        )}
        {refs.length > SHOWN_QUOTES && (
          <Button size="small" onClick={() => openEvidence(name, refs)}>
            {t('result.overview.openEvidence')} ({refs.length})
          </Button>
        )}
      </div>
    </Card>
  )
}
