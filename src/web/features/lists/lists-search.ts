export type ListsSearch = { id?: string }

/** Which list is open; none where none is named. */
export function readListsSearch(search: Record<string, unknown>): ListsSearch {
  const { id } = search
  return typeof id === 'string' && id !== '' ? { id } : {}
}
