import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError, serverSentence } from '../lib/api-error.ts'
import { Button } from './ui/button.tsx'

/** A read that failed: what happened, in the person's words, and a way on. */
export function ErrorPanel({ error, title, onRetry }: { error: unknown; title?: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  const text =
    serverSentence(error) ?? (error instanceof ApiError ? t('common.somethingWrong') : t('common.serverUnreachable'))
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-card border border-bad/40 bg-bad-soft p-5 text-bad"
    >
      <CircleAlert aria-hidden className="size-6 shrink-0" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{title ?? t('common.loadFailed')}</p>
        <p>{text}</p>
      </div>
      {onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  )
}
