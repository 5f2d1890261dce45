import { Link } from '@tanstack/react-router'
import type { ShelfBook } from '../../../contract/shelf.ts'
import { ShelfCover } from './shelf-cover.tsx'
import { ShelfHow, ShelfStars } from './shelf-stars.tsx'
import type { Door } from './use-door.ts'

/** A big cover that opens its book, its stars, and how it is read. */
export function ShelfBookCard({
  book,
  door,
  heading: Heading = 'h2',
}: {
  book: ShelfBook
  door: Door
  heading?: 'h2' | 'h3'
}) {
  return (
    <li className="min-w-0">
      <Link
        to="/shelf"
        search={{ ...door.search, book: book.book }}
        hash={door.token ?? ''}
        className="group block space-y-3 rounded-xl"
      >
        <ShelfCover book={book} door={door} className="transition-transform group-hover:-translate-y-1" />
        <Heading className="line-clamp-3 text-lg leading-snug break-words">
          <bdi>{book.title}</bdi>
        </Heading>
      </Link>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ShelfStars stars={book.stars} />
        <ShelfHow answer={book.answer} />
      </p>
    </li>
  )
}
