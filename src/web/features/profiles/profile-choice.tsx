import { useTranslation } from 'react-i18next'
import { Select } from '../../components/ui/field.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { useStore } from '../../lib/use-store.ts'
import { chosenProfile, chooseProfile } from './chosen-profile.ts'
import { useChosenProfile } from './use-chosen-profile.ts'
import { useProfiles } from './use-profiles.ts'

/** For whom books are chosen; nothing until somebody was chosen on the page of readers. */
export function ProfileChoice({ className }: { className?: string }) {
  const { t } = useTranslation()
  const isWanted = useStore(chosenProfile) !== undefined
  const query = useProfiles({ enabled: isWanted })
  const chosen = useChosenProfile()
  if (isWanted && query.error) return <LoadProblem query={query} />
  if (chosen === undefined) return null
  return (
    <label className={className}>
      <span className="sr-only">{t('profiles.for')}</span>
      <Select value={chosen.profile.id} onChange={(event) => chooseProfile(event.target.value || undefined)}>
        {chosen.profiles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('profiles.everybody')}</option>
      </Select>
    </label>
  )
}
