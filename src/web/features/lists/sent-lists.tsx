import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate } from '../../lib/format.ts'
import { useLists } from './use-lists.ts'

/** The lists that were sent, the newest first. */
export function SentLists() {
  const { t } = useTranslation()
  const language = useLanguage()
  const lists = useLists()
  return (
    <section aria-labelledby="lists-title" className="space-y-4">
      <h2 id="lists-title" className="text-xl">
        {t('lists.all')}
      </h2>
      {lists.isPending && <Skeleton className="h-24" />}
      <LoadProblem query={lists} />
      {lists.data?.length === 0 && <EmptyState title={t('lists.none')} text={t('lists.noneText')} heading="h3" />}
      {lists.data && lists.data.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {lists.data.map(({ id, name, books, createdAt }) => (
            <li key={id}>
              <Link
                to="/lists"
                search={{ id }}
                className="block rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-palm sm:p-5"
              >
                <span className="block text-lg font-semibold break-words">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-sm text-soft">
                  {t('common.books', { count: books })} · {t('lists.since', { date: formatDate(createdAt, language) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
