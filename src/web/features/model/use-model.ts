import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

/** One small question to a model; nothing is stored, and of the key nothing is kept: what came of it stands by itself. */
export function useModelTrial() {
  const [outcome, setOutcome] = useState<{ data?: ModelTrial; error?: Error }>({})
  const { mutate, isPending, reset } = useMutation({
    mutationFn: (body: ModelChoiceBody) => callJson<ModelTrial>('tryModel', { json: body }),
    gcTime: 0,
  })
  const forget = () => {
    reset()
    setOutcome({})
  }
  return {
    isPending,
    data: outcome.data,
    error: outcome.error,
    ask: (body: ModelChoiceBody) => {
      forget()
      mutate(body, {
        onSuccess: (data) => setOutcome({ data }),
        onError: (error) => setOutcome({ error }),
        onSettled: reset,
      })
    },
    forget,
  }
}

/** What can be changed, each with its toast; what depends on it is fetched again first. */
export function useModelActions({ onSaved, onForgotten }: { onSaved: () => void; onForgotten: () => void }) {
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
    // The key is part of it.
    gcTime: 0,
    onSuccess: async () => {
      await refetch()
      onSaved()
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
      onForgotten()
      showToast(t('model.toasts.forgotten'), t('model.toasts.forgottenText'))
    },
    onError,
  })
  return { save, switchTo, forget }
}
