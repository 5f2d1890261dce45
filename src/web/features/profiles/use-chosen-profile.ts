import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { useStore } from '../../lib/use-store.ts'
import { chosenProfile } from './chosen-profile.ts'
import { useProfiles } from './use-profiles.ts'

/** The profile books are chosen for, with the others beside it; nothing where none was chosen, or it may not be seen. */
export function useChosenProfile(): { profile: ReaderProfile; profiles: readonly ReaderProfile[] } | undefined {
  const id = useStore(chosenProfile)
  const { data } = useProfiles({ enabled: id !== undefined })
  const profile = data?.profiles.find((known) => known.id === id)
  return data && profile ? { profile, profiles: data.profiles } : undefined
}
