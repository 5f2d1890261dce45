import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Select } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/format.ts'
import { loadPart } from '../../lib/load-part.ts'
import { hasFilters, type HomeSearch, SORTS } from '../home/home-search.ts'
import { useChangeFilters, useHomeSearch, useOpenView } from '../home/use-home-search.ts'
import { useChosenProfile } from '../profiles/use-chosen-profile.ts'
import { ProfileChoice } from '../profiles/profile-choice.tsx'
import { BookGrid } from './book-grid.tsx'
import { FitFilter } from './fit-filter.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import type { LibraryBook } from './library-book.ts'
import { useSelection } from './use-selection.ts'
import { useShelf } from './use-shelf.ts'

const EditDialog = lazy(async () => ({ default: (await loadPart(() => import('./edit-dialog.tsx'))).EditDialog }))

const Dialog = lazy(async () => ({ default: (await loadPart(() => import('../../components/ui/dialog.tsx'))).Dialog }))
const SelectionTools = lazy(async () => ({
  default: (await loadPart(() => import('./selection-tools.tsx'))).SelectionTools,
}))

const NO_FILTERS: HomeSearch = {
  q: undefined,
  age: undefined,
  language: undefined,
  verdict: undefined,
  genre: undefined,
  nmc: undefined,
  fit: undefined,
}

/** The Book Library: filters beside a shelf of cards, with selection, export, edit and delete. */
export function Library({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const SubHeading = Heading === 'h1' ? 'h2' : 'h3'
  const search = useHomeSearch()
  const change = useChangeFilters()
  const openView = useOpenView()
  const selection = useSelection()
  const [edited, setEdited] = useState<LibraryBook>()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const shelf = useShelf(search)
  const { books, counts, count } = shelf
  const open = useCallback((id: string) => openView('results', { id }), [openView])
  const filtered = hasFilters(search)
  const hasReader = useChosenProfile() !== undefined
  const panel = <FilterPanel filters={search} counts={counts} />
  const clear = (
    <Button look="link" size="bare" className="text-sm" onClick={() => change(NO_FILTERS)}>
      {t('library.clearAll')}
    </Button>
  )

  return (
    <section id="library" aria-labelledby="library-title" className="scroll-mt-24">
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="me-auto">
          <Heading id="library-title" className="text-2xl sm:text-3xl">
            {t('library.title')}
          </Heading>
          <output className="block text-soft">
            {shelf.isLoaded && t('library.count', { count, number: formatNumber(count, language) })}
          </output>
          {shelf.unsorted > 0 && (
            <p className="text-sm text-gold-ink">
              {t('library.unsorted', { count: shelf.unsorted, number: formatNumber(shelf.unsorted, language) })}
            </p>
          )}
        </div>
        <Button className="lg:hidden" onClick={() => setFiltersOpen(true)}>
          <SlidersHorizontal aria-hidden />
          {t('library.showFilters')}
        </Button>
        <label className="flex min-w-36 flex-1 items-center gap-2 sm:flex-none">
          <span className="sr-only text-sm text-soft sm:not-sr-only">{t('library.sort')}</span>
          <Select
            className="sm:w-auto"
            value={search.sort ?? 'newest'}
            onChange={(event) =>
              change({ sort: SORTS.filter((sort) => sort !== 'newest').find((sort) => sort === event.target.value) })
            }
          >
            {SORTS.filter((sort) => sort !== 'fit' || hasReader).map((sort) => (
              <option key={sort} value={sort}>
                {t(`library.sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
        <ProfileChoice className="min-w-36 flex-1 sm:flex-none" />
        {hasReader && <FitFilter className="min-w-36 flex-1 sm:flex-none" />}
        {selection.books === undefined && books.length > 0 && (
          <Button onClick={selection.start}>
            <ListChecks aria-hidden />
            {t('library.select')}
          </Button>
        )}
      </div>
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label={t('library.filters')}
          className="hidden self-start rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        >
          <div className="mb-4 flex items-center justify-between">
            <SubHeading className="text-lg">{t('library.filters')}</SubHeading>
            {filtered && clear}
          </div>
          {panel}
        </aside>
        <div className="min-w-0 space-y-4">
          <Suspense>{selection.books !== undefined && <SelectionTools shelf={shelf} selection={selection} />}</Suspense>
          <LoadProblem query={shelf.problem} />
          {shelf.isPending ? (
            <GridSkeleton />
          ) : !shelf.isLoaded ? null : books.length === 0 ? (
            <EmptyState
              heading="h3"
              title={filtered ? t('library.emptyFiltered') : t('library.empty')}
              text={filtered ? t('library.emptyFilteredText') : t('library.emptyText')}
            >
              {filtered && <Button onClick={() => change(NO_FILTERS)}>{t('library.clearAll')}</Button>}
              <Button look="primary" onClick={() => openView('upload')}>
                {t('library.upload')}
              </Button>
            </EmptyState>
          ) : (
            <div className={classNames('transition-opacity', shelf.isOld && 'opacity-60')}>
              <SubHeading className="sr-only">{t('library.shelf')}</SubHeading>
              <BookGrid
                books={books}
                total={count}
                selection={selection.books}
                onOpen={open}
                onEdit={setEdited}
                onToggle={selection.toggle}
                onEnd={shelf.readMore}
              />
              {shelf.isReadingMore && (
                <output className="block py-6 text-center text-soft">{t('common.loading')}</output>
              )}
            </div>
          )}
        </div>
      </div>
      <Suspense>
        {filtersOpen && (
          <Dialog
            open
            onClose={() => setFiltersOpen(false)}
            title={t('library.filters')}
            footer={
              <>
                {filtered && clear}
                <Button look="primary" onClick={() => setFiltersOpen(false)}>
                  {t('library.showResults')} ({formatNumber(count, language)})
                </Button>
              </>
            }
          >
            {panel}
          </Dialog>
        )}
        {edited && <EditDialog key={edited.evaluation.id} book={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </section>
  )
}
