import { useQuery } from '@tanstack/react-query'
import { ROUTES } from '../../../contract/routes.ts'
import type { ScoringConfig } from '../../../contract/scoring-config.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callJson } from '../../lib/api.ts'

export const ACTIVE_CONFIG_KEY = [ROUTES.activeScoringConfig.path]

/** The active scoring configuration; null where there is none. */
export function useActiveConfig() {
  return useQuery({
    queryKey: ACTIVE_CONFIG_KEY,
    queryFn: async ({ signal }): Promise<ScoringConfig | null> => {
      try {
        return await callJson<ScoringConfig | null>('activeScoringConfig', { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}
