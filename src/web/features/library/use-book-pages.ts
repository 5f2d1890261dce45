import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import type { FitAnswer } from '../../../contract/fit.ts'
import { FACT_FILTERS, type FactFilters, type ListSort } from '../../../contract/library-facts.ts'
import { reviewedRecord } from '../../../contract/review.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../lib/api.ts'
import { libraryBooks, type LibraryBook } from './library-book.ts'
import { LIBRARY_KEY } from './library-key.ts'

export type BookQuery = {
  filters: FactFilters
  q?: string | undefined
  sort?: ListSort | 'fit' | undefined
  reader?: BookReader | undefined
}

/** Whom books are chosen for, and the answers that are looked for; all where none is named. */
export type BookReader = { id: string; fit: readonly FitAnswer[] | undefined }

/** `total`: how many there are in all, where the server had to find out. */
type Page = { rows: ListedEvaluation[]; total: number | undefined }

/** As many books as a large screen shows before it is scrolled. */
const PAGE = 60

/** The books of a large library that are looked at, as far as somebody has scrolled. */
export function useBookPages(query: BookQuery, enabled: boolean) {
  const language = useLanguage()
  const asked = listQuery(query, language)
  const pages = useInfiniteQuery({
    queryKey: [...LIBRARY_KEY, 'pages', asked],
    queryFn: ({ pageParam, signal }) => readPage(asked, PAGE, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows }) => (rows.length < PAGE ? undefined : rows.at(-1)?.id),
    placeholderData: keepPreviousData,
    enabled,
  })
  const books = useMemo(() => libraryBooks((pages.data?.pages ?? []).flatMap(({ rows }) => rows)), [pages.data])
  return { ...pages, books, total: pages.data?.pages[0]?.total }
}

/** The first books that a query leaves, for a selection. */
export async function readFirstBooks(query: BookQuery, language: string, most: number): Promise<LibraryBook[]> {
  return libraryBooks((await readPage(listQuery(query, language), most)).rows)
}

async function readPage(
  query: Record<string, string>,
  limit: number,
  cursor?: string,
  signal?: AbortSignal,
): Promise<Page> {
  const answer = await call('evaluations', {
    query: { ...query, limit: String(limit), ...(cursor === undefined ? {} : { cursor }) },
    ...(signal ? { signal } : {}),
  })
  const total = answer.headers.get('x-total-count')
  const rows = (await answer.json()) as ListedEvaluation[]
  return { rows: rows.map(reviewedRecord), total: total === null ? undefined : Number(total) }
}

function listQuery({ filters, q, sort, reader }: BookQuery, language: string): Record<string, string> {
  const chosen = FACT_FILTERS.flatMap((group) => {
    const options = filters[group]
    return options && options.length > 0 ? [[group, options.join(',')] as const] : []
  })
  const words = q?.trim()
  return {
    lang: language,
    status: 'completed',
    ...Object.fromEntries(chosen),
    ...(words ? { q: words } : {}),
    ...(sort ? { sort } : {}),
    ...(reader ? { reader: reader.id, ...(reader.fit ? { fit: reader.fit.join(',') } : {}) } : {}),
  }
}
