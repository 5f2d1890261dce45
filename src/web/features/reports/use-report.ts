import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportProgress } from '../../../contract/report-progress.ts'
import { patiently, type Wait } from '../../lib/patiently.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { requestReport } from './request-report.ts'

/** Making one report: how far it is, stopping it, and what a person hears of it. Leaving the page stops it. */
export function useReport() {
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<ReportProgress>()
  const [wait, setWait] = useState<Wait>()
  const running = useRef<AbortController>(undefined)
  const report = useMutation({
    mutationFn: async (bookIds: string[]) => {
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const attempt = () => {
        setProgress(undefined)
        return requestReport({ bookIds, language: i18n.language, signal, onProgress: setProgress })
      }
      const file = await patiently(attempt, { signal, onWait: setWait })
      saveFile(`Selected_Books_Report_${new Date().toISOString().slice(0, 10)}.pdf`, file)
    },
    onSuccess: (_, bookIds) =>
      showToast(t('reports.toasts.done'), t('reports.toasts.doneText', { count: bookIds.length })),
    onSettled: () => setWait(undefined),
    onError: () => {
      if (running.current?.signal.aborted) return
      showFailure(t('reports.toasts.failed'), t('reports.toasts.failedText'))
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return { ...report, progress, wait, cancel: () => running.current?.abort() }
}
