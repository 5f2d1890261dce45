import { useTranslation } from 'react-i18next'
import { firstAge } from '../../../contract/age.ts'
import { RETAILER_AGE_TOLERANCE_YEARS } from '../../../contract/limits.ts'
import type { RetailerData } from '../../../contract/sources.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'

/** Our age beside the retailer's, and how sure the match of the two books is. */
export function RetailerBlock({ retailer, recommended }: { retailer: RetailerData; recommended: string }) {
  const { t } = useTranslation()
  const [ours, theirs] = [firstAge(recommended), firstAge(retailer.targetAge)]
  const agrees = ours !== undefined && theirs !== undefined && Math.abs(ours - theirs) <= RETAILER_AGE_TOLERANCE_YEARS
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : t(value ? 'common.yes' : 'common.no')
  const facts: [string, string | undefined][] = [
    [t('result.overview.ourAge'), recommended],
    [t('result.overview.retailerAge'), retailer.targetAge],
    [t('result.overview.matchQuality'), retailer.matchQuality && t(`values.matchQuality.${retailer.matchQuality}`)],
    [t('result.overview.matchMethod'), retailer.matchMethod && t(`values.matchMethod.${retailer.matchMethod}`)],
    [
      t('result.overview.matchConfidence'),
      retailer.matchConfidence === undefined ? undefined : `${Math.round(retailer.matchConfidence)}%`,
    ],
    [t('result.overview.authorMatch'), yesNo(retailer.authorMatch)],
    [t('result.overview.publisherMatch'), yesNo(retailer.publisherMatch)],
    [t('result.overview.format'), retailer.format],
    ...((retailer.editionsCompared ?? 0) > 1
      ? [
          [t('result.overview.consensus', { count: retailer.editionsCompared }), retailer.ageConsensus] as [
            string,
            string | undefined,
          ],
        ]
      : []),
  ]
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{t('result.overview.retailer')}</h2>
        {theirs !== undefined && (
          <Badge tone={agrees ? 'good' : 'caution'}>
            {t(agrees ? 'result.overview.agreement' : 'result.overview.disagreement')}
          </Badge>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-sm text-soft">{name}</dt>
                <dd className="font-medium">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {retailer.url && (
        <a href={retailer.url} target="_blank" rel="noreferrer" className="text-teal underline underline-offset-4">
          {t('result.overview.openRetailer')}
        </a>
      )}
    </Card>
  )
}
