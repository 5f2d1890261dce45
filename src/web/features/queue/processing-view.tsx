import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { STATUS_POLL_MS } from '../../../contract/limits.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { callJson } from '../../lib/api.ts'
import { pollInterval } from '../../lib/poll-interval.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { PagesSoFar } from '../pages/pages-so-far.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'

/** One running book, live; it gives way to the result as soon as there is one. */
export function ProcessingView({ id }: { id: string }) {
  const { t, i18n } = useTranslation()
  const openView = useOpenView()
  const { data, error } = useQuery({
    queryKey: ['running', id, i18n.language],
    queryFn: ({ signal }) =>
      callJson<Evaluation>('evaluation', { params: { id }, query: { lang: i18n.language }, signal }),
    gcTime: 0,
    refetchInterval: (query) => {
      const status = query.state.data?.status
      return status === 'completed' || status === 'failed' ? false : pollInterval(STATUS_POLL_MS, query)
    },
  })
  const completed = data?.status === 'completed'
  useEffect(() => {
    if (completed) openView('results', { id })
  }, [completed, id, openView])

  if (!data) return error ? <ErrorPanel error={error} /> : <Skeleton className="h-64 w-full" />
  if (data.status === 'failed') {
    return (
      <EmptyState heading="h1" title={t('result.failedTitle')} text={data.error ?? t('queue.processingFailed')}>
        <Button look="primary" onClick={() => openView('queue')}>
          {t('queue.analysis.backToQueue')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="space-y-6">
      <AnalysisProgress
        filename={data.filename}
        fileSize={data.fileSize}
        percent={data.progress}
        waiting={data.status === 'pending'}
        before={data.queuePosition}
        estimate={data.aiEstimate}
        scanned={data.scanned}
        connectionLost={error !== null}
        onCancel={() => openView(undefined)}
      />
      {data.isOCR && data.status === 'processing' && data.stage === 'extracting' && <PagesSoFar id={id} />}
    </div>
  )
}
