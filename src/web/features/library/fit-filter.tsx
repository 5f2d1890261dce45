import { useTranslation } from 'react-i18next'
import { FIT_ANSWERS } from '../../../contract/fit.ts'
import { SHELF_ANSWERS } from '../../../contract/shelf.ts'
import { Select } from '../../components/ui/field.tsx'
import { useChangeFilters, useHomeSearch } from '../home/use-home-search.ts'

/** Leaves the books whose answer for the chosen reader is this one. */
export function FitFilter({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { fit } = useHomeSearch()
  const change = useChangeFilters()
  return (
    <label className={className}>
      <span className="sr-only">{t('shelf.fit.label')}</span>
      <Select
        value={fit === undefined ? 'all' : fit.length > 1 ? 'shelf' : fit[0]}
        onChange={({ target: { value } }) =>
          change({
            fit:
              value === 'shelf'
                ? [...SHELF_ANSWERS]
                : value === 'all'
                  ? undefined
                  : FIT_ANSWERS.filter((answer) => answer === value),
          })
        }
      >
        <option value="all">{t('shelf.fit.all')}</option>
        <option value="shelf">{t('shelf.fit.shelf')}</option>
        {FIT_ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {t(`shelf.fit.${answer}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
