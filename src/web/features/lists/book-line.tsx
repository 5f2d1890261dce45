import { Link } from '@tanstack/react-router'
import type { MatchedBook } from '../../../contract/book-lists.ts'

/** A book as a list names it; where it is judged, the way to its result. */
export function BookLine({ wanted: { title, author, isbn, state, book } }: { wanted: MatchedBook }) {
  const name = <bdi>{title || isbn}</bdi>
  return (
    <p className="break-words">
      {state === 'judged' && book ? (
        <Link to="/" search={{ view: 'results', id: book.id }} className="font-medium text-teal underline">
          {name}
        </Link>
      ) : (
        <span className="font-medium">{name}</span>
      )}
      {author && (
        <span className="text-sm text-soft">
          {' · '}
          <bdi>{author}</bdi>
        </span>
      )}
    </p>
  )
}
