import { MAX_WANTED_CHARACTERS, type ReadList, type WantedBook } from '../../../contract/wanted-book.ts'
import { isbnIn } from '../isbn.ts'
import { nameColumns } from './name-columns.ts'

/** A number of 10 or 13 digits that Excel took for one: its leading zeros are gone. */
const BARE_NUMBER = /^\d{7,9}[\dXx]?$/

/** What tables put before a sign of a formula, ours too. */
const GUARDED = /^'(?=[=+\-@])/

/** The books of a table, and how many of its rows name none; undefined where no column holds titles or ISBNs. */
export function booksOfRows(rows: readonly (readonly string[])[]): ReadList | undefined {
  const columns = nameColumns(rows)
  if (columns === undefined) return undefined
  const books: WantedBook[] = []
  let leftOut = 0
  for (const row of rows.slice(columns.header + 1)) {
    if (row.every((cell) => cell.trim() === '')) continue
    const cell = (at: number): string => (at < 0 ? '' : wantedText(row[at] ?? '').replace(GUARDED, ''))
    const book = {
      title: cell(columns.title),
      author: cell(columns.author),
      publisher: cell(columns.publisher),
      isbn: isbnOf(cell(columns.isbn)),
    }
    if (book.isbn !== '' || /\p{L}|\p{N}/u.test(book.title)) books.push(book)
    else leftOut += 1
  }
  return { books, leftOut }
}

/** One line, without what no text of a book has. */
export function wantedText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WANTED_CHARACTERS)
    .toWellFormed()
}

function isbnOf(cell: string): string {
  const found = isbnIn(cell)
  if (found !== undefined) return found
  return BARE_NUMBER.test(cell) ? (isbnIn(cell.padStart(10, '0')) ?? '') : ''
}
