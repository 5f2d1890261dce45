import { bookOfFacts } from '../../pipeline/fit/fit-facts.ts'
import type { FitBook } from '../../pipeline/fit/fit-book.ts'
import type { Connection } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { shareNext } from '../http/routes/shared-reads.ts'

/** A judged book of the library as fits are told from it. */
export type JudgedBook = { id: string; mark: string; book: FitBook; minutes: number }

/** The judged books of the library, newest first, and the version of the library they are from. */
export type JudgedBooks = { version: string; books: readonly JudgedBook[] }

/**
 * The judged books of the library, kept in memory and brought up to date before each use: an unchanged library costs one number,
 * a changed one its list of marks and the books that changed.
 */
export function createJudgedBooks(connection: Connection): () => Promise<JudgedBooks> {
  const { library, fits } = createRepositories(connection)
  let known: JudgedBooks | undefined
  return shareNext(async () => {
    // Before what it stands for: what changes meanwhile is read again next time.
    const version = await library.judgedVersion()
    if (known?.version === version) return known
    const marks = await fits.marks()
    const before = new Map(known?.books.map((book) => [book.id, book]))
    const changed = marks.filter(({ id, mark }) => before.get(id)?.mark !== mark)
    const stored =
      changed.length === 0 ? [] : await fits.facts(before.size === 0 ? undefined : changed.map(({ id }) => id))
    const read = new Map(stored.map((row) => [row.id, row]))
    const books = marks.flatMap(({ id, mark }): JudgedBook[] => {
      const kept = before.get(id)
      if (kept?.mark === mark) return [kept]
      const row = read.get(id)
      return row === undefined ? [] : [{ id, mark, book: bookOfFacts(row.facts, row), minutes: row.facts.minutes }]
    })
    known = { version, books }
    return known
  })
}
