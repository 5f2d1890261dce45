import type { ListedEvaluation } from './evaluation.ts'
import { isTextOnly } from './picture-marks.ts'
import type { Review } from './review.ts'

/** What a row needs; listed and whole evaluations both fit. */
export type CsvEvaluation = {
  result:
    | Pick<
        Extract<NonNullable<ListedEvaluation['result']>, { title: string }>,
        'title' | 'author' | 'language' | 'recommended_minimum_age' | 'final_verdict' | 'whitelist_score' | 'genres'
      >
    | { error: string }
    | null
  nmcAssessment: { enabled: boolean; finalAgeBand: string } | null
  review?: Review | null | undefined
  reviewReasons?: readonly string[]
}

const COLUMNS = ['Title', 'Author', 'Language', 'Age', 'Verdict', 'Score', 'NMC Band', 'Genres']

/** Byte order mark, without which spreadsheets read UTF-8 Arabic as noise. */
const MARK = '\uFEFF'

/**
 * The books that have a result as CSV (RFC 4180, CRLF, UTF-8 with a byte order mark), one row a book in the order given.
 * A verdict of the text alone, where nobody has seen the pictures that tell a book, says so.
 * What a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function booksCsv(rows: readonly CsvEvaluation[]): string {
  const lines = rows.flatMap(({ result, nmcAssessment, review, reviewReasons }) => {
    if (result === null || 'error' in result) return []
    return [
      [
        result.title,
        result.author.trim() === '' ? 'Unknown' : result.author,
        result.language,
        review?.recommended_minimum_age ?? result.recommended_minimum_age,
        isTextOnly({ review, reviewReasons })
          ? `${result.final_verdict} (text only)`
          : (review?.verdict ?? result.final_verdict),
        String(result.whitelist_score),
        nmcAssessment?.enabled === true ? nmcAssessment.finalAgeBand : 'N/A',
        result.genres.join('; '),
      ],
    ]
  })
  return csvTable([COLUMNS, ...lines])
}

/** Rows as CSV, the names of the columns first; each cell is harmless. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Signs a formula begins with; full-width and small ones are read alike. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212]'
const INVISIBLE = '[\\s\\p{Cc}\\p{Cf}]'
const FORMULA_CELL = new RegExp(`^(?=${INVISIBLE}*${SIGN}|[\\t\\r\\n])`, 'u')
/**
 * Where the language of the system separates cells by semicolons or tabs, a cell begins in the middle of ours. It looks no
 * further than the next separator, or many of them would be looked over again and again.
 */
const FORMULA_INSIDE = new RegExp(`(?<=[;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])${INVISIBLE})*${SIGN})`, 'gu')

/** One cell: harmless to a spreadsheet, quoted where it holds a quote, a separator or a line break. */
export function csvCell(text: string): string {
  const harmless = text.replace(FORMULA_CELL, "'").replaceAll(FORMULA_INSIDE, "'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
