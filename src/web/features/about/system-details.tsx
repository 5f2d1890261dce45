import { useTranslation } from 'react-i18next'
import { criterionName } from '../../../contract/criterion-names.ts'
import type { Language } from '../../../contract/languages.ts'
import { READING_STAGES, STAGE_BANDS, THEME_AGES } from '../../../contract/reading-stages.ts'
import type { ScoringRules } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { SYSTEMS, type SystemNumber } from '../../components/system-icons.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { configSystem } from './config-system.ts'

/** Weights, criteria and thresholds of every system, foldable. */
export function SystemDetails({ config }: { config: ScoringRules }) {
  const { t } = useTranslation()
  const reader = useLanguage()
  return (
    <section className="mt-10 space-y-4">
      <h2 className="text-2xl">{t('about.breakdown')}</h2>
      {SYSTEMS.map((system) => (
        <details
          key={system}
          className="group rounded-card border border-line bg-surface shadow-card"
          open={system === 1}
        >
          <summary className="flex items-center gap-3 p-5 font-semibold">
            <span className="flex-1">{t(`values.system.n${system}`)}</span>
            <span className="text-sm text-soft">
              {t('about.weight', { weight: configSystem(config, system).weight })}
            </span>
          </summary>
          <div className="space-y-4 border-t border-line p-5">
            <Levels config={config} system={system} />
            <ul className="space-y-3">
              {configSystem(config, system).criteria.map((criterion) => (
                <li key={criterion.key ?? criterion.name}>
                  <p className="font-medium">
                    <bdi>{criterionName(criterion.name, reader)}</bdi>{' '}
                    <span className="text-sm text-soft">{criterion.weight}%</span>
                  </p>
                  <p className="text-soft" dir="auto">
                    {defaultText(criterion.description, reader)}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
    </section>
  )
}

function Levels({ config, system }: { config: ScoringRules; system: SystemNumber }) {
  const { t } = useTranslation()
  const reader = useLanguage()
  const rules = configSystem(config, system)
  if (!('ageMapping' in rules)) {
    return (
      <p className="text-sm text-teal">
        {t('about.thresholds', {
          safe: rules.safeThreshold,
          moderate: rules.moderateThreshold,
          severe: rules.severeThreshold,
        })}
      </p>
    )
  }
  // A range has no letters: in Arabic it would be turned round.
  const ages = listed(
    THEME_AGES.map((range) => `\u2066${range}\u2069`),
    reader,
  )
  const stages = listed(
    READING_STAGES.map((stage) => `${t(`values.stage.${stage}`)} (${STAGE_BANDS[stage].join('–')})`),
    reader,
  )
  return (
    <div className="space-y-1 text-sm text-teal">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {Object.entries(rules.ageMapping).map(([level, { minAge, maxAge }]) => (
          <li key={level}>
            {t(`about.levels.${level as 'simple' | 'moderate' | 'high' | 'easy' | 'advanced'}`)}:{' '}
            {t('about.ages', { min: minAge, max: maxAge })}
          </li>
        ))}
      </ul>
      <p className="text-soft">{system === 3 ? t('about.themeAges', { ages }) : t('about.stages', { stages })}</p>
    </div>
  )
}

/** A list inside a sentence, each entry by itself in its own direction. */
const listed = (items: readonly string[], reader: Language): string =>
  items.map((item) => `\u2068${item}\u2069`).join(reader === 'ar' ? '، ' : ', ')
