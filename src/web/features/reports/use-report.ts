import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportProgress } from '../../../contract/report-progress.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { requestReport } from './request-report.ts'

/** Making one report: how far it is, stopping it, and what a person hears of it. Leaving the page stops it. */
export function useReport() {
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<ReportProgress>()
  const running = useRef<AbortController>(undefined)
  const report = useMutation({
    mutationFn: async (bookIds: string[]) => {
      const controller = new AbortController()
      running.current = controller
      setProgress(undefined)
      const file = await requestReport({
        bookIds,
        language: i18n.language,
        signal: controller.signal,
        onProgress: setProgress,
      })
      saveFile(`Selected_Books_Report_${new Date().toISOString().slice(0, 10)}.pdf`, file)
    },
    onSuccess: (_, bookIds) =>
      showToast(t('reports.toasts.done'), t('reports.toasts.doneText', { count: bookIds.length })),
    onError: () => {
      if (running.current?.signal.aborted) return
      showFailure(t('reports.toasts.failed'), t('reports.toasts.failedText'))
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return { ...report, progress, cancel: () => running.current?.abort() }
}
