import { useTranslation } from 'react-i18next'
import { REPORT_AGE_GROUPS } from '../../../contract/age.ts'
import { NMC_FILTER_BANDS } from '../../../contract/nmc.ts'
import { LANGUAGE_LEVELS, RED_LINE_RATINGS, THEME_LEVELS, VERDICTS } from '../../../contract/verdict.ts'
import { Card } from '../../components/ui/card.tsx'
import { Field, Select } from '../../components/ui/field.tsx'
import { ALL, type ReportFilters } from './filter-reports.ts'

type PanelProps = { filters: ReportFilters; onChange: (filters: ReportFilters) => void }
type Option = { value: string; word: string }

/** Single choices; the scoring criteria are folded away. */
export function ReportFilterPanel({ filters, onChange }: PanelProps) {
  const { t } = useTranslation()
  const choose = (name: keyof ReportFilters, label: string, options: readonly Option[]) => (
    <Field label={label}>
      <Select value={filters[name]} onChange={(event) => onChange({ ...filters, [name]: event.target.value })}>
        <option value={ALL}>{t('common.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </Select>
    </Field>
  )
  const redLine = RED_LINE_RATINGS.map((value) => ({ value, word: t(`values.rating.${value}`) }))
  return (
    <Card className="space-y-4 self-start lg:sticky lg:top-20">
      <h2 className="text-lg">{t('reports.filters')}</h2>
      {choose(
        'verdict',
        t('reports.verdict'),
        VERDICTS.map((value) => ({ value, word: t(`values.verdict.${value}`) })),
      )}
      {choose(
        'age',
        t('reports.age'),
        REPORT_AGE_GROUPS.map((value) => ({ value, word: value })),
      )}
      {choose(
        'language',
        t('reports.language'),
        (['Arabic', 'English'] as const).map((value) => ({ value, word: t(`values.language.${value}`) })),
      )}
      <details className="rounded-xl bg-sunken p-4">
        <summary className="font-medium">{t('reports.criteria')}</summary>
        <div className="mt-4 space-y-4">
          {choose('culture', t('reports.culture'), redLine)}
          {choose('safety', t('reports.safety'), redLine)}
          {choose(
            'theme',
            t('reports.theme'),
            THEME_LEVELS.map((value) => ({ value, word: t(`values.rating.${value}`) })),
          )}
          {choose(
            'languageLevel',
            t('reports.languageLevel'),
            LANGUAGE_LEVELS.map((value) => ({ value, word: t(`values.rating.${value}`) })),
          )}
          {choose(
            'nmc',
            t('reports.nmc'),
            NMC_FILTER_BANDS.map((value) => ({ value, word: t(`values.band.${value}`) })),
          )}
        </div>
      </details>
    </Card>
  )
}
