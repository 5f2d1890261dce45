import { CircleCheck, FileDown, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { apiUrl } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { BookLine } from './book-line.tsx'
import { useListActions, useWishes } from './use-lists.ts'

/** What is missing; a book that has been judged since is ticked off, with the way to its result. */
export function WishList() {
  const { t } = useTranslation()
  const language = useLanguage()
  const wishes = useWishes()
  const { removeWish, clearWishes } = useListActions()
  const isDone = wishes.data?.some(({ state }) => state === 'judged') === true
  return (
    <section aria-labelledby="wishes-title" className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="me-auto min-w-52 flex-1">
          <h2 id="wishes-title" className="text-xl">
            {t('lists.wishes.title')}
          </h2>
          <p className="text-soft">{t('lists.wishes.text')}</p>
        </div>
        {wishes.data && wishes.data.length > 0 && (
          <a
            href={apiUrl('exportWishes', { query: { lang: language } })}
            download
            className={buttonStyle({ size: 'small' })}
          >
            <FileDown aria-hidden />
            {t('lists.csv')}
          </a>
        )}
        {isDone && (
          <Button size="small" disabled={clearWishes.isPending} onClick={() => clearWishes.mutate()}>
            {t('lists.wishes.clear')}
          </Button>
        )}
      </div>
      {wishes.isPending && <Skeleton className="h-20" />}
      <LoadProblem query={wishes} />
      {wishes.data?.length === 0 && <p>{t('lists.wishes.none')}</p>}
      {wishes.data && wishes.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {wishes.data.map((wish) => (
            <li key={wish.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
              <div className="min-w-52 flex-1">
                <BookLine wanted={wish} />
                <p className="text-sm text-soft">
                  {t('lists.wishes.since', { date: formatDate(wish.wishedAt, language) })}
                </p>
              </div>
              {wish.state === 'judged' && (
                <Badge tone="good">
                  <CircleCheck aria-hidden />
                  {t('lists.wishes.judged')}
                </Badge>
              )}
              {wish.state === 'to_be_judged' && <Badge>{t('lists.groups.to_be_judged')}</Badge>}
              <Button
                look="quiet"
                size="icon"
                disabled={removeWish.isPending}
                aria-label={`${t('lists.wishes.remove')}: ${wish.title || wish.isbn}`}
                onClick={() => removeWish.mutate(wish.id)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
