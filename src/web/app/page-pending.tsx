import { useTranslation } from 'react-i18next'
import { Skeleton } from '../components/ui/skeleton.tsx'

export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className="space-y-6">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}
