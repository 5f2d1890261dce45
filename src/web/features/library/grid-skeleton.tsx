import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/ui/skeleton.tsx'

export function GridSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="space-y-3 rounded-card border border-line bg-surface p-3">
          <Skeleton className="aspect-2/3 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
