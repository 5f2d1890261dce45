import { useCallback, useState } from 'react'
import type { LibraryBook } from './library-book.ts'

export type Selection = {
  /** By id; undefined outside selection mode. */
  books: ReadonlyMap<string, LibraryBook> | undefined
  start: () => void
  end: () => void
  toggle: (book: LibraryBook) => void
  replace: (books: readonly LibraryBook[]) => void
}

/** Which books are selected; ending the mode clears the selection. */
export function useSelection(): Selection {
  const [books, setBooks] = useState<ReadonlyMap<string, LibraryBook>>()
  return {
    books,
    start: useCallback(() => setBooks(new Map()), []),
    end: useCallback(() => setBooks(undefined), []),
    toggle: useCallback((book) => {
      setBooks((old) => {
        const next = new Map(old)
        if (!next.delete(book.evaluation.id)) next.set(book.evaluation.id, book)
        return next
      })
    }, []),
    replace: useCallback((next) => setBooks(new Map(next.map((book) => [book.evaluation.id, book]))), []),
  }
}
