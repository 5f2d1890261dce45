import { QueryClient } from '@tanstack/react-query'

/** Reads are never retried, never go stale, never refetch on focus and never poll on their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  })
}
