import { useLocation } from '@tanstack/react-router'
import { apiUrl, callJson, type CallOptions } from '../../lib/api.ts'
import type { ShelfSearch } from './shelf-search.ts'

/** How a shelf is opened: by its secret address, or by whoever keeps the profile. */
export type Door = {
  /** The secret of the address, which stands behind its `#` and is sent to nobody but the shelf. */
  token: string | undefined
  key: readonly string[]
  /** What every address of this shelf has in its query. */
  search: Pick<ShelfSearch, 'reader'>
  read<T>(what: 'shelf' | 'shelfBook', options: CallOptions): Promise<T>
  cover(book: string): string
}

/** The door of this address; undefined where it names none. */
export function useDoor({ reader }: ShelfSearch): Door | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const token = hash.replace(/^#/, '')
  if (token !== '') {
    return {
      token,
      key: ['open', token],
      search: {},
      read: async (what, options) =>
        await callJson(what === 'shelf' ? 'openShelf' : 'openShelfBook', {
          ...options,
          params: { ...options.params, token },
          unasked: true,
        }),
      cover: (book) => apiUrl('openShelfCover', { params: { token, book } }),
    }
  }
  if (reader === undefined) return undefined
  return {
    token: undefined,
    key: ['own', reader],
    search: { reader },
    read: async (what, options) => await callJson(what, { ...options, params: { ...options.params, id: reader } }),
    cover: (book) => apiUrl('shelfCover', { params: { id: reader, book } }),
  }
}
