import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { FamilyCode } from '../profiles/family-code.tsx'
import { useProfiles } from '../profiles/use-profiles.ts'
import { ListView } from './list-view.tsx'
import { SentLists } from './sent-lists.tsx'
import { SendList } from './send-list.tsx'
import { WishList } from './wish-list.tsx'

/** Lists that were sent, one of them open, and what is wished for. */
export function ListsPage() {
  const { t } = useTranslation()
  const { id } = useSearch({ from: '/lists' })
  const { data: readers, error, isPending, refetch } = useProfiles()
  if (readers && id !== undefined) return <ListView key={id} id={id} profiles={readers.profiles} />
  return (
    <div>
      <PageHeader title={t('lists.title')} lead={t('lists.lead')} />
      {isPending && <Skeleton className="h-40" />}
      <LoadProblem query={{ error, data: readers, refetch }} />
      {readers === null && <FamilyCode onSignedIn={() => void refetch()} />}
      {readers && (
        <div className="space-y-10">
          <SendList />
          <SentLists />
          <WishList />
        </div>
      )}
    </div>
  )
}
