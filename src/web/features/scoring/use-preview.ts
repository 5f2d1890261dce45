import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Preview } from '../../../contract/rescoring.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callJson } from '../../lib/api.ts'

/** So long nobody types before the server is asked. */
const PAUSE_MS = 350
const PAGE = 20

export const PREVIEW_KEY = [ROUTES.previewScoringConfig.path]

/**
 * What the library would come to under these rules. Asked for a moment after the last change; a question that has become
 * old is aborted, and the answer before is shown until the new one is there.
 */
export function usePreview(config: ScoringConfigInput | undefined) {
  const language = useLanguage()
  const rules = useSettled(config === undefined ? undefined : JSON.stringify(config))
  return useInfiniteQuery({
    queryKey: [...PREVIEW_KEY, rules, language],
    enabled: rules !== undefined,
    queryFn: ({ signal, pageParam }) =>
      callJson<Preview>('previewScoringConfig', {
        json: JSON.parse(rules ?? '{}') as ScoringConfigInput,
        query: { lang: language, limit: String(PAGE), offset: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return value === undefined ? undefined : settled
}
