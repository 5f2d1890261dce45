import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { HomeSearch } from './home-search.ts'

/** The home page's address, on whatever page one is (there it is empty). */
export function useHomeSearch(): HomeSearch {
  return useSearch({ strict: false })
}

/** Goes to a view of the home page; the filters of the library are kept. */
export function useOpenView(): (view: HomeSearch['view'], rest?: Pick<HomeSearch, 'id' | 'tab'>) => void {
  const navigate = useNavigate()
  return useCallback(
    (view, rest = {}) => {
      void navigate({
        to: '/',
        search: (old: HomeSearch) => ({ ...old, id: undefined, tab: undefined, ...rest, view }),
      })
    },
    [navigate],
  )
}

/** Changes filters in place: no new step in the history. */
export function useChangeFilters(): (change: HomeSearch) => void {
  const navigate = useNavigate()
  return useCallback(
    (change) => {
      void navigate({ to: '/', search: (old: HomeSearch) => ({ ...old, ...change }), replace: true })
    },
    [navigate],
  )
}

type ToggleFilter = (
  group: 'age' | 'language' | 'verdict' | 'genre' | 'nmc',
  option: string,
  known: readonly string[],
) => void

/** Adds an option to a group of filters or takes it off; the options stay in the order they are offered. */
export function useToggleFilter(): ToggleFilter {
  const navigate = useNavigate()
  return useCallback(
    (group, option, known) => {
      const toggled = (old: HomeSearch): HomeSearch => {
        const chosen = new Set<string>(old[group])
        if (!chosen.delete(option)) chosen.add(option)
        const kept = known.filter((item) => chosen.has(item))
        return { ...old, [group]: kept.length > 0 ? kept : undefined }
      }
      void navigate({ to: '/', search: toggled, replace: true })
    },
    [navigate],
  )
}
