import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ScoringConfig } from '../../../contract/scoring-config.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { SYSTEM_ICONS, SYSTEMS } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { ConfigSystems } from './config-systems.tsx'

export function HowItWorksPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-12">
      <PageHeader title={t('about.how.title')} lead={t('about.how.lead')}>
        <Link to="/about" className={buttonStyle({})}>
          {t('about.how.about')}
        </Link>
      </PageHeader>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SYSTEMS.map((step) => (
          <li key={step} className="contents">
            <Card className="space-y-3">
              <span
                aria-hidden
                className="grid size-11 place-items-center rounded-full bg-gold-soft text-lg font-semibold text-gold-ink"
              >
                {step}
              </span>
              <h2 className="text-lg">{t(`about.how.steps.n${step}.title`)}</h2>
              <p className="text-soft">{t(`about.how.steps.n${step}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <section className="space-y-5">
        <h2 className="text-2xl">{t('about.how.systems')}</h2>
        <ConfigSystems>{(config) => <VerdictRules config={config} />}</ConfigSystems>
      </section>
      <CaseStudy />
      <p className="text-center">
        <Link to="/" className={buttonStyle({ look: 'primary', size: 'large' })}>
          {t('about.how.tryIt')}
        </Link>
      </p>
    </div>
  )
}

function VerdictRules({ config }: { config: ScoringConfig }) {
  const { t } = useTranslation()
  const { whitelistedRules, parentGuidanceRules, notWhitelistedRules } = config.verdictConfig
  const numbers = {
    Whitelisted: { minimum: whitelistedRules.minimumScore, moderates: whitelistedRules.allowedModerates },
    'Parent Guidance': { minimum: parentGuidanceRules.minimumScore, moderates: parentGuidanceRules.maxModerates },
    'Not Whitelisted': { minimum: notWhitelistedRules.minimumScore, moderates: notWhitelistedRules.maxModerates },
  }
  return (
    <section className="mt-10 space-y-4">
      <h2 className="text-2xl">{t('about.how.verdicts')}</h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        {VERDICTS.map((verdict) => (
          <li key={verdict} className="contents">
            <Card className="space-y-3">
              <VerdictBadge verdict={verdict} className="px-3 py-1 text-base" />
              <p className="font-medium">{t(`values.verdictText.${verdict}`)}</p>
              <p className="text-soft">{t(`about.how.verdictRules.${verdict}`, numbers[verdict])}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The worked case of the specification: 10+, reading level Moderate, Parent Guidance. */
function CaseStudy() {
  const { t } = useTranslation()
  return (
    <section className="rounded-card bg-gold-soft p-6 sm:p-10">
      <h2 className="text-2xl">{t('about.how.case')}</h2>
      <p className="mb-6 text-soft">{t('about.how.caseLead')}</p>
      <ol className="space-y-4">
        {SYSTEMS.map((step) => {
          const Icon = SYSTEM_ICONS[step]
          return (
            <li key={step} className="flex gap-4">
              <Icon aria-hidden className="mt-1 size-6 shrink-0 text-palm" />
              <div>
                <h3 className="text-base">{t(`about.how.caseSteps.n${step}.title`)}</h3>
                <p>{t(`about.how.caseSteps.n${step}.text`)}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <dl className="mt-8 grid gap-4 rounded-card bg-surface p-5 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-soft">{t('about.how.caseAge')}</dt>
          <dd>
            <Badge tone="palm" className="text-base">
              <bdi dir="ltr">10+</bdi>
            </Badge>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{t('about.how.caseLevel')}</dt>
          <dd>
            <Badge tone="caution" className="text-base">
              {t('values.rating.Moderate')}
            </Badge>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{t('about.how.caseVerdict')}</dt>
          <dd>
            <VerdictBadge verdict="Parent Guidance" className="text-base" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
