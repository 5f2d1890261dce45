import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BookList, MatchedList, Wish } from '../../../contract/book-lists.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'

const LISTS_KEY = [ROUTES.lists.path]
const LIST_KEY = [ROUTES.list.path]
const WISHES_KEY = [ROUTES.wishes.path]

/** What a list is asked with: the reader's language, and for whom. */
export function listQuery(language: string, profile: string | undefined): Record<string, string> {
  return { lang: language, ...(profile === undefined ? {} : { profile }) }
}

export function useLists() {
  return useQuery({ queryKey: LISTS_KEY, queryFn: ({ signal }) => callJson<BookList[]>('lists', { signal }) })
}

/** A list beside the library as it is now, asked again whenever it is looked at. */
export function useList(id: string, profile: string | undefined) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...LIST_KEY, id, profile, language],
    queryFn: ({ signal }) =>
      callJson<MatchedList>('list', { params: { id }, query: listQuery(language, profile), signal }),
    placeholderData: keepPreviousData,
  })
}

export function useWishes() {
  const language = useLanguage()
  return useQuery({
    queryKey: [...WISHES_KEY, language],
    queryFn: ({ signal }) => callJson<Wish[]>('wishes', { query: { lang: language }, signal }),
  })
}

/** Sending, choosing, wishing and removing. */
export function useListActions() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const again = (...keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const onError = (error: Error) =>
    showFailure(t('lists.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  return {
    send: useMutation({
      mutationFn: (file: File) => {
        const form = new FormData()
        form.append('file', file)
        return callJson<BookList>('createList', { form })
      },
      onSuccess: () => again(LISTS_KEY),
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('removeList', { params: { id } }),
      onSuccess: () => again(LISTS_KEY),
      onError,
    }),
    choose: useMutation({
      mutationFn: ({ list, position, book }: { list: string; position: number; book: string | null }) =>
        call('chooseListed', { params: { id: list, position: String(position) }, json: { book } }),
      onSuccess: () => again(LIST_KEY),
      onError,
    }),
    wish: useMutation({
      mutationFn: (id: string) => callJson<{ added: number }>('wishMissing', { params: { id } }),
      onSuccess: async ({ added }) => {
        await again(LIST_KEY, WISHES_KEY)
        showToast(t('lists.wishesAdded', { count: added }))
      },
      onError,
    }),
    removeWish: useMutation({
      mutationFn: (id: string) => call('removeWish', { params: { id } }),
      onSuccess: () => again(WISHES_KEY, LIST_KEY),
      onError,
    }),
    clearWishes: useMutation({
      mutationFn: () => call('clearWishes'),
      onSuccess: () => again(WISHES_KEY, LIST_KEY),
      onError,
    }),
  }
}
