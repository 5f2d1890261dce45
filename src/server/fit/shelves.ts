import type { Theme } from '../../contract/assessment.ts'
import { FIT_ANSWERS, type FitAnswer } from '../../contract/fit.ts'
import type { DetectedLanguage } from '../../contract/languages.ts'
import type { ReaderProfile } from '../../contract/reader-profile.ts'
import { SHELF_ANSWERS, type ShelfAnswer } from '../../contract/shelf.ts'
import { answerFit } from '../../pipeline/fit/answer-fit.ts'
import { arrangeShelf, distanceOf, type Arrangeable } from '../../pipeline/fit/arrange-shelf.ts'
import { yearsAbove } from '../../pipeline/fit/grounds.ts'
import type { Reader } from '../../pipeline/fit/reader.ts'
import type { Connection } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { keepAnswers } from '../http/routes/shared-reads.ts'
import { createJudgedBooks, type JudgedBook, type JudgedBooks } from './judged-books.ts'
import { readerFor } from './reader-for.ts'

/** A book on a shelf, as it is arranged. */
export type PlacedBook = Arrangeable & {
  id: string
  answer: ShelfAnswer
  language: DetectedLanguage
  minutes: number
  themes: readonly Theme[]
}

/** The books a profile may have, in the order of its shelf, and by id. Nothing else is reachable through a shelf. */
export type Shelf = { books: readonly PlacedBook[]; byId: ReadonlyMap<string, PlacedBook> }

export type LibraryFit = { book: string; answer: FitAnswer }

export type Shelves = {
  shelfOf(profile: ReaderProfile): Promise<Shelf>
  /** The answers for the whole library, the book that fits best first. */
  fitsOf(profile: ReaderProfile): Promise<LibraryFit[]>
}

/** The shelves of so many profiles are kept, each as long as neither its profile nor the library changes. */
const KEPT = 40

/** Shelves of the whole library, told from what is true at the moment of asking. */
export function createShelves(connection: Connection): Shelves {
  const { fits } = createRepositories(connection)
  const judgedBooks = createJudgedBooks(connection)
  const kept = keepAnswers<Shelf>(KEPT)
  const circumstances = async (profile: ReaderProfile): Promise<{ judged: JudgedBooks; reader: Reader }> => {
    const reader = await readerFor(fits, profile)
    return { judged: await judgedBooks(), reader }
  }
  return {
    async shelfOf(profile) {
      const { judged, reader } = await circumstances(profile)
      // By all that an answer depends on, the profile word for word: nothing that is out of date is ever found.
      return await kept(JSON.stringify([judged.version, reader, profile]), async () => shelve(judged, reader, profile))
    },

    async fitsOf(profile) {
      const { judged, reader } = await circumstances(profile)
      return judged.books
        .map((judgedBook) => {
          const placed = place(judgedBook, reader, profile)
          return { book: judgedBook.id, answer: placed.answer, distance: distanceOf(placed as Arrangeable) }
        })
        .toSorted((a, b) => FIT_ANSWERS.indexOf(a.answer) - FIT_ANSWERS.indexOf(b.answer) || a.distance - b.distance)
        .map(({ book, answer }) => ({ book, answer }))
    },
  }
}

function shelve({ books }: JudgedBooks, reader: Reader, profile: ReaderProfile): Shelf {
  const placed = books.map((book) => place(book, reader, profile)).filter(isOnShelf)
  return { books: arrangeShelf(placed), byId: new Map(placed.map((book) => [book.id, book])) }
}

type Told = Omit<PlacedBook, 'answer'> & { answer: FitAnswer }

function place({ id, book, minutes }: JudgedBook, reader: Reader, profile: ReaderProfile): Told {
  const themes = book.themes.map(({ theme }) => theme)
  return {
    id,
    answer: answerFit({ book, bookId: id, reader, profile }).answer,
    above: yearsAbove(book, reader) ?? 0,
    language: book.language,
    minutes,
    themes,
    wished: themes.some((theme) => profile.wished.includes(theme)),
  }
}

function isOnShelf(book: Told): book is PlacedBook {
  return (SHELF_ANSWERS as readonly string[]).includes(book.answer)
}
