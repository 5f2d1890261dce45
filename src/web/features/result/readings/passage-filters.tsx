import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/format.ts'
import { PASSAGE_FILTERS, type PassageFilter } from './passage-kind.ts'

type PassageFiltersProps = {
  filter: PassageFilter
  counts: Record<PassageFilter, number>
  onChange: (filter: PassageFilter) => void
}

/** Which passages are shown, with a count beside each choice. */
export function PassageFilters({ filter, counts, onChange }: PassageFiltersProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className="no-print">
      <legend className="sr-only">{t('readings.passages.filter')}</legend>
      <div className="flex flex-wrap gap-2">
        {PASSAGE_FILTERS.map((option) => (
          <label
            key={option}
            className={classNames(
              'flex min-h-10 items-center gap-2 rounded-control border px-3 text-sm',
              option === filter ? 'border-palm bg-palm-soft font-medium' : 'border-line-strong/60 bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              className="size-4 accent-palm"
              checked={option === filter}
              onChange={() => onChange(option)}
            />
            {t(`readings.filters.${option}`)}
            <span className="text-soft tabular-nums">{formatNumber(counts[option], language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
