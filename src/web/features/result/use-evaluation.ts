import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { callJson } from '../../lib/api.ts'

const KEPT_MS = 60_000
const TAKING_MS = 1500

/** The whole record of a book, its texts in the reader's language; `result` is the engine's own. */
export function useEvaluation(id: string) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['evaluation', id, i18n.language],
    queryFn: ({ signal }) =>
      callJson<Evaluation>('evaluation', { params: { id }, query: { lang: i18n.language }, signal }),
    gcTime: KEPT_MS,
    // Somebody asked for the pictures of an old book: they come without the page being loaded again.
    refetchInterval: ({ state }) => (state.data?.pictureTaking?.status === 'waiting' ? TAKING_MS : false),
  })
}
