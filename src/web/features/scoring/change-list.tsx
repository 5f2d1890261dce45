import type { TFunction } from 'i18next'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { configChanges, type ChangedField, type ConfigChange, type ConfigValue } from './config-changes.ts'

type Level = 'simple' | 'moderate' | 'high' | 'easy' | 'advanced'

/** The word of the form for each field that can change. */
const FIELD_WORDS = {
  enabled: 'enabled',
  weight: 'weight',
  safeThreshold: 'safe',
  moderateThreshold: 'moderate',
  severeThreshold: 'severe',
  autoRejectOnSevere: 'autoReject',
  minAge: 'minAge',
  maxAge: 'maxAge',
  minimumScore: 'minimumScore',
  allowedModerates: 'allowedModerates',
  maxModerates: 'maxModerates',
  requireAllSafe: 'requireAllSafe',
  autoRejectSevere: 'rejectSevere',
  unseenPictures: 'guideUnseenPictures',
  criterionName: 'criterionName',
  criterionWeight: 'weight',
  criterionDescription: 'criterionDescription',
  guidelines: 'guidelines',
} as const satisfies Record<Exclude<ChangedField, 'criterion'>, string>

/** What the edited configuration changes, against the one it began from. */
export function ChangeList({ before, after }: { before: ScoringConfigInput; after: ScoringConfigInput }) {
  const { t } = useTranslation()
  const changes = configChanges(before, after)
  if (changes.length === 0) return <p className="text-sm text-soft">{t('scoring.changes.none')}</p>
  return (
    <details open className="rounded-card border border-line bg-sunken/60 p-4">
      <summary className="font-medium">{t('scoring.changes.title', { count: changes.length })}</summary>
      <ul className="mt-3 max-h-72 space-y-2 overflow-y-auto text-sm">
        {changes.map((change) => (
          <li
            key={[change.part, change.field, change.level, change.criterion, 'before' in change].join('|')}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5"
          >
            <span className="min-w-0">{place(t, change)}</span>
            <Values change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Values({ change }: { change: ConfigChange }) {
  const { t } = useTranslation()
  const { field, before, after } = change
  if (field === 'criterion') {
    return <b>{after === undefined ? t('scoring.changes.removed') : `${t('scoring.changes.added')} (${after}%)`}</b>
  }
  if (field === 'criterionDescription' || field === 'guidelines') return <b>{t('scoring.changes.changed')}</b>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-1.5">
      <del className="text-soft">
        <bdi>{word(t, before)}</bdi>
      </del>
      <ArrowRight aria-hidden className="icon-mirrored size-3.5 self-center" />
      <ins className="font-semibold no-underline">
        <bdi>{word(t, after)}</bdi>
      </ins>
    </span>
  )
}

function word(t: TFunction, value: ConfigValue | undefined): string {
  if (typeof value === 'boolean') return value ? t('scoring.changes.on') : t('scoring.changes.off')
  return String(value ?? '')
}

function place(t: TFunction, { part, field, level, criterion }: ConfigChange): string {
  const where =
    part === 'whitelistedRules' || part === 'parentGuidanceRules' || part === 'notWhitelistedRules'
      ? t(`scoring.${part === 'parentGuidanceRules' ? 'guidanceRules' : part}`)
      : part === 'pictures'
        ? t('scoring.pictureRules')
        : t(`scoring.tabs.n${part}`)
  const names: string[] = [where]
  if (level !== undefined) names.push(t(`about.levels.${level as Level}`))
  if (criterion !== undefined) names.push(`\u2068${criterion}\u2069`)
  if (field !== 'criterion') names.push(t(`scoring.${FIELD_WORDS[field]}`))
  return names.join(' › ')
}
