import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelledBook, SEVERITIES, type WholeBook } from './labelled-books.ts'
import { parseCsv } from './parse-csv.ts'
import { share, type Share } from './shares.ts'

const TRAINING = join(import.meta.dirname, '..', 'training')

/**
 * How far a second, blind reading of some labelled books agrees with the first.
 * @param folder of `training`, with second.en.csv and second.ar.csv
 */
export function secondReading(
  books: readonly WholeBook[],
  folder: 'books' | 'stories',
): { age: Share; equal: Share; withinOne: Share } {
  const first = new Map(books.map((book) => [book.stem, book]))
  const pairs = (['en', 'ar'] as const).flatMap((language) =>
    parseCsv(readFileSync(join(TRAINING, folder, `second.${language}.csv`), 'utf8')).flatMap((row) => {
      const second = labelledBook(row, language)
      const known = first.get(second.stem)
      return known === undefined ? [] : [{ known, second }]
    }),
  )
  const severities = pairs.flatMap(({ known, second }) =>
    SEVERITIES.map((name) => Math.abs(known.severities[name] - second.severities[name])),
  )
  return {
    // The middle of the second range against the first.
    age: share(pairs, ({ known: { ages }, second }) => {
      const middle = (second.ages.low + second.ages.high) / 2
      return Math.max(ages.low - middle, middle - ages.high) <= 1
    }),
    equal: share(severities, (apart) => apart === 0),
    withinOne: share(severities, (apart) => apart <= 1),
  }
}
