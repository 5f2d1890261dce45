import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { HistoryEntry, ReviewInput } from '../../../contract/review.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { callJson } from '../../lib/api.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { refetchEvaluations } from '../library/use-evaluations.ts'

const HISTORY_KEY = [ROUTES.history.path]

/** Every verdict of a book, oldest first. */
export function useHistory(id: string) {
  return useQuery({
    queryKey: [...HISTORY_KEY, id],
    queryFn: ({ signal }) => callJson<HistoryEntry[]>('history', { params: { id }, signal }),
  })
}

/** Deciding about a book and taking a decision back; whatever shows the book is fetched again after each. */
export function useReview(
  { id, verdictRevision: revision = 0 }: Pick<Evaluation, 'id' | 'verdictRevision'>,
  /** As soon as the decision is taken, before the book is fetched again. */
  onDecided?: () => void,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refetch = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['evaluation', id] }),
      queries.invalidateQueries({ queryKey: [...HISTORY_KEY, id] }),
      refetchEvaluations(queries),
    ])
  }
  const onError = (error: Error) =>
    showFailure(t('review.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const decide = useMutation({
    mutationFn: (decision: ReviewInput) => callJson('review', { params: { id }, json: decision }),
    onSuccess: async () => {
      showToast(t('review.toasts.saved'), t('review.toasts.savedText'))
      onDecided?.()
      await refetch()
    },
    onError,
  })
  const undo = useMutation({
    mutationFn: (performedBy: string) => callJson('undoReview', { params: { id }, json: { performedBy, revision } }),
    onSuccess: async () => {
      showToast(t('review.toasts.undone'), t('review.toasts.undoneText'))
      await refetch()
    },
    onError,
  })
  return { decide, undo, refetch }
}

/** Somebody decided, or the library was judged again, since this record was read. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'review_stale'
}
