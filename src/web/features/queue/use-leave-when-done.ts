import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { useRefreshEvaluations } from '../library/use-evaluations.ts'
import { uploadQueue } from './queue.ts'

/**
 * When the queue has ended: the list is fetched again, the person is told and returns home. Where no book came through
 * the message says why; the failed ones stay in the queue, and the header leads back to them.
 */
export function useLeaveWhenDone(atQueue: boolean): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefreshEvaluations()
  useEffect(
    () =>
      uploadQueue.onSettled((completed) => {
        void refresh()
        if (completed > 0) showToast(t('queue.done'), t('queue.doneText', { count: completed }))
        else showFailure(t('queue.noneDone'), failureText(t))
        uploadQueue.forgetFinished()
        if (atQueue) void navigate({ to: '/', search: {} })
      }),
    [t, navigate, refresh, atQueue],
  )
}

/** What failed and why: the book's name and its sentence; how many where there are several. */
function failureText(t: TFunction): string {
  const failed = uploadQueue.store.get().filter((item) => item.status === 'failed')
  const [first] = failed
  if (!first || failed.length > 1) return t('queue.noneDoneText', { count: failed.length })
  return `\u2068${first.name}\u2069: ${first.error ?? t(`queue.${first.problem ?? 'processingFailed'}`)}`
}
