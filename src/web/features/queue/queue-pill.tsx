import { Link } from '@tanstack/react-router'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyle } from '../../components/ui/button.tsx'
import { useStore } from '../../lib/use-store.ts'
import { useHomeSearch } from '../home/use-home-search.ts'
import { uploadQueue } from './queue.ts'
import { isFinished } from './queue-state.ts'

/** Leads back to the queue from anywhere while books are being read or wait to be tried again. */
export function QueuePill() {
  const { t } = useTranslation()
  const { view } = useHomeSearch()
  const items = useStore(uploadQueue.store)
  const running = items.filter((item) => !isFinished(item)).length
  const failed = items.filter((item) => item.status === 'failed').length
  if (view === 'queue' || running + failed === 0) return null
  return (
    <Link
      to="/"
      search={{ view: 'queue' }}
      aria-label={running > 0 ? `${t('shell.uploadsRunning')}: ${running}` : t('queue.failed', { count: failed })}
      className={buttonStyle({ look: running > 0 ? 'gold' : 'danger', size: 'small' })}
    >
      {running > 0 ? <LoaderCircle aria-hidden className="animate-spin" /> : <CircleAlert aria-hidden />}
      {running > 0 ? running : failed}
    </Link>
  )
}
