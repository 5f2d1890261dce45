import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { patiently, type Wait } from '../../lib/patiently.ts'
import { requestDeepAnalysis } from './request-deep-analysis.ts'
import { useSimulatedProgress } from './use-simulated-progress.ts'

/** The sending is this part of the whole; what the server tells takes over above it. */
const SENDING_PART = 0.1

/** One deep analysis: its request, how far it is, and what a person hears of it. Leaving the page cancels it. */
export function useDeepAnalysis() {
  const { t, i18n } = useTranslation()
  const [sent, setSent] = useState<number>()
  const [told, setTold] = useState<number>()
  const [wait, setWait] = useState<Wait>()
  const running = useRef<AbortController>(undefined)
  const analysis = useMutation({
    mutationFn: (file: File) => {
      running.current = new AbortController()
      const { signal } = running.current
      const attempt = () => {
        setSent(undefined)
        setTold(undefined)
        return requestDeepAnalysis({ file, language: i18n.language, signal, onSent: setSent, onProgress: setTold })
      }
      // A server that was started again has kept the steps that were finished: sending the book again goes on from there.
      return patiently(attempt, { signal, onWait: setWait })
    },
    onSuccess: () => {
      showToast(t('deep.toasts.complete'), t('deep.toasts.completeText'))
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
    onSettled: () => setWait(undefined),
    onError: (error) => {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showFailure(t('deep.toasts.failed'), serverSentence(error) ?? t('deep.toasts.failedText'))
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  // Once the book has been sent a stream speaks at once; where nothing does, nobody can tell how far it is.
  const silent = told === undefined && (sent === undefined || sent === 100)
  const simulated = useSimulatedProgress(analysis.isPending && silent)
  return { ...analysis, wait, progress: Math.max(Math.round((sent ?? 0) * SENDING_PART), told ?? simulated) }
}
