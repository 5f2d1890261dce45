import { Undo2, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate } from '../../lib/format.ts'
import { reviewerName } from './reviewer-name.ts'
import { useReview } from './use-review.ts'

/** The decision that holds over the engine's verdict: who, when, why, and the way back. Nothing where there is none. */
export function Decision({ evaluation, engine }: { evaluation: Evaluation; engine: Result }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { undo } = useReview(evaluation)
  const { review } = evaluation
  if (!review) return null
  return (
    <div className="space-y-3 rounded-xl border border-palm/40 bg-palm-soft p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <UserRoundCheck aria-hidden className="size-5 shrink-0 text-palm" />
        <b>{t(`review.decided.${review.decision}`)}</b>
        <VerdictBadge verdict={review.verdict} className="bg-surface" />
        <bdi dir="ltr" className="font-semibold">
          {review.recommended_age}
        </bdi>
      </p>
      <blockquote dir="auto" className="whitespace-pre-line">
        {review.reason}
      </blockquote>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span>
          {t('review.decided.by', { name: `\u2068${review.reviewer}\u2069`, date: formatDate(review.at, language) })}
        </span>
        {review.decision === 'overridden' && (
          <span>
            {t('review.decided.engineSaid', {
              verdict: t(`values.verdict.${engine.final_verdict}`),
              age: `\u2066${engine.recommended_age}\u2069`,
            })}
          </span>
        )}
        <Button size="small" className="no-print ms-auto" disabled={undo.isPending} onClick={() => setAsking(true)}>
          <Undo2 aria-hidden className="icon-mirrored" />
          {t('review.decided.undo')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('review.decided.undoTitle')}
        text={t('review.decided.undoText')}
        action={t('review.decided.undo')}
        onConfirm={() => {
          setAsking(false)
          undo.mutate(reviewerName() || 'admin')
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
