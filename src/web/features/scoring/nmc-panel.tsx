import { useTranslation } from 'react-i18next'
import { NMC_CATEGORIES, type NmcConfig } from '../../../contract/nmc.ts'
import { Badge } from '../../components/ui/badge.tsx'

const INTENSITIES = [1, 2, 3, 4] as const

/** The bands by category and intensity; read-only. */
export function NmcPanel({ config }: { config: NmcConfig | null | undefined }) {
  const { t } = useTranslation()
  if (!config) return <p className="text-soft">{t('scoring.nmcMissing')}</p>
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap gap-2">
        <Badge tone={config.enabled ? 'good' : 'neutral'}>
          {config.enabled ? t('scoring.enabled') : t('scoring.disabled')}
        </Badge>
        <Badge>{t('scoring.nmcReadOnly')}</Badge>
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-md">
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="p-2.5 text-start font-medium">
                {t('scoring.nmcCategory')}
              </th>
              {INTENSITIES.map((level) => (
                <th key={level} scope="col" className="p-2.5 text-start font-medium">
                  {t(`values.intensity.n${level}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NMC_CATEGORIES.map((category) => (
              <tr key={category} className="border-t border-line">
                <th scope="row" className="p-2.5 text-start font-normal">
                  {t(`values.nmc.${category}`)}
                </th>
                {INTENSITIES.map((level) => (
                  <td key={level} className="p-2.5">
                    {t(`values.band.${config.bands[category][level - 1] ?? 'Safe'}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-soft">{t('result.nmc.house')}</p>
    </div>
  )
}
