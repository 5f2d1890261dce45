import { Plus, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { useStore } from '../../lib/use-store.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { useRefreshEvaluations } from '../library/use-evaluations.ts'
import { uploadQueue } from './queue.ts'
import { QueueRow } from './queue-row.tsx'
import { isFinished, overallProgress, shownItems } from './queue-state.ts'

/** 'Processing Books': every file with its state, and what can be done about it. */
export function QueueView() {
  const { t } = useTranslation()
  const openView = useOpenView()
  const refresh = useRefreshEvaluations()
  const items = useStore(uploadQueue.store)
  const [confirming, setConfirming] = useState(false)
  const done = items.filter((item) => item.status === 'completed').length
  const failed = items.filter((item) => item.status === 'failed')
  const shown = shownItems(items)
  const held = items.some((item) => item.status === 'pending' && item.hold !== undefined)
  const retryable = failed.filter(uploadQueue.canRetry)
  const cancel = () => {
    setConfirming(false)
    openView(undefined)
    void uploadQueue.cancelAll().then(refresh)
  }
  if (items.length === 0) {
    return (
      <EmptyState heading="h1" title={t('queue.empty')} text={t('queue.emptyText')}>
        <Button look="primary" onClick={() => openView('upload')}>
          {t('shell.addBooks')}
        </Button>
        <Button onClick={() => openView(undefined)}>{t('common.backHome')}</Button>
      </EmptyState>
    )
  }
  return (
    <section className="mx-auto max-w-3xl space-y-6">
      <Card className="space-y-4">
        <div className="flex flex-wrap items-start gap-3">
          <div className="me-auto">
            <h1 className="text-2xl">{t('queue.title')}</h1>
            <output className="block text-soft">
              {t('queue.completedOf', { done, total: items.length })}
              {failed.length > 0 && <span className="text-bad"> · {t('queue.failed', { count: failed.length })}</span>}
            </output>
          </div>
          {held && (
            <Button onClick={uploadQueue.sendNow}>
              <Send aria-hidden className="icon-mirrored" />
              {t('queue.hold.sendNow')}
            </Button>
          )}
          {retryable.length > 0 && (
            <Button onClick={() => uploadQueue.retry(retryable.map((item) => item.id))}>
              <RotateCcw aria-hidden className="icon-mirrored" />
              {t('queue.retryAll')}
            </Button>
          )}
          <Button onClick={() => openView('upload')}>
            <Plus aria-hidden />
            {t('queue.addMore')}
          </Button>
          <Button look="quiet" onClick={() => (items.every(isFinished) ? cancel() : setConfirming(true))}>
            {t('queue.cancel')}
          </Button>
        </div>
        <Progress value={overallProgress(items)} label={t('queue.overall')} className="h-3" />
      </Card>
      <ul className="space-y-3">
        {shown.map((item) => (
          <QueueRow key={item.id} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <p className="text-center text-soft">{t('queue.more', { count: items.length - shown.length })}</p>
      )}
      <ConfirmDialog
        open={confirming}
        title={t('queue.cancelTitle')}
        text={t('queue.cancelText')}
        action={t('queue.cancelConfirm')}
        onConfirm={cancel}
        onClose={() => setConfirming(false)}
      />
    </section>
  )
}
