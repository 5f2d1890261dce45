import { FileDown } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_SELECTED } from '../../../contract/limits.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { readFirstBooks } from '../library/use-book-pages.ts'
import { NO_REPORT_FILTERS } from './filter-reports.ts'
import { ReportFilterPanel } from './report-filter-panel.tsx'
import { ReportProgress } from './report-progress.tsx'
import { ReportShelf } from './report-shelf.tsx'
import { useReport } from './use-report.ts'
import { useReportShelf } from './use-report-shelf.ts'

export function ReportsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [filters, setFilters] = useState(NO_REPORT_FILTERS)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shelf = useReportShelf(filters)
  const { books, count } = shelf
  const number = (value: number) => formatNumber(value, language)
  const tooMany = selected.size > MAX_SELECTED
  const selectAll = useMutation({
    // Of a large library as many as a report can hold; of any other all, and the person leaves out what is too much.
    mutationFn: async () => (shelf.large ? await readFirstBooks(shelf.query, language, MAX_SELECTED) : books),
    onSuccess: (chosen) => {
      setSelected(new Set(chosen.map((book) => book.evaluation.id)))
      if (chosen.length < count) {
        const [first, all] = [number(chosen.length), number(count)]
        showToast(t('library.selectedFirst', { first }), t('library.selectedFirstText', { all }))
      }
    },
    onError: (error) => showFailure(t('common.loadFailed'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
  const toggle = useCallback((id: string) => {
    setSelected((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const generate = useReport()
  const start = () => {
    if (selected.size === 0) showFailure(t('reports.toasts.none'), t('reports.toasts.noneText'))
    else generate.mutate([...selected])
  }

  return (
    <div>
      <PageHeader title={t('reports.title')} lead={t('reports.lead')}>
        <Button
          look="primary"
          size="large"
          disabled={selected.size === 0 || tooMany || generate.isPending}
          onClick={start}
        >
          <FileDown aria-hidden />
          {generate.isPending ? t('reports.generating') : t('reports.generate', { count: selected.size })}
        </Button>
      </PageHeader>
      {generate.isPending && (
        <ReportProgress progress={generate.progress} wait={generate.wait} onCancel={generate.cancel} />
      )}
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ReportFilterPanel filters={filters} onChange={setFilters} />
        <section className="min-w-0 space-y-4">
          <div className="flex flex-wrap items-center gap-3">
            <output className="block me-auto">
              <b>{t('reports.found', { count, number: number(count) })}</b>
              {' · '}
              {t('reports.selected', { count: selected.size, number: number(selected.size) })}
            </output>
            <Button
              size="small"
              disabled={books.length === 0 || selectAll.isPending}
              onClick={() => selectAll.mutate()}
            >
              {t('reports.selectAll')}
            </Button>
            <Button size="small" disabled={selected.size === 0} onClick={() => setSelected(new Set())}>
              {t('reports.selectNone')}
            </Button>
          </div>
          {tooMany && (
            <p
              role="alert"
              className="flex flex-wrap items-center gap-3 rounded-card border border-gold bg-gold-soft p-4 text-gold-ink"
            >
              <span className="min-w-48 flex-1">
                {t('reports.tooMany', { most: number(MAX_SELECTED), selected: number(selected.size) })}
              </span>
              <Button size="small" onClick={() => setSelected(new Set([...selected].slice(0, MAX_SELECTED)))}>
                {t('reports.keepFirst', { most: number(MAX_SELECTED) })}
              </Button>
            </p>
          )}
          {shelf.isPending && <output className="block">{t('reports.loading')}</output>}
          <LoadProblem query={shelf.problem} />
          {shelf.problem.data && books.length === 0 && (
            <EmptyState title={t('reports.empty')} text={t('reports.emptyText')} />
          )}
          <ReportShelf books={books} total={count} selected={selected} onToggle={toggle} onEnd={shelf.readMore} />
        </section>
      </div>
    </div>
  )
}
