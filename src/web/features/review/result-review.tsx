import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { Button } from '../../components/ui/button.tsx'
import { Decision } from './decision.tsx'
import type { ReviewDraft } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import { VerdictHistory } from './verdict-history.tsx'

type Part = 'form' | 'history'
type ResultReviewProps = {
  evaluation: Evaluation
  engine: Result
  /** Opens the form with it. */
  draft?: ReviewDraft | undefined
  /** When the form is closed, whatever became of the draft. */
  onDraftDone?: () => void
}

/** On the result of any book: the decision that holds, the way to decide, and how the verdict came about. */
export function ResultReview({ evaluation, engine, draft, onDraftDone }: ResultReviewProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Part>()
  const open = draft ? 'form' : chosen
  const show = (part: Part | undefined) => {
    setChosen(part)
    onDraftDone?.()
  }
  const toggle = (part: Part) => show(open === part ? undefined : part)
  return (
    <section className="space-y-5">
      <Decision evaluation={evaluation} engine={engine} />
      <div className="no-print flex flex-wrap gap-3">
        <Button aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          <ClipboardCheck aria-hidden />
          {t('review.start')}
        </Button>
        <Button look="quiet" aria-expanded={open === 'history'} onClick={() => toggle('history')}>
          {t('review.history.title')}
        </Button>
      </div>
      {open === 'form' && (
        <div className="rounded-card border border-line bg-surface p-5 shadow-card">
          <ReviewForm
            key={evaluation.id}
            evaluation={evaluation}
            engine={engine}
            draft={draft}
            onDone={() => show(undefined)}
          />
        </div>
      )}
      {open === 'history' && (
        <div className="rounded-card border border-line bg-surface p-5 shadow-card">
          <VerdictHistory id={evaluation.id} />
        </div>
      )}
    </section>
  )
}
