import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NMC_CATEGORIES, NMC_SAFE_SCORE_RANGES } from '../../../contract/nmc.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { HeroArt } from '../home/hero-art.tsx'
import { ConfigSystems } from './config-systems.tsx'
import { SystemDetails } from './system-details.tsx'

export function AboutPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-12">
      <section className="grid items-center gap-8 md:grid-cols-[1.4fr_1fr]">
        <div>
          <PageHeader title={t('about.title')} lead={t('about.lead')} />
          <p className="text-xl leading-relaxed">{t('about.heroText')}</p>
        </div>
        <div className="mx-auto w-full max-w-72">
          <HeroArt />
        </div>
      </section>
      <section className="rounded-card bg-palm p-8 text-on-palm">
        <h2 className="text-2xl">{t('about.mission')}</h2>
        <p className="mt-3 max-w-prose text-lg">{t('about.missionText')}</p>
      </section>
      <section className="space-y-5">
        <div>
          <h2 className="text-2xl">{t('about.systems')}</h2>
          <p className="text-soft">{t('about.systemsLead')}</p>
        </div>
        <ConfigSystems>{(config) => <SystemDetails config={config} />}</ConfigSystems>
      </section>
      <section className="space-y-4">
        <h2 className="text-2xl">{t('about.nmc')}</h2>
        <p className="max-w-prose">{t('about.nmcText')}</p>
        <Card className="max-w-2xl p-2 sm:p-2">
          <table className="w-full">
            <thead className="text-sm text-soft">
              <tr>
                <th scope="col" className="p-3 text-start font-medium">
                  {t('about.nmcCategory')}
                </th>
                <th scope="col" className="p-3 text-start font-medium">
                  {t('about.nmcRange')}
                </th>
              </tr>
            </thead>
            <tbody>
              {NMC_CATEGORIES.map((category) => (
                <tr key={category} className="border-t border-line">
                  <th scope="row" className="p-3 text-start font-normal">
                    {t(`values.nmc.${category}`)}
                  </th>
                  <td className="p-3">
                    <bdi dir="ltr">{NMC_SAFE_SCORE_RANGES[category]}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <p className="text-soft">{t('about.bands')}</p>
      </section>
      <p>
        <Link to="/how-it-works" className={buttonStyle({ look: 'primary', size: 'large' })}>
          {t('about.toHow')}
        </Link>
      </p>
    </div>
  )
}
