import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { BookCard } from './book-card.tsx'
import { gridStep } from './grid-step.ts'
import type { LibraryBook } from './library-book.ts'
import { ShelfRows } from './shelf-rows.tsx'
import { useShelfSize } from './use-shelf-size.ts'

const MIN_CARD = 158
const WIDE_CARD = 208
const GAP = 16

type BookGridProps = {
  books: readonly LibraryBook[]
  /** How many there are, those included that are not here yet. */
  total: number
  selection: ReadonlyMap<string, LibraryBook> | undefined
  onOpen: (id: string) => void
  onEdit: (book: LibraryBook) => void
  onToggle: (book: LibraryBook) => void
  /** Called near the end of what is here, where there is more. */
  onEnd: (() => void) | undefined
}

/** A shelf of any length: only the rows near the screen exist. Arrow keys walk from book to book. */
export const BookGrid = memo(function BookGrid(props: BookGridProps) {
  const { books, total, selection, onOpen, onEdit, onToggle, onEnd } = props
  const rtl = useLanguage() === 'ar'
  const shelf = useRef<HTMLDivElement>(null)
  const size = useShelfSize(shelf)

  const card = size.width < 520 ? MIN_CARD : WIDE_CARD
  const columns = Math.max(1, Math.floor((size.width + GAP) / (card + GAP)))
  const rows = Math.ceil(books.length / columns)
  const columnWidth = (size.width - GAP * (columns - 1)) / columns
  // oxlint-disable-next-line react/incompatible-library -- its result is used in this component alone, never memoised
  const virtual = useWindowVirtualizer({
    count: size.width === 0 ? 0 : rows,
    estimateSize: () => columnWidth * 1.5 + 232,
    overscan: 1,
    gap: GAP,
    scrollMargin: size.top,
  })

  const walk = useEffectEvent((event: KeyboardEvent) => {
    const from = Number((event.target as HTMLElement).dataset['bookIndex'] ?? Number.NaN)
    const to = gridStep(event.key, from, { columns, count: books.length, rtl })
    if (to === undefined) return
    event.preventDefault()
    const find = () => shelf.current?.querySelector<HTMLElement>(`[data-book-index="${to}"]`)
    if (find()) find()?.focus()
    else {
      virtual.scrollToIndex(Math.floor(to / columns))
      window.requestAnimationFrame(() => window.requestAnimationFrame(() => find()?.focus()))
    }
  })
  useEffect(() => {
    const element = shelf.current
    const onKey = (event: KeyboardEvent) => walk(event)
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])

  return (
    <ShelfRows
      shelf={shelf}
      virtual={virtual}
      top={size.top}
      columns={columns}
      books={books}
      onEnd={onEnd}
      renderCard={(book, index, column) => (
        <BookCard
          key={column}
          book={book}
          index={index}
          total={total}
          selected={selection?.has(book.evaluation.id)}
          onOpen={onOpen}
          onEdit={onEdit}
          onToggle={onToggle}
        />
      )}
    />
  )
})
