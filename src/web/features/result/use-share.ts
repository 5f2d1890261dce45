import { useTranslation } from 'react-i18next'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { useResult } from './result-context.ts'

/** Shares the permanent address of a result through the system, or copies it where the system cannot share. */
export function useShare(): () => Promise<void> {
  const { t } = useTranslation()
  const { evaluation, result } = useResult()
  return async () => {
    const url = `${window.location.origin}/?view=results&id=${encodeURIComponent(evaluation.id)}`
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: result.title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast(t('result.shared'), t('result.sharedText'))
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) showFailure(t('result.shareFailed'), url)
    }
  }
}
