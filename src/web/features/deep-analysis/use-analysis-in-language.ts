import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { callJson } from '../../lib/api.ts'
import type { DeepAnswer } from './request-deep-analysis.ts'

/** The analysis as it came, or in the language the reader has changed to since. */
export function useAnalysisInLanguage(answer: DeepAnswer | undefined): DeepAnalysis | undefined {
  const { i18n } = useTranslation()
  const { language } = i18n
  const id = answer?.id ?? null
  const changed = answer !== undefined && id !== null && answer.language !== language
  const { data } = useQuery({
    queryKey: ['deep-analysis', id, language],
    queryFn: ({ signal }) =>
      callJson<DeepAnalysis>('deepAnalysis', { params: { id: id ?? '' }, query: { lang: language }, signal }),
    enabled: changed,
  })
  return (changed ? data : undefined) ?? answer?.analysis
}
