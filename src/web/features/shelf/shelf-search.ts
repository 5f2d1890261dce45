/** What the address of a shelf says: whose it is for those who keep the profile, the open book, the words and the page. */
export type ShelfSearch = {
  reader?: string | undefined
  book?: string | undefined
  q?: string | undefined
  page?: string | undefined
}

/** Reads an address; whatever it does not know is left out. */
export function readShelfSearch(search: Record<string, unknown>): ShelfSearch {
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  return {
    reader: text(search['reader']),
    book: text(search['book']),
    q: text(search['q']),
    page: text(search['page']),
  }
}
