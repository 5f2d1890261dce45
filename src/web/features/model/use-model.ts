import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ModelChoiceBody, ModelSetup, ModelTrial } from '../../../contract/model-choice.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { READING_COSTS_KEY } from './use-reading-costs.ts'

const KEY = [ROUTES.modelSetup.path]
const PERFORMED_BY = { performedBy: 'admin' }

export function useModelSetup() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callJson<ModelSetup>('modelSetup', { signal }),
  })
}

/** One small question to a model; nothing is stored. */
export function useModelTrial() {
  return useMutation({ mutationFn: (body: ModelChoiceBody) => callJson<ModelTrial>('tryModel', { json: body }) })
}

/** What can be changed, each with its toast; what depends on it is fetched again first. */
export function useModelActions(onStored: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: KEY }),
      queries.invalidateQueries({ queryKey: READING_COSTS_KEY }),
    ])
  const onError = (error: Error) =>
    showFailure(t('model.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))

  const save = useMutation({
    mutationFn: (body: ModelChoiceBody) => call('chooseModel', { json: body }),
    onSuccess: async () => {
      await refetch()
      onStored()
      showToast(t('model.toasts.saved'), t('model.toasts.next'))
    },
    onError,
  })
  const switchTo = useMutation({
    mutationFn: (active: boolean) => call('switchModel', { json: { ...PERFORMED_BY, active } }),
    onSuccess: async (_answer, active) => {
      await refetch()
      showToast(t(active ? 'model.toasts.model' : 'model.toasts.embedded'), t('model.toasts.next'))
    },
    onError,
  })
  const forget = useMutation({
    mutationFn: () => call('forgetModel', { json: PERFORMED_BY }),
    onSuccess: async () => {
      await refetch()
      onStored()
      showToast(t('model.toasts.forgotten'), t('model.toasts.forgottenText'))
    },
    onError,
  })
  return { save, switchTo, forget }
}
