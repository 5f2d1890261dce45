import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Fit } from '../../../contract/fit.ts'
import type { LanguageName } from '../../../contract/languages.ts'
import type { BookDecisionInput, ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure } from '../../lib/toast-store.ts'
import { BRIEF_FITS_KEY } from './card-fit.tsx'
import { withEasyBook } from './easy-books.ts'
import { PROFILES_KEY } from './use-profiles.ts'

const FIT_KEY = [ROUTES.fitForProfile.path]

/** Whether a judged book is one for a profile, and why. */
export function useFit(profile: ReaderProfile, { id, verdictRevision, needsReview, pictureMarks }: Evaluation) {
  return useQuery({
    queryKey: [...FIT_KEY, profile.id, profile.updatedAt, id, verdictRevision, needsReview, pictureMarks?.length],
    queryFn: ({ signal }) => callJson<Fit>('fitForProfile', { params: { id: profile.id, book: id }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A yes, a no or neither, and that the book was read with ease. */
export function useFitActions(profile: ReaderProfile, { id: book }: Evaluation) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const onSuccess = () =>
    Promise.all([PROFILES_KEY, FIT_KEY, BRIEF_FITS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const onError = (error: Error) =>
    showFailure(t('profiles.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const params = { id: profile.id, book }
  return {
    decide: useMutation({
      mutationFn: (decision: BookDecisionInput) => call('decideBook', { params, json: decision }),
      onSuccess,
      onError,
    }),
    takeBack: useMutation({ mutationFn: () => call('undecideBook', { params }), onSuccess, onError }),
    readWithEase: useMutation({
      mutationFn: (language: LanguageName) =>
        call('changeProfile', { params: { id: profile.id }, json: withEasyBook(profile, book, language) }),
      onSuccess,
      onError,
    }),
  }
}
