import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpinionsWhatIf } from '../../../contract/opinions.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Card } from '../../components/ui/card.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useOpinionsWhatIf } from './use-opinions.ts'

/** Beside what other rules would change: what opinions of families would, if they counted. Nothing where nobody spoke. */
export function OpinionsPanel() {
  const { t } = useTranslation()
  const query = useOpinionsWhatIf()
  const { data } = query
  if (query.error) return <LoadProblem query={query} />
  if (!data || data.books === 0) return null
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-lg">{t('opinions.library.title')}</h2>
        <p className="text-sm text-soft">{t('opinions.library.text')}</p>
      </div>
      <p>
        {t('opinions.library.books', { count: data.books })} {t('opinions.library.enough', { count: data.enough })}{' '}
        <b>
          {data.items.length === 0
            ? t('opinions.library.none')
            : t('opinions.library.changes', { count: data.items.length })}
        </b>
      </p>
      {data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {data.items.map((item) => (
            <ChangedBook key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ChangedBook({ item }: { item: OpinionsWhatIf['items'][number] }) {
  const { t } = useTranslation()
  const { id, title, author, before, after, changes, counts } = item
  const arrow = <ArrowRight aria-hidden className="icon-mirrored size-4" />
  return (
    <li className="space-y-2 p-3.5">
      <p>
        <Link to="/" search={{ view: 'results', id, tab: 'community' }} className="font-medium text-teal underline">
          <bdi>{title}</bdi>
        </Link>
        {author && (
          <span className="text-sm text-soft">
            {' · '}
            <bdi>{author}</bdi>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {changes.includes('verdict') && (
          <span className="inline-flex flex-wrap items-center gap-1.5">
            <VerdictBadge verdict={before.verdict} />
            {arrow}
            <VerdictBadge verdict={after.verdict} />
          </span>
        )}
        {changes.includes('age') && (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <bdi dir="ltr">{before.age}</bdi>
            {arrow}
            <bdi dir="ltr">{after.age}</bdi>
          </span>
        )}
        <span className="text-soft">{t('opinions.spoken', { count: counts.families })}</span>
      </p>
    </li>
  )
}
