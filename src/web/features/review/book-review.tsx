import { Link, useNavigate } from '@tanstack/react-router'
import { BookOpen, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { ratingTone } from '../../../contract/verdict.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { ratingWord } from '../../components/rating-word.ts'
import { SYSTEMS } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { Quotes } from '../result/quotes.tsx'
import { ResultContext } from '../result/result-context.ts'
import { systemEvidence } from '../result/system-evidence.ts'
import { useEvaluation } from '../result/use-evaluation.ts'
import { VerdictArithmetic } from '../result/verdict-arithmetic.tsx'
import { Decision } from './decision.tsx'
import { ReviewForm } from './review-form.tsx'
import { VerdictHistory } from './verdict-history.tsx'

/** One book as its reviewer needs it: why, what the engine says, the passages, and the decision. */
export function BookReview({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useEvaluation(id)
  if (isPending) return <Skeleton className="h-96" />
  if (!data) return <LoadProblem query={{ error, data, refetch }} />
  const { result } = data
  if (result === null || !('title' in result)) return null
  return <LoadedReview evaluation={data} engine={result} />
}

function LoadedReview({ evaluation, engine }: { evaluation: Evaluation; engine: Result }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const context = {
    evaluation,
    result: engine,
    texts: engine.localized[language],
    verdict: engine.final_verdict,
    openEvidence: () => undefined,
    showInText: undefined,
    openTab: () => undefined,
    takeVerdict: undefined,
  }
  return (
    <ResultContext value={context}>
      <div className="space-y-8">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="text-2xl">
              <bdi>{engine.title}</bdi>
            </h2>
            <p className="text-soft">
              <bdi>{engine.author || t('library.unknownAuthor')}</bdi>
            </p>
          </div>
          <Link
            to="/"
            search={{ view: 'results', id: evaluation.id }}
            className={buttonStyle({ look: 'outline', size: 'small' })}
          >
            <BookOpen aria-hidden />
            {t('review.openBook')}
          </Link>
        </header>
        {evaluation.reviewReasons.length > 0 && <Why evaluation={evaluation} />}
        <section className="space-y-3">
          <h3 className="text-lg">{t('review.engine')}</h3>
          <p className="flex flex-wrap items-center gap-3">
            <VerdictBadge verdict={engine.final_verdict} />
            <bdi dir="ltr" className="font-semibold">
              {engine.recommended_age}
            </bdi>
          </p>
          <p className="max-w-prose">{context.texts.verdict_explanation}</p>
          <details>
            <summary className="font-medium text-teal">{t('review.arithmetic')}</summary>
            <div className="mt-4">
              <VerdictArithmetic />
            </div>
          </details>
        </section>
        <Evidence engine={engine} />
        <Decision evaluation={evaluation} engine={engine} />
        <ReviewForm
          evaluation={evaluation}
          engine={engine}
          // Decided by somebody else it is in the queue no more, but it is still the one to look at.
          onLookAgain={() => void navigate({ to: '/review', search: { id: evaluation.id }, resetScroll: false })}
        />
        <section className="space-y-4">
          <h3 className="text-lg">{t('review.history.title')}</h3>
          <VerdictHistory id={evaluation.id} />
        </section>
      </div>
    </ResultContext>
  )
}

function Why({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation()
  return (
    <section className="space-y-3 rounded-xl bg-caution-soft p-4 text-caution">
      <h3 className="flex items-center gap-2.5 text-lg">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {t('review.why')}
      </h3>
      <p className="flex flex-wrap gap-1.5">
        {evaluation.reviewReasons.map((reason) => (
          <Badge key={reason} className="bg-surface text-caution">
            {t(`review.reasons.${reason}`)}
          </Badge>
        ))}
      </p>
      <ul className="list-disc space-y-1 ps-5">
        {evaluation.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}

function Evidence({ engine }: { engine: Result }) {
  const { t } = useTranslation()
  const systems = SYSTEMS.map((system) => ({ system, ...systemEvidence(engine, system) }))
  const worst = systems.find(({ rated, refs }) => ratingTone(rated.rating) !== 'good' && refs.length > 0)
  return (
    <section className="space-y-3">
      <h3 className="text-lg">{t('review.evidence')}</h3>
      {systems.every(({ refs }) => refs.length === 0) && <p className="text-soft">{t('review.noEvidence')}</p>}
      {systems
        .filter(({ refs }) => refs.length > 0)
        .map(({ system, rated, refs }) => (
          <details key={system} open={system === worst?.system} className="rounded-xl border border-line p-4">
            <summary>
              <span className="inline-flex flex-wrap items-center gap-2.5 font-medium">
                {t(`values.system.n${system}`)}
                <Badge tone={ratingTone(rated.rating)}>{ratingWord(t, rated.rating)}</Badge>
                <span className="text-sm font-normal text-soft tabular-nums">{refs.length}</span>
              </span>
            </summary>
            <div className="mt-4 max-h-128 overflow-y-auto">
              <Quotes refs={refs} />
            </div>
          </details>
        ))}
    </section>
  )
}
