import * as Slider from 'radix-ui/slider'
import { useTranslation } from 'react-i18next'
import type { LanguageSystem, RedLineSystem, ThemeSystem } from '../../../contract/scoring-config.ts'
import { Switch } from '../../components/ui/switch.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { AgeMapping } from './age-mapping.tsx'
import { CriteriaList } from './criteria-list.tsx'
import type { GuidelineLevel } from './guidelines.tsx'
import { NumberField } from './number-field.tsx'

export type AnySystem = RedLineSystem | ThemeSystem | LanguageSystem
type SystemPanelProps<T extends AnySystem> = { name: string; system: T; onChange: ((system: T) => void) | undefined }

/** One system: whether it counts, how much, its thresholds or ages, and its criteria. Without `onChange` only viewed. */
export function SystemPanel<T extends AnySystem>({ name, system, onChange }: SystemPanelProps<T>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const set = onChange && ((next: Partial<AnySystem>) => onChange({ ...system, ...next }))
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="me-auto text-xl">{name}</h2>
        <span className="flex items-center gap-2.5">
          {system.enabled ? t('scoring.enabled') : t('scoring.disabled')}
          <Switch
            label={t('scoring.enabled')}
            checked={system.enabled}
            disabled={!set}
            onChange={(enabled) => set?.({ enabled })}
          />
        </span>
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-[8rem_1fr]">
        <NumberField
          label={t('scoring.weight')}
          value={system.weight}
          max={100}
          onChange={set && ((weight) => set({ weight }))}
        />
        {set && (
          <Slider.Root
            min={0}
            max={100}
            step={5}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            value={[system.weight]}
            onValueChange={([weight = 0]) => set({ weight })}
            className="relative flex h-11 touch-none items-center"
          >
            <Slider.Track className="relative h-2 grow rounded-full bg-sunken">
              <Slider.Range className="absolute h-full rounded-full bg-palm" />
            </Slider.Track>
            <Slider.Thumb
              aria-label={t('scoring.weightSlider')}
              className="block size-5 rounded-full border-2 border-palm bg-surface shadow-card"
            />
          </Slider.Root>
        )}
      </div>
      {'ageMapping' in system ? (
        <AgeMapping
          mapping={system.ageMapping}
          onChange={set && ((ageMapping) => set({ ageMapping } as Partial<ThemeSystem>))}
        />
      ) : (
        <Thresholds system={system} onChange={set && ((next) => set(next))} />
      )}
      <CriteriaList
        criteria={system.criteria}
        levels={levelsOf(system)}
        onChange={set && ((criteria) => set({ criteria }))}
      />
    </div>
  )
}

function levelsOf(system: AnySystem): readonly GuidelineLevel[] {
  return 'ageMapping' in system ? (Object.keys(system.ageMapping) as GuidelineLevel[]) : ['safe', 'moderate', 'severe']
}

type ThresholdsProps = { system: RedLineSystem; onChange: ((next: Partial<RedLineSystem>) => void) | undefined }

function Thresholds({ system, onChange }: ThresholdsProps) {
  const { t } = useTranslation()
  const field = (name: 'safeThreshold' | 'moderateThreshold' | 'severeThreshold', label: string) => (
    <NumberField
      label={label}
      value={system[name]}
      max={100}
      onChange={onChange && ((value) => onChange({ [name]: value }))}
    />
  )
  return (
    <section className="space-y-4">
      <h3 className="text-base">{t('scoring.thresholds')}</h3>
      <div className="grid gap-4 sm:grid-cols-3">
        {field('safeThreshold', t('scoring.safe'))}
        {field('moderateThreshold', t('scoring.moderate'))}
        {field('severeThreshold', t('scoring.severe'))}
      </div>
      <div className="flex items-center gap-3 rounded-xl bg-sunken p-4">
        <Switch
          label={t('scoring.autoReject')}
          checked={system.autoRejectOnSevere}
          disabled={!onChange}
          onChange={(autoRejectOnSevere) => onChange?.({ autoRejectOnSevere })}
        />
        <p>
          <b className="block">{t('scoring.autoReject')}</b>
          <span className="text-sm text-soft">
            {system.autoRejectOnSevere ? t('scoring.autoRejectOn') : t('scoring.disabled')}
          </span>
        </p>
      </div>
    </section>
  )
}
