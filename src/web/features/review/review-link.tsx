import { Link } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReviewCount } from './review-queue.ts'

type ReviewLinkProps = { className: string; activeProps: { className: string } }

/** The way to the books that wait for a person, with their number where there are any. */
export function ReviewLink(props: ReviewLinkProps) {
  const { t } = useTranslation()
  const count = useReviewCount() ?? 0
  return (
    <Link to="/review" {...props}>
      <ClipboardCheck aria-hidden />
      {t('review.link')}
      {count > 0 && (
        <span className="rounded-full bg-gold-soft px-1.5 text-xs font-semibold text-gold-ink tabular-nums">
          <span aria-hidden>{count > 999 ? '999+' : count}</span>
          <span className="sr-only">{t('review.waiting', { count })}</span>
        </span>
      )}
    </Link>
  )
}
