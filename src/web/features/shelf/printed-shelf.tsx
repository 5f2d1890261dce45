import { useTranslation } from 'react-i18next'
import type { ShelfBook } from '../../../contract/shelf.ts'
import { QrCode } from './qr-code.tsx'
import { shelfAddress } from './shelf-address.ts'
import { ShelfHow, ShelfStars } from './shelf-stars.tsx'
import type { Door } from './use-door.ts'

/** The books that are shown, as a list on paper. With the secret address each has a code that opens it on a phone. */
export function PrintedShelf({ books, door }: { books: readonly ShelfBook[]; door: Door }) {
  const { t } = useTranslation()
  const { token } = door
  return (
    <div className="hidden print:block">
      {token === undefined && <p className="mb-4 text-sm">{t('shelf.printHint')}</p>}
      <ul className="divide-y divide-line">
        {books.map((book) => (
          <li key={book.book} className="flex items-center gap-5 py-3">
            <div className="min-w-0 flex-1 space-y-1">
              <p className="text-lg font-semibold">
                <bdi>{book.title}</bdi>
              </p>
              <p className="text-sm">
                <bdi>{book.author}</bdi>
              </p>
              <p className="flex items-center gap-3">
                <ShelfStars stars={book.stars} />
                <ShelfHow answer={book.answer} />
              </p>
            </div>
            {token !== undefined && (
              <QrCode
                text={shelfAddress(token, book.book)}
                label={t('shelf.scan', { title: book.title })}
                className="size-24 shrink-0"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
