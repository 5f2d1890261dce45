import type { WantedBook } from '../../../contract/wanted-book.ts'
import { isbnIn } from '../isbn.ts'
import { isName } from '../metadata/person-name.ts'

export type Column = keyof WantedBook
/** Where each column stands; -1 where there is none. */
export type Columns = Record<Column, number> & {
  /** The row of their names; -1 where they have none. */
  header: number
}

/** Above the names of the columns stands what the list is: its school, its grade, its year. */
const ROWS_ABOVE = 20
const SAMPLE = 100
const NAMES: Readonly<Record<Column, RegExp>> = {
  isbn: /^(?:isbn(?: ?-? ?1[03])?|ean(?: ?13)?|barcode|ردمك|الردمك|رقم ردمك|رقم الايداع الدولي|الرقم الدولي|الرقم المعياري(?: الدولي)?|باركود|الباركود)(?: .*)?$/,
  title:
    /^(?:(?:book |story |full |main )?titles?|book(?: name)?|books|name(?: of (?:the )?book)?|title of (?:the )?book|(?:ال)?عنوان(?: الكتاب| القصه| الروايه| المادة)?|اسم (?:الكتاب|القصه|الروايه)|الكتاب|القصه|الكتب)$/,
  author:
    /^(?:authors?(?: name)?|author s|author name|name of (?:the )?author|writers?|written by|by|(?:ال)?مولف(?:ون|ين)?|اسم (?:المولف|الكاتب)|الكاتب|تاليف)$/,
  publisher: /^(?:publishers?(?: name)?|publishing house|imprint|(?:ال)?ناشر|اسم الناشر|دار النشر|الدار|جهه النشر)$/,
}

/** Which column holds what: by their names, or by what stands in them where nobody named them. */
export function nameColumns(rows: readonly (readonly string[])[]): Columns | undefined {
  return named(rows) ?? guessed(rows)
}

function named(rows: readonly (readonly string[])[]): Columns | undefined {
  for (const [header, row] of rows.slice(0, ROWS_ABOVE).entries()) {
    const names = row.map(plain)
    const at = (column: Column): number => names.findIndex((name) => NAMES[column].test(name))
    const columns = { isbn: at('isbn'), title: at('title'), author: at('author'), publisher: at('publisher'), header }
    // One known word alone may be the title of a book; a table names more, or this is its only column.
    const known = [columns.isbn, columns.title, columns.author, columns.publisher].filter((place) => place >= 0)
    if ((columns.title < 0 && columns.isbn < 0) || (known.length < 2 && filled(row) > 1 && columns.title < 0)) continue
    return columns
  }
  return undefined
}

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length

function guessed(rows: readonly (readonly string[])[]): Columns | undefined {
  const sample = rows.filter((row) => filled(row) > 0).slice(0, SAMPLE)
  const width = Math.max(0, ...sample.map((row) => row.length))
  const shares = Array.from({ length: width }, (_, at) => {
    const cells = sample.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '')
    const share = (test: (cell: string) => boolean): number => cells.filter(test).length / Math.max(1, sample.length)
    return {
      at,
      isbn: share((cell) => isbnIn(cell) !== undefined),
      words: share((cell) => /\p{L}{2}/u.test(cell) && isbnIn(cell) === undefined),
      names: share((cell) => cell.includes(' ') && isName(cell)),
    }
  })
  const isbn = shares.find((column) => column.isbn >= 0.5)?.at ?? -1
  const texts = shares.filter((column) => column.words >= 0.6)
  // Titles often read like names, so names alone do not make authors of the first column.
  const title = texts[0]?.at ?? -1
  const author = texts.slice(1).find((column) => column.names >= 0.7)?.at ?? -1
  return title < 0 && isbn < 0 ? undefined : { isbn, title, author, publisher: -1, header: -1 }
}

function plain(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}
