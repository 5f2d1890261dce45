import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '../../../contract/routes.ts'
import type { SourcesState } from '../../../contract/sources.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SettingsNav } from '../../components/settings-nav.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'
import { pollInterval } from '../../lib/poll-interval.ts'
import { formatNumber } from '../../lib/format.ts'
import { Feed } from './feed.tsx'

const LOOK_AGAIN_MS = 5000

/** Where ratings and publishers' ages come from, what was indexed, and what was rejected and why. */
export function SourcesPage() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [ROUTES.sources.path],
    queryFn: ({ signal }) => callJson<SourcesState>('sources', { signal }),
    // Only while something is on its way.
    refetchInterval: (query) => isBusy(query.state.data) && pollInterval(LOOK_AGAIN_MS, query),
  })
  return (
    <div>
      <SettingsNav />
      <PageHeader title={t('sources.title')} lead={t('sources.lead')} />
      {isPending && <Skeleton className="h-40" />}
      <LoadProblem query={{ error, data, refetch }} />
      {data && <State state={data} />}
    </div>
  )
}

const isBusy = (state: SourcesState | undefined): boolean =>
  state !== undefined && (state.waiting > 0 || state.feeds.some((feed) => feed.state === 'indexing'))

function State({ state }: { state: SourcesState }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="space-y-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <Source
          name={t('sources.openLibrary')}
          text={t('sources.openLibraryText')}
          on={state.openLibrary}
          setting="OPEN_LIBRARY_URL"
        />
        <Source name={t('sources.onix')} text={t('sources.onixText')} on={state.onix} setting="ONIX_DIR" />
      </div>
      {state.waiting > 0 && (
        <output className="block text-soft">
          {t('sources.waiting', { count: state.waiting, number: formatNumber(state.waiting, language) })}
        </output>
      )}
      {state.onix && (
        <section className="space-y-4">
          <h2 className="text-xl">{t('sources.feeds')}</h2>
          {state.feeds.length === 0 && <EmptyState title={t('sources.none')} text={t('sources.noneText')} />}
          <ul className="space-y-4">
            {state.feeds.map((feed) => (
              <Feed key={feed.path} feed={feed} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Source({ name, text, on, setting }: { name: string; text: string; on: boolean; setting: string }) {
  const { t } = useTranslation()
  return (
    <Card className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        <Badge tone={on ? 'good' : 'neutral'}>{t(on ? 'sources.on' : 'sources.off')}</Badge>
      </div>
      <p className="text-soft">{text}</p>
      {!on && (
        <p className="text-sm text-soft">
          {t('sources.setting')} <code dir="ltr">{setting}</code>
        </p>
      )}
    </Card>
  )
}
