import { CircleCheck, CircleX, Clock, LoaderCircle, RotateCcw, Trash2, Upload } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatBytes } from '../../lib/format.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { ReadingEstimate } from '../model/reading-estimate.tsx'
import { uploadQueue } from './queue.ts'
import type { QueueItem } from './queue-state.ts'
import { QueueStatus } from './queue-status.tsx'

const LOOK = {
  pending: { Icon: Clock, style: 'bg-sunken text-soft' },
  uploading: { Icon: Upload, style: 'bg-teal-soft text-teal' },
  processing: { Icon: LoaderCircle, style: 'bg-gold-soft text-gold-ink [&_svg]:animate-spin' },
  completed: { Icon: CircleCheck, style: 'bg-good-soft text-good' },
  failed: { Icon: CircleX, style: 'bg-bad-soft text-bad' },
} as const

/** One file of the queue with its state. Only rows that change are drawn again. */
export const QueueRow = memo(function QueueRow({ item }: { item: QueueItem }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const openView = useOpenView()
  const { Icon, style } = LOOK[item.status]
  const { evaluationId } = item
  const opens = evaluationId !== undefined && (item.status === 'processing' || item.status === 'completed')
  const open = () => openView(item.status === 'completed' ? 'results' : 'processing', { id: evaluationId })
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <span className={classNames('grid size-11 shrink-0 place-items-center rounded-full', style)}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 space-y-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {opens ? (
            <button
              type="button"
              onClick={open}
              aria-label={
                item.status === 'completed'
                  ? `${t('queue.openResult')}: ${item.name}`
                  : t('queue.open', { name: item.name })
              }
              className="min-w-0 text-start font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <bdi className="break-all">{item.name}</bdi>
            </button>
          ) : (
            <bdi className="font-medium break-all">{item.name}</bdi>
          )}
          <span className="text-sm text-soft">{formatBytes(item.size, language)}</span>
        </div>
        <p className={classNames('text-sm', item.status === 'failed' ? 'text-bad' : 'text-soft')}>
          <QueueStatus item={item} />
        </p>
        {item.status === 'processing' && item.estimate && (
          <p className="text-sm text-soft">
            <ReadingEstimate cost={item.estimate} />
          </p>
        )}
        {item.duplicate && <p className="text-sm text-teal">{t('queue.duplicate')}</p>}
        {(item.status === 'uploading' || item.status === 'processing') && (
          <Progress
            value={item.progress}
            tone={item.status === 'uploading' ? 'teal' : 'palm'}
            label={t('queue.progressOf', { name: item.name })}
          />
        )}
      </div>
      <div className="relative z-10 flex gap-2">
        {uploadQueue.canRetry(item) && (
          <Button size="small" onClick={() => uploadQueue.retry([item.id])}>
            <RotateCcw aria-hidden className="icon-mirrored" />
            {t('queue.retry')}
          </Button>
        )}
        {(item.status === 'pending' || item.status === 'failed') && (
          <Button
            size="icon"
            look="quiet"
            aria-label={t('queue.remove', { name: item.name })}
            onClick={() => uploadQueue.remove(item.id)}
          >
            <Trash2 />
          </Button>
        )}
      </div>
    </li>
  )
})
