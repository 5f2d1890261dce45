import type { TFunction } from 'i18next'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { GENRE_FILTERS } from '../../../contract/genres.ts'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/format.ts'
import type { HomeSearch } from '../home/home-search.ts'
import { useToggleFilter } from '../home/use-home-search.ts'
import { FILTER_GROUPS, FILTER_OPTIONS, type FilterGroup } from './filter-options.ts'

type FilterPanelProps = { filters: HomeSearch; counts: Record<FilterGroup, number[]> }

/** All five groups with a count beside each option. Only options that change are drawn again. */
export const FilterPanel = memo(function FilterPanel({ filters, counts }: FilterPanelProps) {
  const { t } = useTranslation()
  const toggleFilter = useToggleFilter()
  const toggle = useCallback(
    (group: FilterGroup, option: string) => toggleFilter(group, option, FILTER_OPTIONS[group]),
    [toggleFilter],
  )
  return (
    <div className="space-y-6">
      {FILTER_GROUPS.map((group) => (
        <fieldset key={group}>
          <legend className="mb-2 text-sm font-semibold text-palm">{t(`library.groups.${group}`)}</legend>
          <ul>
            {FILTER_OPTIONS[group].map((option, index) => (
              <FilterOption
                key={option}
                group={group}
                option={option}
                index={index}
                checked={filters[group]?.some((chosen) => chosen === option) ?? false}
                count={counts[group][index] ?? 0}
                onToggle={toggle}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  )
})

type FilterOptionProps = {
  group: FilterGroup
  option: string
  index: number
  checked: boolean
  count: number
  onToggle: (group: FilterGroup, option: string) => void
}

const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { group, option, index, checked, count, onToggle } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const id = `filter-${group}-${index}`
  return (
    <li
      className={classNames('flex items-center gap-2.5 rounded-lg px-1.5 hover:bg-sunken', checked && 'bg-palm-soft')}
    >
      <Checkbox id={id} checked={checked} onChange={() => onToggle(group, option)} />
      <label htmlFor={id} className="flex-1 cursor-pointer py-1.5 text-[0.9375rem]">
        <bdi dir={/^\d/.test(option) ? 'ltr' : 'auto'}>{optionWord(t, group, option)}</bdi>
      </label>
      <span className="text-sm tabular-nums text-soft">{formatNumber(count, language)}</span>
    </li>
  )
})

function optionWord(t: TFunction, group: FilterGroup, option: string): string {
  switch (group) {
    case 'age':
      return option
    case 'language':
      return t(`values.language.${option as 'Arabic' | 'English' | 'Bilingual'}`)
    case 'verdict':
      return t(`values.verdict.${option as 'Whitelisted' | 'Parent Guidance' | 'Not Whitelisted'}`)
    case 'genre':
      return t(`values.genre.${option as (typeof GENRE_FILTERS)[number]}`)
    default:
      return option === 'Not Allowed' ? t('values.band.Not Allowed') : option
  }
}
