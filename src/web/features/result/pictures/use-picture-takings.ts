import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PictureTakings } from '../../../../contract/picture-taking.ts'
import { ROUTES } from '../../../../contract/routes.ts'
import { callJson } from '../../../lib/api.ts'
import { serverSentence } from '../../../lib/api-error.ts'
import { showFailure } from '../../../lib/toast-store.ts'
import { reviewerName } from '../../review/reviewer-name.ts'

const KEY = [ROUTES.pictureTakings.path]

/** Of how many books the pictures are unknown, and having them taken out: of this book, or of all of them. */
export function usePictureTakings(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => await callJson<PictureTakings>('pictureTakings', { signal }),
    refetchOnMount: 'always',
  })
  const take = useMutation({
    mutationFn: async (all: boolean) =>
      await callJson<PictureTakings>('takePictures', {
        json: { ...(!all && { evaluationId: id }), performedBy: reviewerName() || 'admin' },
      }),
    onSuccess: async (takings) => {
      queries.setQueryData(KEY, takings)
      await queries.invalidateQueries({ queryKey: ['evaluation', id] })
    },
    onError: (error) =>
      showFailure(t('pictures.taking.refused'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
  return { unknown: data?.unknown ?? 0, waiting: data?.waiting ?? 0, take }
}
