import { useTranslation } from 'react-i18next'
import { NMC_CATEGORIES, type NmcBand } from '../../../../contract/nmc.ts'
import { Badge, type Tone } from '../../../components/ui/badge.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { toldObjections } from '../pictures/told-objections.ts'
import { Quotes } from '../quotes.tsx'
import { useResult } from '../result-context.ts'

const BAND_TONE: Record<NmcBand, Tone> = {
  Safe: 'good',
  '6+': 'good',
  '10+': 'teal',
  '13+': 'caution',
  '17+': 'bad',
  '21+': 'bad',
  'Not Allowed': 'bad',
}

export function NmcTab() {
  const { t } = useTranslation()
  const { nmcAssessment: nmc, pictureMarks = [] } = useResult().evaluation
  if (!nmc) return null
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{t('result.nmc.title')}</h2>
        <Badge tone={BAND_TONE[nmc.finalAgeBand]} className="px-3 py-1 text-base">
          {t('result.nmc.final')}: {t(`values.band.${nmc.finalAgeBand}`)}
        </Badge>
      </div>
      <p className="max-w-prose">
        {t('result.nmc.explanation')} <span className="text-soft">{t('result.nmc.house')}</span>
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {NMC_CATEGORIES.map((category) => {
          const found = nmc[category]
          const objections = toldObjections(pictureMarks).filter((objection) => objection.category === category)
          const level = t(`values.intensity.n${found.intensity as 0 | 1 | 2 | 3 | 4}`)
          return (
            <Card key={category} className="space-y-3">
              <div className="flex items-center justify-between gap-3">
                <h3 className="text-base">{t(`values.nmc.${category}`)}</h3>
                <Badge tone={BAND_TONE[found.ageBand]}>{t(`values.band.${found.ageBand}`)}</Badge>
              </div>
              <p className="text-sm text-soft">{t('result.nmc.intensity', { level })}</p>
              {found.evidence_refs.length > 0 ? (
                <Quotes refs={found.evidence_refs} />
              ) : (
                objections.length === 0 && <p className="text-soft">{found.evidence || t('result.nmc.nothing')}</p>
              )}
              {objections.map(({ picture, note, reviewer }) => (
                <p key={`${String(picture)} ${note}`} className="border-s-3 border-gold ps-3">
                  {t('pictures.marks.objected', { number: picture, name: `\u2068${reviewer}\u2069` })}{' '}
                  <span dir="auto">{note}</span>
                </p>
              ))}
            </Card>
          )
        })}
      </div>
    </div>
  )
}
