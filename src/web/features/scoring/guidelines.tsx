import { useTranslation } from 'react-i18next'
import type { Criterion } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { Field, INPUT_STYLE } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'

export type GuidelineLevel = 'safe' | 'moderate' | 'severe' | 'simple' | 'high' | 'easy' | 'advanced'
type Guidelines = NonNullable<Criterion['subGuidelines']>

type GuidelinesProps = {
  value: Criterion['subGuidelines']
  /** Those of the system; an invented criterion has none of its own yet. */
  levels: readonly GuidelineLevel[]
  /** undefined while only viewing */
  onChange: ((next: Guidelines) => void) | undefined
}

/** What each level of a criterion means, one guideline a line. */
export function Guidelines({ value, levels, onChange }: GuidelinesProps) {
  const { t } = useTranslation()
  const reader = useLanguage()
  const filled = levels.filter((level) => (value?.[level] ?? []).length > 0)
  if (!onChange && filled.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="font-medium text-teal">{t('scoring.guidelines')}</summary>
      {onChange ? (
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          {levels.map((level) => (
            <Field key={level} label={t(`about.levels.${level}`)} hint={t('scoring.guidelinesHint')}>
              <textarea
                dir="auto"
                rows={4}
                className={classNames(INPUT_STYLE, 'py-2')}
                value={(value?.[level] ?? []).join('\n')}
                onChange={(event) => onChange({ ...value, [level]: event.target.value.split('\n') })}
                onBlur={() => value?.[level] && onChange({ ...value, [level]: tidy(value[level]) })}
              />
            </Field>
          ))}
        </div>
      ) : (
        <dl className="mt-2 grid gap-3 sm:grid-cols-3">
          {filled.map((level) => (
            <div key={level}>
              <dt className="font-medium">{t(`about.levels.${level}`)}</dt>
              <dd>
                <ul className="list-disc ps-4 text-soft" dir="auto">
                  {value?.[level]?.map((line) => (
                    <li key={line}>{defaultText(line, reader)}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}

/** Without the empty lines somebody left while typing. */
function tidy(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
