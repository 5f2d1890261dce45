import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProfileList } from '../../../contract/families.ts'
import type { ProfileInput, ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { call, callJson } from '../../lib/api.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { chosenProfile, chooseProfile } from './chosen-profile.ts'

export const PROFILES_KEY = [ROUTES.profiles.path]

/** The profiles this browser may see; null where it has neither a session nor the code of a family. */
export function useProfiles({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: PROFILES_KEY,
    queryFn: async ({ signal }): Promise<ProfileList | null> => {
      try {
        return await callJson<ProfileList>('profiles', { signal, unasked: true })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
    enabled,
  })
}

/** Making, changing and removing, each with its toast. */
export function useProfileActions({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: PROFILES_KEY })
  const onError = (error: Error) =>
    showFailure(t('profiles.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const save = useMutation({
    mutationFn: ({ id, profile }: { id: string | undefined; profile: ProfileInput }) =>
      id === undefined
        ? callJson<ReaderProfile>('createProfile', { json: profile })
        : callJson<ReaderProfile>('changeProfile', { params: { id }, json: profile }),
    onSuccess: async () => {
      await refetch()
      onSaved()
      showToast(t('profiles.toasts.saved'))
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('removeProfile', { params: { id } }),
    onSuccess: async (_answer, id) => {
      if (chosenProfile.get() === id) chooseProfile(undefined)
      await refetch()
      showToast(t('profiles.toasts.removed'))
    },
    onError,
  })
  return { save, remove }
}
