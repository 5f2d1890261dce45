import type { ListRow, Wish } from './book-lists.ts'
import { csvCell } from './books-csv.ts'
import type { Language } from './languages.ts'
import { fitWord, LIST_STATE_WORDS, LIST_WORDS, meantVerdict } from './list-words.ts'

/** Byte order mark, without which spreadsheets read UTF-8 Arabic as noise. */
const MARK = '\uFEFF'

type Column<Row> = [name: keyof typeof LIST_WORDS, cell: (row: Row) => string]

/** What the list said of each book, what the library says, and where somebody was asked about whether it is for them. */
export function listCsv(rows: readonly ListRow[], language: Language): string {
  const forSomebody = rows.some(({ fit }) => fit !== null)
  return csv(
    [
      ...bookColumns(language),
      ...(forSomebody
        ? ([
            ['fit', ({ fit }) => (fit === null ? '' : fitWord(fit)[language])],
            ['reason', ({ fit }) => fit?.reason?.[language] ?? ''],
          ] satisfies Column<ListRow>[])
        : []),
    ],
    rows,
    language,
  )
}

/** The books that are wished for, since when, and whether they have been judged by now. */
export function wishesCsv(wishes: readonly Wish[], language: Language): string {
  return csv([...bookColumns(language), ['wishedAt', ({ wishedAt }) => wishedAt.slice(0, 10)]], wishes, language)
}

/** As the list had them, so that the table can be sent as a list again. */
function bookColumns(
  language: Language,
): Column<Pick<ListRow, 'title' | 'author' | 'publisher' | 'isbn' | 'state' | 'book'>>[] {
  return [
    ['title', ({ title }) => title],
    ['author', ({ author }) => author],
    ['publisher', ({ publisher }) => publisher],
    ['isbn', ({ isbn }) => isbn],
    ['state', ({ state }) => LIST_STATE_WORDS[state][language]],
    ['found', ({ book }) => book?.title ?? ''],
    ['verdict', ({ book }) => meantVerdict(book, language)],
    ['age', ({ book }) => book?.age ?? ''],
  ]
}

function csv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: Language): string {
  const lines = [
    columns.map(([name]) => LIST_WORDS[name][language]),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return MARK + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
