import { useTranslation } from 'react-i18next'
import type { AgeSpan } from '../../../contract/scoring-config.ts'
import { NumberField } from './number-field.tsx'

type Mapping = Record<string, AgeSpan>
type Level = 'simple' | 'moderate' | 'high' | 'easy' | 'advanced'

/** From which age to which each level reaches. */
export function AgeMapping({
  mapping,
  onChange,
}: {
  mapping: Mapping
  onChange: ((next: Mapping) => void) | undefined
}) {
  const { t } = useTranslation()
  return (
    <section className="space-y-4">
      <h3 className="text-base">{t('scoring.ageMapping')}</h3>
      <div className="grid gap-4 sm:grid-cols-3">
        {Object.entries(mapping).map(([level, span]) => (
          <fieldset key={level} className="grid grid-cols-2 gap-3 rounded-xl bg-sunken p-4">
            <legend className="sr-only">{t(`about.levels.${level as Level}`)}</legend>
            <p aria-hidden className="col-span-2 font-medium">
              {t(`about.levels.${level as Level}`)}
            </p>
            {(['minAge', 'maxAge'] as const).map((bound) => (
              <NumberField
                key={bound}
                label={t(`scoring.${bound}`)}
                value={span[bound]}
                max={99}
                onChange={onChange && ((age) => onChange({ ...mapping, [level]: { ...span, [bound]: age } }))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
