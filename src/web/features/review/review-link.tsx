import { Link } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Tooltip } from '../../components/ui/tooltip.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useReviewCount } from './review-queue.ts'

const MOST_SHOWN = 999
const ACTIVE = { className: 'bg-palm-soft text-palm' }

/** The way to the books that wait for a person: a sign in the header, with their number where there are any. */
export function ReviewSign() {
  const { t } = useTranslation()
  const count = useReviewCount() ?? 0
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
  return (
    <span className={classNames(count === 0 && 'hidden lg:inline')}>
      <Tooltip text={t('review.title')}>
        <Link
          to="/review"
          // The number as it is seen: in Arabic one and two are words.
          aria-label={count > 0 ? `${t('review.title')}: ${shown}` : t('review.title')}
          className={classNames(buttonStyle({ look: 'quiet', size: 'icon' }), 'relative')}
          activeProps={ACTIVE}
        >
          <ClipboardCheck aria-hidden />
          {count > 0 && (
            <span
              aria-hidden
              className="absolute -end-0.5 top-0.5 min-w-5 rounded-full bg-gold-soft px-1 text-center text-xs leading-5 font-semibold text-gold-ink tabular-nums"
            >
              <bdi dir="ltr">{shown}</bdi>
            </span>
          )}
        </Link>
      </Tooltip>
    </span>
  )
}

/** The same with its name, for the menu of a phone. */
export function ReviewLink({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <Link to="/review" className={className} activeProps={ACTIVE}>
      <ClipboardCheck aria-hidden />
      {t('review.title')}
    </Link>
  )
}
