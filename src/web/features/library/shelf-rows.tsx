import type { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Contained, PartFailed } from '../../components/contained.tsx'
import type { LibraryBook } from './library-book.ts'

/** So many rows before the end of what is here more is asked for. */
const ROWS_AHEAD = 5

type ShelfRowsProps = {
  shelf: RefObject<HTMLDivElement | null>
  virtual: ReturnType<typeof useWindowVirtualizer>
  /** Distance of the shelf from the top of the page, in pixels. */
  top: number
  columns: number
  books: readonly LibraryBook[]
  /** Called near the end of what is here, where there is more. */
  onEnd: (() => void) | undefined
  /** @param column its place in the row and its key: cards stay and show another book, far cheaper than building anew */
  renderCard: (book: LibraryBook, index: number, column: number) => ReactNode
}

/** The rows of a shelf that are near the screen, each in its place. */
export function ShelfRows({ shelf, virtual, top, columns, books, onEnd, renderCard }: ShelfRowsProps) {
  const last = virtual.getVirtualItems().at(-1)?.index ?? -1
  const isNearEnd = last >= Math.ceil(books.length / columns) - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])
  return (
    <div ref={shelf} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((row) => (
        <ul
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 grid gap-4"
          style={{
            transform: `translateY(${row.start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {books.slice(row.index * columns, (row.index + 1) * columns).map((book, column) => (
            <Contained key={column} of={book} instead={<BrokenCard />}>
              {renderCard(book, row.index * columns + column, column)}
            </Contained>
          ))}
        </ul>
      ))}
    </div>
  )
}

function BrokenCard() {
  return (
    <li>
      <PartFailed />
    </li>
  )
}
