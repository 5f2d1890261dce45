import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Clock3, Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShelfDetail } from '../../../contract/shelf.ts'
import { THEME_NAMES } from '../../../contract/theme-names.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { ScrollToTop } from '../../components/scroll-to-top.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { ApiError } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { ShelfBookCard } from './shelf-book-card.tsx'
import { ShelfCover } from './shelf-cover.tsx'
import { ShelfHead } from './shelf-head.tsx'
import { ShelfHow, ShelfStars } from './shelf-stars.tsx'
import type { Door } from './use-door.ts'

/** One book of a shelf, and what could be read next. */
export function ShelfBookView({ door, book }: { door: Door; book: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['shelf', ...door.key, language, 'book', book],
    queryFn: ({ signal }) =>
      door.read<ShelfDetail>('shelfBook', { params: { book }, query: { lang: language }, signal }),
  })
  const { data, error } = query
  const minutes = Math.max(1, Math.round(data?.book.minutes ?? 1))
  return (
    <>
      <ScrollToTop key={book} behavior="auto" />
      <ShelfHead owner={data?.owner} />
      <Link
        to="/shelf"
        search={door.search}
        hash={door.token ?? ''}
        className={buttonStyle({ size: 'large', className: 'no-print mb-6' })}
      >
        <ArrowLeft aria-hidden className="icon-mirrored" />
        {t('shelf.back')}
      </Link>
      {query.isPending && <Skeleton className="h-72" />}
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={t('shelf.gone')} text={t('shelf.nothingText')} heading="h2" />
      ) : (
        <LoadProblem query={query} />
      )}
      {data && (
        <>
          <article className="grid gap-6 sm:grid-cols-[minmax(12rem,20rem)_1fr] sm:gap-10">
            <ShelfCover book={data.book} door={door} className="mx-auto w-full max-w-72 sm:max-w-none" />
            <div className="space-y-5">
              <h2 className="text-2xl break-words sm:text-4xl">
                <bdi>{data.book.title}</bdi>
              </h2>
              {data.book.author.trim() !== '' && (
                <p className="text-lg text-soft">
                  <bdi>{data.book.author}</bdi>
                </p>
              )}
              <p className="flex flex-wrap items-center gap-4">
                <ShelfStars stars={data.book.stars} />
                <ShelfHow answer={data.book.answer} className="text-base" />
              </p>
              <p className="flex flex-wrap gap-x-6 gap-y-2 text-soft">
                <span className="inline-flex items-center gap-2">
                  <Clock3 aria-hidden className="size-5" />
                  {t('shelf.minutes', { count: minutes, number: formatNumber(minutes, language) })}
                </span>
                <span className="inline-flex items-center gap-2">
                  <Languages aria-hidden className="size-5" />
                  {t(`shelf.language.${data.book.language}`)}
                </span>
              </p>
              <ul className="flex flex-wrap gap-2">
                {data.book.themes.map((theme) => (
                  <li key={theme}>
                    <Badge tone="gold">{THEME_NAMES[theme][language]}</Badge>
                  </li>
                ))}
              </ul>
            </div>
          </article>
          {data.next.length > 0 && (
            <section aria-labelledby="next" className="no-print mt-12">
              <h2 id="next" className="mb-5 text-xl sm:text-2xl">
                {t('shelf.next')}
              </h2>
              <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:max-w-3xl">
                {data.next.map((next) => (
                  <ShelfBookCard key={next.book} book={next} door={door} heading="h3" />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  )
}
