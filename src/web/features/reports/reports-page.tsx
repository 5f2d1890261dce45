import { FileDown } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Button } from '../../components/ui/button.tsx'
import { showFailure } from '../../lib/toast-store.ts'
import { libraryBooks } from '../library/library-book.ts'
import { useEvaluations } from '../library/use-evaluations.ts'
import { filterReports, NO_REPORT_FILTERS } from './filter-reports.ts'
import { ReportFilterPanel } from './report-filter-panel.tsx'
import { ReportProgress } from './report-progress.tsx'
import { ReportShelf } from './report-shelf.tsx'
import { useReport } from './use-report.ts'

export function ReportsPage() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useEvaluations()
  const [filters, setFilters] = useState(NO_REPORT_FILTERS)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => libraryBooks(data ?? []), [data])
  const books = useMemo(() => filterReports(all, filters), [all, filters])
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
        <Button look="primary" size="large" disabled={selected.size === 0 || generate.isPending} onClick={start}>
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
              <b>{t('reports.found', { count: books.length })}</b>
              {' · '}
              {t('reports.selected', { count: selected.size })}
            </output>
            <Button
              size="small"
              disabled={books.length === 0}
              onClick={() => setSelected(new Set(books.map((book) => book.evaluation.id)))}
            >
              {t('reports.selectAll')}
            </Button>
            <Button size="small" disabled={selected.size === 0} onClick={() => setSelected(new Set())}>
              {t('reports.selectNone')}
            </Button>
          </div>
          {isPending && <output className="block">{t('reports.loading')}</output>}
          <LoadProblem query={{ error, data, refetch }} />
          {data && books.length === 0 && <EmptyState title={t('reports.empty')} text={t('reports.emptyText')} />}
          <ReportShelf books={books} selected={selected} onToggle={toggle} />
        </section>
      </div>
    </div>
  )
}
