import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../../components/load-problem.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useHomeSearch } from '../../home/use-home-search.ts'
import { CategoryLevels } from '../readings/category-levels.tsx'
import { CriteriaApart } from '../readings/criteria-apart.tsx'
import { Outcomes } from '../readings/outcomes.tsx'
import { Passages } from '../readings/passages.tsx'
import { useComparison } from '../readings/use-comparison.ts'
import { useResult } from '../result-context.ts'

export const READINGS_TAB = 'readings'

/** The model's reading of a book beside that of the embedded engine, which is made when the tab is opened. */
export function ReadingsTab() {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  // On paper every tab is rendered: that alone must not make the server read a book.
  const open = useHomeSearch().tab === READINGS_TAB
  const { data, error, isPlaceholderData, refetch } = useComparison(evaluation, open)
  if (!open && !data) return null
  return (
    <div className="space-y-8">
      <div className="max-w-prose">
        <h2 className="text-xl">{t('readings.title')}</h2>
        <p>
          {t('readings.lead')} <span className="text-soft">{t('readings.holds')}</span>
        </p>
      </div>
      <LoadProblem query={{ error, data, refetch }} />
      {!data && !error && <Pending />}
      {data && (
        <div className={classNames('space-y-8', isPlaceholderData && 'opacity-60')}>
          <Outcomes comparison={data} />
          <CategoryLevels categories={data.categories} />
          <CriteriaApart criteria={data.criteria} />
          <Passages findings={data.findings} />
        </div>
      )}
    </div>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <div className="space-y-4">
      <output className="block text-soft">{t('readings.pending')}</output>
      <Skeleton className="h-72" />
      <Skeleton className="h-44" />
    </div>
  )
}
