import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '../../../contract/routes.ts'
import type { ScoringConfig, ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { ACTIVE_CONFIG_KEY } from '../about/use-active-config.ts'

export const RESCORING_KEY = [ROUTES.rescorings.path]
const KEY = [ROUTES.scoringConfigs.path]
const PERFORMED_BY = { performedBy: 'admin' }

export function useConfigs() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callJson<ScoringConfig[]>('scoringConfigs', { signal }),
  })
}

const create = (input: ScoringConfigInput) => callJson<{ id: string }>('createScoringConfig', { json: input })
export type Activation = { id: string; rescore: boolean }

const activate = ({ id, rescore }: Activation) =>
  call('activateScoringConfig', { params: { id }, json: { ...PERFORMED_BY, rescore } })

/** A configuration as it is sent: without what the server gives it, and inactive. */
export function asNew({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...rest
}: ScoringConfig): ScoringConfigInput {
  return { ...rest, isActive: 0 }
}

/** What can be done with configurations, each with its toasts; list and active one are fetched again after each. */
export function useConfigActions(onCreated: (id: string) => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: KEY }),
      queries.invalidateQueries({ queryKey: ACTIVE_CONFIG_KEY }),
      queries.invalidateQueries({ queryKey: RESCORING_KEY }),
    ])
  /** What was created is selected before anybody reads that it was, so that it never takes a later choice away. */
  const succeeded = async (title: string, text: string, createdId?: string) => {
    await refetch()
    if (createdId !== undefined) onCreated(createdId)
    showToast(title, text)
  }
  const failed = (title: string, fallback: string) => (error: Error) =>
    showFailure(title, serverSentence(error) ?? fallback)

  const clone = useMutation({
    mutationFn: (config: ScoringConfig) =>
      create({ ...asNew(config), name: `${config.name} (Copy)`, version: `${config.version}.1` }),
    onSuccess: ({ id }) => succeeded(t('scoring.toasts.cloned'), t('scoring.toasts.clonedText'), id),
    onError: failed(t('scoring.toasts.cloneFailed'), t('common.serverUnreachable')),
  })
  const save = useMutation({
    mutationFn: create,
    onSuccess: ({ id }) => succeeded(t('scoring.toasts.saved'), t('scoring.toasts.savedText'), id),
    onError: failed(t('scoring.toasts.saveFailed'), t('common.serverUnreachable')),
  })
  const saveAndActivate = useMutation({
    mutationFn: async ({ input, rescore }: { input: ScoringConfigInput; rescore: boolean }) => {
      const { id } = await create(input)
      await activate({ id, rescore })
      return id
    },
    onSuccess: (id) => succeeded(t('scoring.toasts.savedActivated'), t('scoring.toasts.savedActivatedText'), id),
    onError: failed(t('scoring.toasts.operationFailed'), t('common.serverUnreachable')),
  })
  const makeActive = useMutation({
    mutationFn: activate,
    onSuccess: () => succeeded(t('scoring.toasts.activated'), t('scoring.toasts.activatedText')),
    onError: failed(t('scoring.toasts.activationFailed'), t('scoring.toasts.activateFallback')),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('deleteScoringConfig', { params: { id }, json: PERFORMED_BY }),
    onSuccess: () => succeeded(t('scoring.toasts.deleted'), t('scoring.toasts.deletedText')),
    onError: failed(t('scoring.toasts.deletionFailed'), t('scoring.toasts.deleteFallback')),
  })
  return { clone, save, saveAndActivate, makeActive, remove }
}
