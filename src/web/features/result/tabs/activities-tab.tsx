import { useTranslation } from 'react-i18next'
import { TitledList } from '../../../components/titled-list.tsx'
import { useResult } from '../result-context.ts'

export function ActivitiesTab() {
  const { t } = useTranslation()
  const { texts } = useResult()
  return (
    <div className="space-y-2">
      <p className="text-soft">{t('result.activities.lead')}</p>
      <TitledList
        heading={t('result.activities.title')}
        items={texts.family_activities}
        none={t('result.lessons.none')}
      />
    </div>
  )
}
