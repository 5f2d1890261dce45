import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { DATA } from './data.ts'
import { parseCsv } from './parse-csv.ts'

export const SEVERITIES = ['gambling', 'language', 'violence', 'substances', 'sexual', 'cultural', 'fear'] as const

/** A whole book that a careful reader knows, with the range of the youngest fitting age and severities 0-3. */
export type WholeBook = {
  stem: string
  language: 'en' | 'ar'
  audience: string
  ages: { low: number; high: number }
  severities: Record<(typeof SEVERITIES)[number], number>
  /** Of FOLDS parts of the authors the one its author is in, for passages and whole books alike. */
  fold: number
  text(): string
}

export function wholeBooks(): WholeBook[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const file = join(DATA, 'reading', `books.${language}.csv`)
    if (!existsSync(file)) return []
    return parseCsv(readFileSync(file, 'utf8')).map((row): WholeBook => {
      const book = labelledBook(row, language)
      return {
        ...book,
        text: () =>
          zstdDecompressSync(readFileSync(join(DATA, 'reading', 'books', `${book.stem}.txt.zst`)))
            .toString('utf8')
            .normalize('NFC'),
      }
    })
  })
}

/** A row of a table of labelled books. */
export function labelledBook(row: Readonly<Record<string, string>>, language: 'en' | 'ar'): Omit<WholeBook, 'text'> {
  const stem = row['stem'] ?? ''
  return {
    stem,
    language,
    audience: row['audience'] ?? '',
    ages: { low: Number(row['age_low']), high: Number(row['age_high']) },
    severities: Object.fromEntries(SEVERITIES.map((name) => [name, Number(row[name] ?? 0)])) as WholeBook['severities'],
    fold: foldOf(stem),
  }
}

/** One part is left out of training at a time. */
export const FOLDS = 5

/** The part a book is in, by its author: as in training/reader.py. */
export const foldOf = (stem: string): number => partOf(authorOf(stem))

/** The part of what has no author. */
export const partOf = (key: string): number =>
  Number.parseInt(createHash('sha1').update(key).digest('hex').slice(0, 8), 16) % FOLDS

/** 'alcott-louisa-may--little-men' and 'louisa-may-alcott--...' are one author's; Arabic stems begin with the year of death. */
export function authorOf(stem: string): string {
  const [author = ''] = stem.split('--')
  if (/^\d/.test(stem)) return author.split('-')[0]!.replace(/^\d+/, '')
  return author.split('-').toSorted().join('-')
}
