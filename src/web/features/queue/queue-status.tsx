import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDuration } from '../../lib/format.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import type { QueueItem } from './queue-state.ts'

/** What is happening to a book, in one line; where it waits to be sent again, why and for how long. */
export function QueueStatus({ item }: { item: QueueItem }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hold = item.status === 'pending' ? item.hold : undefined
  const seconds = useSecondsUntil(hold?.until)
  if (!hold) return statusText(t, item)
  if (seconds === 0) return t('queue.hold.now')
  return t(`queue.hold.${hold.trouble}`, { time: formatDuration(seconds * 1000, language) })
}

function statusText(t: TFunction, item: QueueItem): string {
  switch (item.status) {
    case 'pending':
      return t('queue.status.pending')
    case 'uploading':
      return item.progress >= 100 ? t('queue.status.sent') : t('queue.status.uploading', { percent: item.progress })
    case 'processing':
      if (item.connectionLost) return t('queue.connectionLost')
      if (item.waiting || item.stage === null) return waitingText(t, item.before)
      if (item.stage === 'extracting' && item.scanned) return t('pages.read', item.scanned)
      return `${t(`queue.stages.${item.stage}`)} · ${Math.round(item.progress)}%`
    case 'completed':
      return t('queue.status.completed')
    default:
      return item.error ?? t(`queue.${item.problem ?? 'processingFailed'}`)
  }
}

/** That a book waits for a free worker, and how many wait before it, where that is known. */
export function waitingText(t: TFunction, before: number | undefined): string {
  return before === undefined || before === 0
    ? t('queue.status.waiting')
    : t('queue.status.waitingBehind', { count: before })
}
