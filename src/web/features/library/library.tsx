import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Select } from '../../components/ui/field.tsx'
import { classNames } from '../../lib/class-names.ts'
import { hasFilters, type HomeSearch, SORTS } from '../home/home-search.ts'
import { useChangeFilters, useHomeSearch, useOpenView } from '../home/use-home-search.ts'
import { BookGrid } from './book-grid.tsx'
import { filterBooks, sortBooks } from './filter-books.ts'
import { FilterPanel } from './filter-panel.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { libraryBooks, type LibraryBook } from './library-book.ts'
import { useEvaluations } from './use-evaluations.ts'
import { useSelection } from './use-selection.ts'

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))

const Dialog = lazy(async () => ({ default: (await import('../../components/ui/dialog.tsx')).Dialog }))
const SelectionTools = lazy(async () => ({ default: (await import('./selection-tools.tsx')).SelectionTools }))

const NO_FILTERS: HomeSearch = {
  q: undefined,
  age: undefined,
  language: undefined,
  verdict: undefined,
  genre: undefined,
  nmc: undefined,
}

/** The Book Library: filters beside a shelf of cards, with selection, export, edit and delete. */
export function Library({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTranslation()
  const SubHeading = Heading === 'h1' ? 'h2' : 'h3'
  const search = useHomeSearch()
  const change = useChangeFilters()
  const openView = useOpenView()
  const evaluations = useEvaluations()
  const selection = useSelection()
  const [edited, setEdited] = useState<LibraryBook>()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const filters = useDeferredValue(search)
  const all = useMemo(() => libraryBooks(evaluations.data ?? []), [evaluations.data])
  const order = filters.sort ?? 'newest'
  const sorted = useMemo(() => sortBooks(all, order), [all, order])
  const { books, counts } = useMemo(() => filterBooks(sorted, filters), [sorted, filters])
  const open = useCallback((id: string) => openView('results', { id }), [openView])
  const filtered = hasFilters(search)
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
          <output className="block text-soft">{evaluations.data && t('library.count', { count: books.length })}</output>
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
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`library.sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
        {selection.ids === undefined && books.length > 0 && (
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
          <Suspense>
            {selection.ids !== undefined && <SelectionTools books={books} all={all} selection={selection} />}
          </Suspense>
          <LoadProblem query={evaluations} />
          {evaluations.isPending ? (
            <GridSkeleton />
          ) : !evaluations.data ? null : books.length === 0 ? (
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
            <div className={classNames('transition-opacity', filters !== search && 'opacity-60')}>
              <SubHeading className="sr-only">{t('library.shelf')}</SubHeading>
              <BookGrid
                books={books}
                selection={selection.ids}
                onOpen={open}
                onEdit={setEdited}
                onToggle={selection.toggle}
              />
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
                  {t('library.showResults')} ({books.length})
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
