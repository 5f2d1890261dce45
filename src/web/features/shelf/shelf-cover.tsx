import type { ShelfBook } from '../../../contract/shelf.ts'
import { Cover } from '../../components/cover.tsx'
import type { Door } from './use-door.ts'

/** The cover of a book of a shelf, through the door by which the shelf is open. */
export function ShelfCover({ book, door, className }: { book: ShelfBook; door: Door; className?: string }) {
  return (
    <Cover
      book={{ coverImage: book.hasCover ? door.cover(book.book) : null }}
      title={book.title}
      author={book.author}
      language={book.language === 'ar' ? 'Arabic' : 'English'}
      {...(className === undefined ? {} : { className })}
    />
  )
}
