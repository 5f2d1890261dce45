import { useTranslation } from 'react-i18next'
import { SYSTEM_ICONS, SYSTEMS } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'

/** The four systems: two red lines, two measures of age. */
export function Systems() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="systems-title">
      <h2 id="systems-title" className="text-2xl sm:text-3xl">
        {t('home.systems.title')}
      </h2>
      <p className="mb-6 text-soft">{t('home.systems.lead')}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SYSTEMS.map((system) => {
          const Icon = SYSTEM_ICONS[system]
          return (
            <li key={system} className="contents">
              <Card className="flex flex-col gap-3">
                <span className="grid size-12 place-items-center rounded-full bg-palm-soft text-palm">
                  <Icon aria-hidden className="size-6" />
                </span>
                <h3 className="text-lg">{t(`home.systems.n${system}.title`)}</h3>
                <p className="flex-1 text-soft">{t(`home.systems.n${system}.text`)}</p>
                <Badge tone={system <= 2 ? 'bad' : 'teal'} className="self-start">
                  {system <= 2 ? t('home.systems.redLine') : t('home.systems.fitsAge')}
                </Badge>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
