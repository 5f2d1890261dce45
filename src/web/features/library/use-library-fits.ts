import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FitAnswer } from '../../../contract/fit.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { LibraryFits } from '../../../contract/shelf.ts'
import { callJson } from '../../lib/api.ts'
import type { HomeSearch } from '../home/home-search.ts'
import { BRIEF_FITS_KEY } from '../profiles/card-fit.tsx'
import { useChosenProfile } from '../profiles/use-chosen-profile.ts'
import type { LibraryBook } from './library-book.ts'

/** The books that fit the chosen reader as asked, in the order of their fit where that is asked for. */
export function useLibraryFits({ fit, sort }: Pick<HomeSearch, 'fit' | 'sort'>, whole: boolean) {
  const profile = useChosenProfile()?.profile
  const isAsked = profile !== undefined && (fit !== undefined || sort === 'fit')
  const query = useQuery({
    // With the other fits, so that a yes or a no makes it new.
    queryKey: [...BRIEF_FITS_KEY, ROUTES.libraryFits.path, profile?.id, profile?.updatedAt],
    queryFn: ({ signal }) => callJson<LibraryFits>('libraryFits', { params: { id: profile?.id ?? '' }, signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked && whole,
    // Any book may have changed since.
    staleTime: 0,
  })
  const known = useMemo(
    () => new Map((query.data?.fits ?? []).map(({ book, answer }, at): [string, Told] => [book, { answer, at }])),
    [query.data],
  )
  const isActive = isAsked && whole
  return {
    reader: isAsked ? { id: profile.id, fit } : undefined,
    isPending: isActive && query.isPending,
    error: isActive ? query.error : null,
    refetch: query.refetch,
    leave: (books: readonly LibraryBook[]): readonly LibraryBook[] => {
      if (!isActive) return books
      const left = books.filter(({ evaluation }) => {
        const told = known.get(evaluation.id)
        return told !== undefined && (fit === undefined || fit.includes(told.answer))
      })
      const at = (book: LibraryBook): number => known.get(book.evaluation.id)?.at ?? 0
      return sort === 'fit' ? left.toSorted((a, b) => at(a) - at(b)) : left
    },
  }
}

type Told = { answer: FitAnswer; at: number }
