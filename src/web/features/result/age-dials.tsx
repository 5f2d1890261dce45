import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { useResult } from './result-context.ts'

const FULL_AGE = 21
const RADIUS = 42
const LENGTH = Math.PI * RADIUS

/** 'May read' is the age of the content, 'can read' the age of the language; buyers confuse them, so they stand together. */
export function AgeDials() {
  const { t } = useTranslation()
  const { evaluation, result, verdict } = useResult()
  const { theme, band, language } = result.verdict_arithmetic.ages
  const may = evaluation.review ? Number.parseInt(result.recommended_age, 10) : Math.ceil(Math.max(theme, band))
  const rejected = verdict === 'Not Whitelisted'
  return (
    <dl aria-label={t('result.dials.label')} className="grid max-w-xl gap-3 sm:grid-cols-2">
      <Dial
        name={t('result.dials.may')}
        text={rejected ? t('values.verdictText.Not Whitelisted') : t('result.dials.mayText')}
        age={rejected ? undefined : may}
        tone={rejected ? 'text-bad' : 'text-palm'}
      />
      <Dial name={t('result.dials.can')} text={t('result.dials.canText')} age={Math.round(language)} tone="text-teal" />
    </dl>
  )
}

function Dial({ name, text, age, tone }: { name: string; text: string; age: number | undefined; tone: string }) {
  const { t } = useTranslation()
  const share = age === undefined ? 1 : Math.min(1, age / FULL_AGE)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
      <dd className={classNames('relative w-22 shrink-0', tone)}>
        <svg aria-hidden viewBox="0 0 100 58" className="icon-mirrored w-full" fill="none" strokeLinecap="round">
          <path d="M8 52a42 42 0 0 1 84 0" stroke="var(--sunken)" strokeWidth="10" />
          <path
            d="M8 52a42 42 0 0 1 84 0"
            stroke="currentColor"
            strokeWidth="10"
            strokeDasharray={`${LENGTH * share} ${LENGTH}`}
          />
        </svg>
        <span className="absolute inset-x-0 bottom-0 text-center text-2xl leading-none font-semibold">
          {age === undefined ? '—' : <bdi dir="ltr">{t('result.dials.age', { age })}</bdi>}
        </span>
      </dd>
      <dt className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-soft">{text}</span>
      </dt>
    </div>
  )
}
