import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Square } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rescoring } from '../../../contract/rescoring.ts'
import { Button } from '../../components/ui/button.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { pollInterval } from '../../lib/poll-interval.ts'
import { showFailure } from '../../lib/toast-store.ts'
import { refetchEvaluations } from '../library/use-evaluations.ts'
import { RESCORING_KEY } from './use-configs.ts'
import { PREVIEW_KEY } from './use-preview.ts'

const LOOK_AGAIN_MS = 1_000

type State = { latest: Rescoring | null; outdated: number }

/** How far the library has been judged again, with the way to begin and to stop; nothing where all of it is up to date. */
export function RescoringPanel() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: RESCORING_KEY,
    queryFn: ({ signal }) => callJson<State>('rescorings', { signal }),
    refetchInterval: (query) => query.state.data?.latest?.status === 'running' && pollInterval(LOOK_AGAIN_MS, query),
  })
  const refetch = () => queries.invalidateQueries({ queryKey: RESCORING_KEY })
  const onError = (error: Error) =>
    showFailure(t('scoring.rescoring.startFailed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const start = useMutation({
    mutationFn: () => call('startRescoring', { json: { performedBy: 'admin' } }),
    onSuccess: refetch,
    onError,
  })
  const cancel = useMutation({
    mutationFn: (id: string) => call('cancelRescoring', { params: { id }, json: { performedBy: 'admin' } }),
    onSettled: refetch,
    onError,
  })
  const running = data?.latest?.status === 'running'
  useEffect(() => {
    // The run has just ended: what shows verdicts is fetched again.
    if (!running) return undefined
    return () => {
      void refetchEvaluations(queries)
      void queries.invalidateQueries({ queryKey: PREVIEW_KEY })
      void queries.invalidateQueries({ queryKey: ['evaluation'] })
    }
  }, [running, queries])
  if (!data) return null
  const { latest, outdated } = data
  if (latest?.status === 'running') return <Running run={latest} busy={cancel.isPending} onCancel={cancel.mutate} />
  const ended = latest !== null && <Ended run={latest} />
  if (!ended && outdated === 0) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface p-4">
      <output className="block min-w-48 flex-1 space-y-1">
        {ended}
        {outdated > 0 && <span className="block">{t('scoring.rescoring.outdated', { count: outdated })}</span>}
      </output>
      {outdated > 0 && (
        <Button size="small" disabled={start.isPending} onClick={() => start.mutate()}>
          <RefreshCw aria-hidden />
          {t('scoring.rescoring.start')}
        </Button>
      )}
    </div>
  )
}

function Running({ run, busy, onCancel }: { run: Rescoring; busy: boolean; onCancel: (id: string) => void }) {
  const { t } = useTranslation()
  const version = `\u2068${run.scoringConfigVersion}\u2069`
  return (
    <section
      aria-label={t('scoring.rescoring.title')}
      className="mb-6 space-y-3 rounded-card border border-palm/40 bg-palm-soft p-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 className="me-auto text-lg">{t('scoring.rescoring.title')}</h2>
        <span className="text-lg font-semibold tabular-nums">
          <bdi dir="ltr">{run.percent}%</bdi>
        </span>
        <Button size="small" disabled={busy} onClick={() => onCancel(run.id)}>
          <Square aria-hidden />
          {t('scoring.rescoring.cancel')}
        </Button>
      </div>
      <Progress value={run.percent} label={t('scoring.rescoring.title')} />
      <p className="text-sm">
        {t('scoring.rescoring.progress', { done: run.done, total: run.total, version })}
        {run.toRead > 0 && ` · ${t('scoring.rescoring.reading', { read: run.read, total: run.toRead })}`}
      </p>
    </section>
  )
}

function Ended({ run }: { run: Rescoring }) {
  const { t } = useTranslation()
  const version = `\u2068${run.scoringConfigVersion}\u2069`
  return (
    <>
      <span className="block">
        {run.status === 'cancelled'
          ? t('scoring.rescoring.cancelled', { done: run.done, total: run.total })
          : t('scoring.rescoring.done', { version, count: run.changed })}
      </span>
      {run.failed > 0 && <span className="block text-bad">{t('scoring.rescoring.failed', { count: run.failed })}</span>}
    </>
  )
}
