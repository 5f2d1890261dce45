import { useTranslation } from 'react-i18next'
import type { ScoringConfig } from '../../../contract/scoring-config.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { SYSTEM_ICONS, SYSTEMS } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { configSystem } from './config-system.ts'
import { useActiveConfig } from './use-active-config.ts'

/** The four systems as the active configuration defines them, with their states of loading and absence. */
export function ConfigSystems({ children }: { children?: (config: ScoringConfig) => React.ReactNode }) {
  const { t } = useTranslation()
  const { data: config, error, isPending, refetch } = useActiveConfig()
  if (isPending) {
    return (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <output className="sr-only">{t('common.loading')}</output>
        {SYSTEMS.map((system) => (
          <Skeleton key={system} className="h-52" />
        ))}
      </div>
    )
  }
  if (config === undefined) return <LoadProblem query={{ error, data: config, refetch }} />
  if (!config) return <p className="rounded-card bg-sunken p-6 text-center">{t('about.noConfig')}</p>
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SYSTEMS.map((system) => {
          const Icon = SYSTEM_ICONS[system]
          const { weight, enabled, criteria } = configSystem(config, system)
          return (
            <li key={system} className="contents">
              <Card className="flex flex-col gap-3">
                <span className="grid size-12 place-items-center rounded-full bg-palm-soft text-palm">
                  <Icon aria-hidden className="size-6" />
                </span>
                <h3 className="text-lg">{t(`values.system.n${system}`)}</h3>
                <p className="flex-1 text-soft">{t(`home.systems.n${system}.text`)}</p>
                <p className="flex flex-wrap gap-2">
                  <Badge tone="gold">{t('about.weight', { weight })}</Badge>
                  <Badge>
                    {t('about.criteria')}: {criteria.length}
                  </Badge>
                </p>
                {!enabled && <p className="text-sm text-caution">{t('about.off')}</p>}
              </Card>
            </li>
          )
        })}
      </ul>
      {children?.(config)}
    </>
  )
}
