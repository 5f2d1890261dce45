import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import type { LibraryBook } from '../library/library-book.ts'
import { ShelfRows } from '../library/shelf-rows.tsx'
import { useShelfSize } from '../library/use-shelf-size.ts'
import { ReportBook } from './report-book.tsx'

const GAP = 16
const TWO_COLUMNS = 620
const CARD = 178

type ReportShelfProps = {
  books: readonly LibraryBook[]
  /** How many there are, those included that are not here yet. */
  total: number
  selected: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Called near the end of what is here, where there is more. */
  onEnd: (() => void) | undefined
}

/** The books to choose from, any number of them: only the rows near the screen exist. */
export const ReportShelf = memo(function ReportShelf({ books, total, selected, onToggle, onEnd }: ReportShelfProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const size = useShelfSize(shelf)
  const columns = size.width < TWO_COLUMNS ? 1 : 2
  // oxlint-disable-next-line react/incompatible-library -- its result is used in this component alone, never memoised
  const virtual = useWindowVirtualizer({
    count: size.width === 0 ? 0 : Math.ceil(books.length / columns),
    estimateSize: () => CARD,
    overscan: 2,
    gap: GAP,
    scrollMargin: size.top,
  })
  return (
    <ShelfRows
      shelf={shelf}
      virtual={virtual}
      top={size.top}
      columns={columns}
      books={books}
      onEnd={onEnd}
      renderCard={(book, index, column) => (
        <ReportBook
          key={column}
          book={book}
          index={index}
          total={total}
          selected={selected.has(book.evaluation.id)}
          onToggle={onToggle}
        />
      )}
    />
  )
})
