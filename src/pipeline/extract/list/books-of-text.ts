import type { ReadList } from '../../../contract/wanted-book.ts'
import { booksOfLines } from './books-of-lines.ts'
import { booksOfRows } from './books-of-rows.ts'
import { nameColumns } from './name-columns.ts'
import { tableRows } from './table-rows.ts'

/** In this order where several fit: nobody writes a tab into a title. */
const SEPARATORS = ['\t', ';', ',', '،'] as const
const SAMPLE_ROWS = 200
/** Titles have commas, too: without names of columns so many of the lines must be cut into as many cells. */
const ALIKE = 0.8

/** The books of a text: a table with any of the usual separators, or one book a line. `isTable` where its name says that it is one. */
export function booksOfText(text: string, isTable: boolean): ReadList {
  const rows = bestRows(text, isTable)
  return (rows && booksOfRows(rows)) ?? booksOfLines(text)
}

function bestRows(text: string, isTable: boolean): string[][] | undefined {
  const cut = SEPARATORS.map((separator) => tableRows(text, separator))
  return (
    cut.find(hasNames) ??
    cut.find((rows, at) => (isTable || at === 0) && isEven(rows)) ??
    // A single column with its name; without one its commas are those of titles.
    (isTable ? cut.find((rows) => (nameColumns(rows)?.header ?? -1) >= 0) : undefined)
  )
}

function hasNames(rows: readonly (readonly string[])[]): boolean {
  const header = nameColumns(rows)?.header ?? -1
  return (rows[header]?.length ?? 0) > 1
}

function isEven(rows: readonly (readonly string[])[]): boolean {
  const widths = rows.slice(0, SAMPLE_ROWS).map((row) => row.length)
  const counts = Map.groupBy(widths, (width) => width)
  const [width, same] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []]
  return width > 1 && same.length >= ALIKE * widths.length
}
