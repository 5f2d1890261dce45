import { useTranslation } from 'react-i18next'
import type { SourcesState } from '../../../contract/sources.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatBytes, formatDate, formatNumber } from '../../lib/format.ts'

type FeedState = SourcesState['feeds'][number]
const TONES = { indexed: 'good', indexing: 'gold', failed: 'bad' } as const
const FAULTS = ['broken_xml', 'old_version', 'not_onix'] as const

/** One file of a publisher: what came of it, and the records that could not be used. */
export function Feed({ feed }: { feed: FeedState }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const fault = FAULTS.find((known) => known === feed.error) ?? 'unreadable'
  const figures: [string, string][] = [
    [t('sources.records'), number(feed.products)],
    [t('sources.withAge'), number(feed.withAge)],
    [t('sources.rejected'), number(feed.rejected)],
  ]
  return (
    <li>
      <Card className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-base break-all" dir="ltr">
            {feed.path}
          </h3>
          <Badge tone={TONES[feed.state]}>{t(`sources.states.${feed.state}`)}</Badge>
        </div>
        <p className="text-sm text-soft">
          <bdi>{formatBytes(feed.size, language)}</bdi> · {formatDate(feed.modifiedAt, language)}
        </p>
        {feed.error !== null && <p className="text-bad">{t(`sources.faults.${fault}`)}</p>}
        <dl className="grid grid-cols-3 gap-4">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {feed.rejects.length > 0 && (
          <details>
            <summary className="font-medium text-teal">{t('sources.why')}</summary>
            <ul className="mt-2 max-h-72 space-y-1 overflow-y-auto text-sm">
              {feed.rejects.map((reject, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- records without a name are told apart by their place
                <li key={at}>
                  <bdi className="font-medium">{reject.recordReference || t('sources.nameless')}</bdi>:{' '}
                  {t(`sources.reasons.${reject.reason}`)}
                  {reject.detail !== '' && (
                    <>
                      {' '}
                      (<bdi>{reject.detail}</bdi>)
                    </>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </li>
  )
}
