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
  /** Whether no density was fitted on a book of its author; passages of it may still have taught the reader. */
  heldOut: boolean
  text(): string
}

/** Half of the authors are left out where densities are fitted. */
export function wholeBooks(): WholeBook[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const file = join(DATA, 'reading', `books.${language}.csv`)
    if (!existsSync(file)) return []
    return parseCsv(readFileSync(file, 'utf8')).map((row): WholeBook => {
      const stem = row['stem'] ?? ''
      return {
        stem,
        language,
        audience: row['audience'] ?? '',
        ages: { low: Number(row['age_low']), high: Number(row['age_high']) },
        severities: Object.fromEntries(
          SEVERITIES.map((name) => [name, Number(row[name] ?? 0)]),
        ) as WholeBook['severities'],
        heldOut: createHash('sha1').update(authorOf(stem)).digest()[0]! % 2 === 1,
        text: () =>
          zstdDecompressSync(readFileSync(join(DATA, 'reading', 'books', `${stem}.txt.zst`)))
            .toString('utf8')
            .normalize('NFC'),
      }
    })
  })
}

/** 'alcott-louisa-may--little-men' and 'louisa-may-alcott--...' are one author's; Arabic stems begin with the year of death. */
export function authorOf(stem: string): string {
  const [author = ''] = stem.split('--')
  if (/^\d/.test(stem)) return author.split('-')[0]!.replace(/^\d+/, '')
  return author.split('-').toSorted().join('-')
}
