import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BookOpinions, Opinion, OpinionsWhatIf } from '../../../contract/opinions.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call, callJson } from '../../lib/api.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'

export const OPINIONS_KEY = [ROUTES.opinions.path]

/** What families say of a book, as far as this reader may know. */
export function useOpinions(book: string) {
  return useQuery({
    queryKey: [...OPINIONS_KEY, book],
    queryFn: ({ signal }) => callJson<BookOpinions>('opinions', { params: { id: book }, signal }),
  })
}

/** What the library would come to if opinions counted; null for whoever is not signed in. */
export function useOpinionsWhatIf() {
  const language = useLanguage()
  return useQuery({
    queryKey: [ROUTES.opinionsWhatIf.path, language],
    queryFn: async ({ signal }): Promise<OpinionsWhatIf | null> => {
      try {
        return await callJson<OpinionsWhatIf>('opinionsWhatIf', { query: { lang: language }, signal, unasked: true })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}

export function useOpinionActions(book: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const params = { id: book }
  const done = async (sentence: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: OPINIONS_KEY })
    showToast(sentence)
  }
  const onError = (error: Error) =>
    showFailure(t('opinions.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  return {
    tell: useMutation({
      mutationFn: (opinion: Opinion) => call('tellOpinion', { params, json: opinion }),
      onSuccess: () => done(t('opinions.saved')),
      onError,
    }),
    takeBack: useMutation({
      mutationFn: () => call('takeOpinionBack', { params }),
      onSuccess: () => done(t('opinions.takenBack')),
      onError,
    }),
  }
}
