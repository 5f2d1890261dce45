import { useQuery } from '@tanstack/react-query'
import type { ReadingCosts } from '../../../contract/reading-cost.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'

export const READING_COSTS_KEY = [ROUTES.readingCosts.path]

/** What the model that judges costs; undefined until it is known, null without a model. */
export function useReadingCosts(): ReadingCosts | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [...READING_COSTS_KEY, language],
    queryFn: ({ signal }) => callJson<ReadingCosts>('readingCosts', { query: { lang: language }, signal }),
    // Somebody may have chosen another model since.
    staleTime: 0,
  })
  return data
}
