import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reviewedResult } from '../../../contract/review.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { loadPart } from '../../lib/load-part.ts'
import { isConnectionTrouble } from '../../lib/trouble.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { ResultView } from './result-view.tsx'
import { useEvaluation } from './use-evaluation.ts'

const BadlyRead = lazy(async () => ({
  default: (await loadPart(() => import('../pages/badly-read.tsx'))).BadlyRead,
}))

/** The results view under its permanent address. */
export function ResultPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const openView = useOpenView()
  const { data, error, isPending, refetch } = useEvaluation(id)
  if (isPending) {
    return (
      <div className="grid gap-8 sm:grid-cols-[14rem_1fr]">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className="aspect-2/3" />
        <div className="space-y-4">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-40" />
        </div>
      </div>
    )
  }
  // A book that is gone is not shown any more; one that only cannot be read again just now is.
  if (!data || (error && !isConnectionTrouble(error))) {
    return (
      <div className="space-y-5">
        <LoadProblem query={{ error, data, refetch }} title={t('result.missing')} />
        <Button onClick={() => openView(undefined)}>{t('result.backToLibrary')}</Button>
      </div>
    )
  }
  const { result } = data
  if (data.status === 'completed' && result !== null && 'title' in result) {
    return <ResultView evaluation={data} result={reviewedResult(result, data.review)} engine={result} />
  }
  if (data.status === 'failed') {
    return (
      <div className="space-y-6">
        <EmptyState heading="h1" title={t('result.failedTitle')} text={data.error ?? t('queue.processingFailed')}>
          <Button look="primary" onClick={() => openView('upload')}>
            {t('result.another')}
          </Button>
          <Button onClick={() => openView(undefined)}>{t('result.backToLibrary')}</Button>
        </EmptyState>
        {data.errorCode === 'no_readable_page' && (
          <Suspense>
            <BadlyRead id={id} />
          </Suspense>
        )}
      </div>
    )
  }
  return (
    <EmptyState heading="h1" title={t('result.unfinished')} text={data.filename}>
      <Button look="primary" onClick={() => openView('processing', { id })}>
        {t('result.watch')}
      </Button>
      <Button onClick={() => openView(undefined)}>{t('result.backToLibrary')}</Button>
    </EmptyState>
  )
}
