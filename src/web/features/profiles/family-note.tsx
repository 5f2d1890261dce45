import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { useFamilyCode } from './use-families.ts'

/** Whose these readers are, and the way out on a device that others use too. */
export function FamilyNote() {
  const { t } = useTranslation()
  const { leave } = useFamilyCode()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-palm-soft p-4">
      <p>{t('profiles.family.here')}</p>
      <Button size="small" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {t('profiles.family.leave')}
      </Button>
    </div>
  )
}
