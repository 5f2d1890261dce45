import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Printer, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShelfPage as Page } from '../../../contract/shelf.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { ScrollToTop } from '../../components/scroll-to-top.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/field.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { PrintedShelf } from './printed-shelf.tsx'
import { ShelfBookCard } from './shelf-book-card.tsx'
import { ShelfBookView } from './shelf-book-view.tsx'
import { ShelfHead } from './shelf-head.tsx'
import { StarsHelp } from './shelf-stars.tsx'
import { useDoor, type Door } from './use-door.ts'

const route = getRouteApi('/shelf')

/** The page of a shelf, made for the child: covers and few words, nothing of any judgement, and no way elsewhere. */
export function ShelfPage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const door = useDoor(search)
  if (door === undefined) {
    return (
      <>
        <ShelfHead />
        <EmptyState title={t('shelf.closed')} text={t('shelf.emptyText')} heading="h2" />
      </>
    )
  }
  return search.book === undefined ? <AllBooks door={door} /> : <ShelfBookView door={door} book={search.book} />
}

function AllBooks({ door }: { door: Door }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { q, page = '1', ...rest } = route.useSearch()
  const navigate = route.useNavigate()
  const hash = door.token ?? ''
  const query = useQuery({
    queryKey: ['shelf', ...door.key, language, q, page],
    queryFn: ({ signal }) =>
      door.read<Page>('shelf', { query: { lang: language, page, ...(q === undefined ? {} : { q }) }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <ShelfHead />
        <EmptyState title={t('shelf.closed')} text={serverSentence(error) ?? ''} heading="h2" />
      </>
    )
  }
  const at = data?.page ?? 1
  const turn = (to: number) => ({ ...rest, q, page: to === 1 ? undefined : String(to) })
  return (
    <>
      <ScrollToTop key={page} behavior="auto" />
      <ShelfHead owner={data?.owner}>
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('shelf.print')}
        </Button>
      </ShelfHead>
      <div className="no-print space-y-6">
        <search>
          <form
            className="relative max-w-xl"
            onSubmit={(event) => {
              event.preventDefault()
              const given = new FormData(event.currentTarget).get('q')
              const words = typeof given === 'string' ? given.trim() : ''
              void navigate({ search: { ...rest, q: words === '' ? undefined : words }, hash })
            }}
          >
            <Search
              aria-hidden
              className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft"
            />
            <Input
              key={q ?? ''}
              name="q"
              type="search"
              dir="auto"
              maxLength={200}
              defaultValue={q ?? ''}
              aria-label={t('shelf.find')}
              placeholder={t('shelf.find')}
              className="min-h-13 ps-12 text-lg"
            />
          </form>
        </search>
        <LoadProblem query={query} />
        {query.isPending && <Skeleton className="h-72" />}
        {data && (
          <>
            <output className="sr-only">{t('shelf.count', { count: data.count, number: String(data.count) })}</output>
            {data.books.length === 0 ? (
              <EmptyState
                title={t(q === undefined ? 'shelf.empty' : 'shelf.nothing')}
                text={t(q === undefined ? 'shelf.emptyText' : 'shelf.nothingText')}
                heading="h2"
              />
            ) : (
              <>
                <StarsHelp />
                <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 xl:grid-cols-5">
                  {data.books.map((book) => (
                    <ShelfBookCard key={book.book} book={book} door={door} />
                  ))}
                </ul>
              </>
            )}
            {data.pages > 1 && (
              <nav
                aria-label={t('shelf.page', { page: at, pages: data.pages })}
                className="flex flex-wrap items-center justify-center gap-4 py-4"
              >
                {at > 1 && (
                  <Link to="/shelf" search={turn(at - 1)} hash={hash} className={buttonStyle({ size: 'large' })}>
                    <ArrowLeft aria-hidden className="icon-mirrored" />
                    {t('shelf.earlier')}
                  </Link>
                )}
                <span className="text-soft">
                  {t('shelf.page', { page: formatNumber(at, language), pages: formatNumber(data.pages, language) })}
                </span>
                {at < data.pages && (
                  <Link
                    to="/shelf"
                    search={turn(at + 1)}
                    hash={hash}
                    className={buttonStyle({ look: 'primary', size: 'large' })}
                  >
                    {t('shelf.more')}
                    <ArrowRight aria-hidden className="icon-mirrored" />
                  </Link>
                )}
              </nav>
            )}
          </>
        )}
      </div>
      {data && <PrintedShelf books={data.books} door={door} />}
    </>
  )
}
