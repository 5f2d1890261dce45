import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SettingsNav } from '../../components/settings-nav.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ChooseModel } from './choose-model.tsx'
import { FixedModel } from './fixed-model.tsx'
import { useModelSetup } from './use-model.ts'

/** Which language model judges, if any, and the choice of another where the environment leaves it open. */
export function ModelPage() {
  const { t } = useTranslation()
  const { data: setup, error, isPending, refetch } = useModelSetup()
  return (
    <div>
      <SettingsNav />
      <PageHeader title={t('model.title')} lead={t('model.lead')} />
      {isPending && <Skeleton className="h-40" />}
      <LoadProblem query={{ error, data: setup, refetch }} />
      {setup && (setup.fixed ? <FixedModel setup={setup} /> : <ChooseModel setup={setup} />)}
    </div>
  )
}
