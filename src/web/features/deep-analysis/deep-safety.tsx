import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { Badge, type Tone } from '../../components/ui/badge.tsx'
import { Chips, Entries, Lines, Part, Section } from './deep-parts.tsx'

const SEVERITY_TONE: Record<string, Tone> = { Low: 'good', Moderate: 'caution', High: 'bad', Severe: 'bad' }

function Severity({ level }: { level: 'Low' | 'Moderate' | 'High' | 'Severe' }) {
  const { t } = useTranslation()
  return <Badge tone={SEVERITY_TONE[level] ?? 'neutral'}>{t(`values.severity.${level}`)}</Badge>
}

/** Values, which only a model names: where none is named nobody has to have looked, and nothing is said. */
function Named({ title, items }: { title: string; items: ComponentProps<typeof Entries>['items'] }) {
  return (
    items.length > 0 && (
      <Part title={title}>
        <Entries items={items} />
      </Part>
    )
  )
}

/** What speaks for the book, and what speaks against it. */
export function DeepCulture({ analysis }: { analysis: DeepAnalysis }) {
  const { t } = useTranslation()
  const culture = analysis.cultural_assessment
  return (
    <Section title={t('deep.sections.cultural')}>
      <Named
        title={t('deep.labels.islamic')}
        items={culture.islamic_values.map((item) => ({
          title: item.value,
          quote: item.evidence,
          place: t(`common.${analysis.page_kind}`, { number: String(item.page) }),
        }))}
      />
      <Named
        title={t('deep.labels.uae')}
        items={culture.uae_cultural_elements.map((item) => ({
          title: item.element,
          text: item.context,
          quote: item.quote,
        }))}
      />
      <Part title={t('deep.labels.universal')}>
        <Chips items={culture.universal_themes} />
      </Part>
      <Part title={t('deep.labels.concerns')}>
        <Entries
          items={culture.potential_concerns.map((item) => ({
            title: item.concern,
            quote: item.evidence,
            extra: <Severity level={item.severity} />,
          }))}
        />
      </Part>
    </Section>
  )
}

/** What a parent should know. */
export function DeepSafety({ analysis }: { analysis: DeepAnalysis }) {
  const { t } = useTranslation()
  const safety = analysis.safety_analysis
  return (
    <Section title={t('deep.sections.safety')}>
      <Part title={t('deep.labels.risk')}>
        <p>
          <Severity level={safety.risk_assessment.level} />
        </p>
        <Lines items={safety.risk_assessment.factors} />
      </Part>
      <Part
        title={`${t('deep.labels.age')}: ${safety.age_appropriateness.recommended_age}`}
        text={safety.age_appropriateness.rationale}
      />
      <Part title={t('deep.labels.considerations')}>
        <Lines items={safety.age_appropriateness.developmental_considerations} />
      </Part>
      <Part title={t('deep.labels.warnings')}>
        <Entries
          items={safety.content_warnings.map((item) => ({
            title: item.warning,
            text: item.context,
            quote: item.evidence,
            place: t(`common.${analysis.page_kind}`, { number: String(item.page) }),
          }))}
        />
      </Part>
      <Part title={t('deep.labels.guidance')}>
        {safety.parental_guidance_areas.map((item) => (
          <div key={item.area}>
            <p className="font-medium">{item.area}</p>
            <p className="text-soft">{item.reason}</p>
            <Lines items={item.discussion_points} />
          </div>
        ))}
      </Part>
      <Named
        title={t('deep.labels.positive')}
        items={safety.positive_messages.map((item) => ({ title: item.message, quote: item.evidence }))}
      />
    </Section>
  )
}
