import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Family, NewFamily } from '../../../contract/families.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure } from '../../lib/toast-store.ts'
import { chooseProfile } from './chosen-profile.ts'
import { PROFILES_KEY } from './use-profiles.ts'

const FAMILIES_KEY = [ROUTES.families.path]

export function useFamilies() {
  return useQuery({ queryKey: FAMILIES_KEY, queryFn: ({ signal }) => callJson<Family[]>('families', { signal }) })
}

/** Handing out codes and taking them back. */
export function useFamilyActions() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const onError = (error: Error) =>
    showFailure(t('profiles.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const onSuccess = () => queries.invalidateQueries({ queryKey: FAMILIES_KEY })
  return {
    create: useMutation({ mutationFn: () => callJson<NewFamily>('createFamily'), gcTime: 0, onSuccess, onError }),
    remove: useMutation({
      mutationFn: (id: string) => call('removeFamily', { params: { id } }),
      onSuccess,
      onError,
    }),
  }
}

/** Opening a family's profiles by its code on this device, and forgetting the code. */
export function useFamilyCode() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // Whatever was seen before is another's from now on.
  const onSuccess = async () => {
    chooseProfile(undefined)
    await queries.resetQueries({ queryKey: PROFILES_KEY })
  }
  return {
    open: useMutation({
      mutationFn: (code: string) => call('openFamily', { json: { code }, unasked: true }),
      gcTime: 0,
      onSuccess,
    }),
    leave: useMutation({
      mutationFn: () => call('closeFamily'),
      onSuccess,
      onError: (error) =>
        showFailure(t('profiles.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable')),
    }),
  }
}
