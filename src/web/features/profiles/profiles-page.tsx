import { Link } from '@tanstack/react-router'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileList } from '../../../contract/families.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { FamilyCode } from './family-code.tsx'
import { FamilyCodes } from './family-codes.tsx'
import { FamilyNote } from './family-note.tsx'
import { inputOf, newProfile } from './profile-draft.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileItem } from './profile-item.tsx'
import { useProfileActions, useProfiles } from './use-profiles.ts'

/** Children, classes and shelves: made, changed, exported and removed. */
export function ProfilesPage() {
  const { t } = useTranslation()
  const { data: list, error, isPending, refetch } = useProfiles()
  return (
    <div>
      <PageHeader title={t('profiles.title')} lead={t('profiles.lead')}>
        <Link to="/lists" className={buttonStyle({})}>
          <ListChecks aria-hidden />
          {t('lists.link')}
        </Link>
      </PageHeader>
      {isPending && <Skeleton className="h-40" />}
      <LoadProblem query={{ error, data: list, refetch }} />
      {list === null && <FamilyCode onSignedIn={() => void refetch()} />}
      {list && <Profiles list={list} />}
    </div>
  )
}

function Profiles({ list: { owner, familyCodes, profiles } }: { list: ProfileList }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [edited, setEdited] = useState<ReaderProfile | 'new'>()
  const { save, remove } = useProfileActions({ onSaved: () => setEdited(undefined) })
  const create = (
    <Button look="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden />
      {t('profiles.new')}
    </Button>
  )
  if (edited !== undefined) {
    return (
      <ProfileForm
        initial={edited === 'new' ? newProfile(language) : inputOf(edited)}
        busy={save.isPending}
        onSave={(profile) => save.mutate({ id: edited === 'new' ? undefined : edited.id, profile })}
        onCancel={() => setEdited(undefined)}
      />
    )
  }
  return (
    <div className="space-y-8">
      {owner === 'family' && <FamilyNote />}
      {profiles.length === 0 ? (
        <EmptyState title={t('profiles.none')} text={t('profiles.noneText')}>
          {create}
        </EmptyState>
      ) : (
        <div className="space-y-5">
          <ul className="grid gap-4 md:grid-cols-2">
            {profiles.map((profile) => (
              <ProfileItem
                key={profile.id}
                profile={profile}
                busy={remove.isPending}
                onEdit={() => setEdited(profile)}
                onRemove={() => remove.mutate(profile.id)}
              />
            ))}
          </ul>
          {create}
        </div>
      )}
      {owner === 'library' && familyCodes && <FamilyCodes />}
    </div>
  )
}
