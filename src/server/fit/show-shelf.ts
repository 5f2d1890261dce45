import type { Language } from '../../contract/languages.ts'
import type { ReaderProfile } from '../../contract/reader-profile.ts'
import { SHELF_PAGE, type ShelfBook, type ShelfDetail, type ShelfPage } from '../../contract/shelf.ts'
import { starsOf } from '../../pipeline/fit/arrange-shelf.ts'
import { nextBooks } from '../../pipeline/fit/next-books.ts'
import type { Repositories } from '../db/repositories.ts'
import type { FitRepository, ShownBook } from '../db/fit-repository.ts'
import type { PlacedBook, Shelf } from './shelves.ts'

/** So many books are offered after one. */
const NEXT = 3
/** What a child is told of a book's themes. */
const THEMES = 3
/** Rows read at once, where all are read. */
const CHUNK = 500

type Books = Pick<Repositories, 'fits' | 'library'>
type Asked = { language: Language; page: number; search: string | undefined }

/** A page of a shelf, or of what of it has these words. */
export async function shelfPage(
  books: Books,
  profile: ReaderProfile,
  shelf: Shelf,
  { language, page, search }: Asked,
): Promise<ShelfPage & { shown: ReadonlyMap<string, ShownBook> }> {
  const found = search === undefined ? null : new Set(await books.library.ids({ search }))
  const wanted = found === null ? shelf.books : shelf.books.filter(({ id }) => found.has(id))
  const some = wanted.slice((page - 1) * SHELF_PAGE, page * SHELF_PAGE)
  const shown = await books.fits.shown(
    some.map(({ id }) => id),
    language,
  )
  return {
    owner: ownerOf(profile),
    count: wanted.length,
    page,
    pages: Math.max(1, Math.ceil(wanted.length / SHELF_PAGE)),
    books: some.flatMap((book) => shelfBook(book, shown)),
    shown,
  }
}

/** One book of a shelf and what could come after it; null of a book that is not on it, whatever else it is. */
export async function shelfDetail(
  books: Books,
  profile: ReaderProfile,
  shelf: Shelf,
  { id, language }: { id: string; language: Language },
): Promise<(ShelfDetail & { shown: ReadonlyMap<string, ShownBook> }) | null> {
  const book = shelf.byId.get(id)
  if (book === undefined) return null
  const next = nextBooks(book, shelf.books, NEXT)
  const shown = await books.fits.shown([id, ...next.map((other) => other.id)], language)
  const [told] = shelfBook(book, shown)
  if (told === undefined) return null
  return { owner: ownerOf(profile), book: told, next: next.flatMap((other) => shelfBook(other, shown)), shown }
}

/** All books of a shelf, in its order. */
export async function wholeShelf(fits: FitRepository, shelf: Shelf, language: Language): Promise<ShelfBook[]> {
  const books: ShelfBook[] = []
  for (let from = 0; from < shelf.books.length; from += CHUNK) {
    const some = shelf.books.slice(from, from + CHUNK)
    const shown = await fits.shown(
      some.map(({ id }) => id),
      language,
    )
    books.push(...some.flatMap((book) => shelfBook(book, shown)))
  }
  return books
}

function ownerOf({ kind, name, sign }: ReaderProfile): ShelfPage['owner'] {
  return { kind, name, sign }
}

/** Nothing of a book that was deleted meanwhile. */
function shelfBook(placed: PlacedBook, shown: ReadonlyMap<string, ShownBook>): ShelfBook[] {
  const { id, answer, above, language, minutes, themes } = placed
  const known = shown.get(id)
  if (known === undefined) return []
  return [
    {
      book: id,
      title: known.title,
      author: known.author,
      language,
      hasCover: known.coverKey !== null,
      answer,
      stars: starsOf(above),
      minutes,
      themes: themes.slice(0, THEMES),
    },
  ]
}
