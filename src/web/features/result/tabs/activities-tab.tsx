import { useTranslation } from 'react-i18next'
import { TitledList } from '../../../components/titled-list.tsx'
import { useResult } from '../result-context.ts'

export function ActivitiesTab() {
  const { t } = useTranslation()
  const { result, texts } = useResult()
  const refused = result.final_verdict === 'Not Whitelisted'
  return (
    <div className="space-y-2">
      <p className="text-soft">{t(refused ? 'result.activities.insteadLead' : 'result.activities.lead')}</p>
      <TitledList
        heading={t(refused ? 'result.activities.instead' : 'result.activities.title')}
        items={texts.family_activities}
        none={t('result.lessons.none')}
      />
    </div>
  )
}
