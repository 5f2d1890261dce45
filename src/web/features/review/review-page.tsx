import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'
import { classNames } from '../../lib/class-names.ts'
import { libraryBooks } from '../library/library-book.ts'
import { BookReview } from './book-review.tsx'
import { REVIEW_QUEUE_KEY, type ReviewQueuePage } from './review-queue.ts'

const PAGE = '50'
const route = getRouteApi('/review')

/** Books that a person should look at, one opened beside the list. */
export function ReviewPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { id } = route.useSearch()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...REVIEW_QUEUE_KEY, language],
    queryFn: ({ signal, pageParam }) =>
      callJson<ReviewQueuePage>('reviewQueue', {
        query: { limit: PAGE, lang: language, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  const books = libraryBooks(data?.pages.flatMap(({ items }) => items) ?? [])
  const count = data?.pages[0]?.count ?? 0
  const open = id ?? books[0]?.evaluation.id
  return (
    <div>
      <PageHeader title={t('review.title')} lead={t('review.lead')} />
      {isPending && <output className="block">{t('review.loading')}</output>}
      <LoadProblem query={{ error, data, refetch }} />
      {data && books.length === 0 && id === undefined && (
        <EmptyState title={t('review.empty')} text={t('review.emptyText')} />
      )}
      {data && open !== undefined && (
        <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section aria-labelledby="review-queue" className="space-y-3">
            <h2 id="review-queue" className="text-lg">
              {t('review.waiting', { count })}
            </h2>
            <ul className="max-h-72 space-y-2 overflow-y-auto p-1 lg:max-h-[75dvh]">
              {books.map(({ evaluation, result, verdict }) => (
                <li key={evaluation.id}>
                  <button
                    type="button"
                    aria-current={evaluation.id === open}
                    onClick={() => void navigate({ to: '/review', search: { id: evaluation.id }, resetScroll: false })}
                    className={classNames(
                      'w-full space-y-2 rounded-xl border p-3.5 text-start transition-colors',
                      evaluation.id === open
                        ? 'border-palm bg-palm-soft'
                        : 'border-line bg-surface hover:border-palm/60',
                    )}
                  >
                    <span className="line-clamp-2 font-medium">
                      <bdi>{result.title}</bdi>
                    </span>
                    <span className="flex flex-wrap gap-1.5">
                      <VerdictBadge verdict={verdict} />
                      {evaluation.reviewReasons.map((reason) => (
                        <Badge key={reason} tone="gold">
                          {t(`review.reasons.${reason}`)}
                        </Badge>
                      ))}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <Button className="w-full" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('review.more')}
              </Button>
            )}
          </section>
          <Card className="min-w-0">
            <BookReview key={open} id={open} />
          </Card>
        </div>
      )}
    </div>
  )
}
