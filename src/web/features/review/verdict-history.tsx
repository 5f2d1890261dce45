import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from '../../../contract/review.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatTime } from './format-time.ts'
import { useHistory } from './use-review.ts'

/** Every verdict of a book in the order they were given, each with who or what gave it. */
export function VerdictHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useHistory(id)
  if (!data) return <LoadProblem query={{ error, data, refetch }} />
  if (!data) return <Skeleton className="h-20" />
  return (
    <ol aria-label={t('review.history.title')} className="space-y-4 border-s-2 border-line ps-5">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { outcome, performedBy, reason } = entry
  const name = `\u2068${performedBy ?? ''}\u2069`
  const what = entry.kind === 'review' ? (entry.decision ?? 'confirmed') : entry.kind
  return (
    <li className="relative space-y-1.5">
      <span aria-hidden className="absolute -start-6.75 top-1.5 size-3 rounded-full border-2 border-palm bg-surface" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b>{t(`review.history.${what}`, { name })}</b>
        <VerdictBadge verdict={outcome.verdict} />
        <bdi dir="ltr" className="font-semibold">
          {outcome.recommended_age}
        </bdi>
      </p>
      {reason && (
        <p dir="auto" className="whitespace-pre-line">
          {reason}
        </p>
      )}
      <p className="text-sm text-soft">
        <time dateTime={entry.at}>{formatTime(entry.at, language)}</time>
        {entry.scoringConfigVersion && (
          <>
            {' · '}
            {t('review.history.rules', { version: `\u2068${entry.scoringConfigVersion}\u2069` })}
          </>
        )}
      </p>
    </li>
  )
}
