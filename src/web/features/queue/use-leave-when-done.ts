import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toast-store.ts'
import { useRefreshEvaluations } from '../library/use-evaluations.ts'
import { uploadQueue } from './queue.ts'

/**
 * When the queue has ended: the list is fetched again, the person is told and returns home. Where no book came through,
 * there is nothing to celebrate and the queue stays open with its reasons.
 */
export function useLeaveWhenDone(atQueue: boolean): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefreshEvaluations()
  useEffect(
    () =>
      uploadQueue.onSettled((completed) => {
        void refresh()
        if (completed === 0) return
        showToast(t('queue.done'), t('queue.doneText', { count: completed }))
        uploadQueue.forgetFinished()
        if (atQueue) void navigate({ to: '/', search: {} })
      }),
    [t, navigate, refresh, atQueue],
  )
}
