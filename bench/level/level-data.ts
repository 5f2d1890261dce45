import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookText } from '../../src/contract/book-text.ts'
import { parseCsv } from '../parse-csv.ts'

/** Where the development data lies beside a checkout; undefined where it does not. */
export function levelDataFolder(): string | undefined {
  const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data')
  return existsSync(folder) ? folder : undefined
}

const PART_CHARACTERS = 1800

/** A plain text as the extractor gives it: parts of 1,800 characters, no headings, no metadata. */
export function plainBook(text: string): BookText {
  const pages = []
  for (let start = 0; start === 0 || start < text.length; start += PART_CHARACTERS) {
    const end = Math.min(text.length, start + PART_CHARACTERS)
    pages.push({ number: pages.length + 1, start, end, source: 'text' as const })
  }
  return { text, pages, pageKind: 'part', format: 'txt', metadata: {}, headings: [], notices: [] }
}

export type LevelledStory = { id: string; language: 'en' | 'ar'; level: number; text: string }
export type ClearExcerpt = { id: string; author: string; ease: number; fleschKincaid: number; text: string }
export type OneStopArticle = { id: string; elementary: string; intermediate: string; advanced: string }
export type LabelledBook = {
  file: string
  title: string
  language: 'en' | 'ar'
  shelf: string
  low: number
  high: number
  text: string
}

const clean = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')

export function levelledStories(folder: string): LevelledStory[] {
  return parseCsv(readFileSync(join(folder, 'levelled/levels.dev.csv'), 'utf8')).map((row) => ({
    id: row['story_id'] ?? '',
    language: row['language'] === 'ar' ? 'ar' : 'en',
    level: Number(row['level_1_to_5']),
    text: clean(readFileSync(join(folder, row['file'] ?? ''), 'utf8')),
  }))
}

/** Every different excerpt of the CLEAR files (Crossley et al. 2023), by ID. */
export function clearExcerpts(folder: string): ClearExcerpt[] {
  const excerpts = new Map<string, ClearExcerpt>()
  for (const file of readdirSync(join(folder, 'labels/clear')).toSorted()) {
    if (!file.endsWith('.csv')) continue
    for (const row of parseCsv(readFileSync(join(folder, 'labels/clear', file), 'utf8'))) {
      excerpts.set(row['ID'] ?? '', {
        id: row['ID'] ?? '',
        author: row['Author'] ?? '',
        ease: Number(row['BT_easiness']),
        fleschKincaid: Number(row['Flesch-Kincaid-Grade-Level']),
        text: clean(row['Excerpt'] ?? ''),
      })
    }
  }
  return [...excerpts.values()]
}

/** Articles written three times for learners (OneStopEnglish, Vajjala & Lucic 2018). */
export function oneStopArticles(folder: string): OneStopArticle[] {
  const read = (level: string, file: string): string =>
    clean(readFileSync(join(folder, 'labels/onestop', `${level}-Txt`, file), 'utf8'))
  return readdirSync(join(folder, 'labels/onestop/Ele-Txt'))
    .toSorted()
    .map((file) => ({
      id: file,
      elementary: read('Ele', file),
      intermediate: read('Int', file),
      advanced: read('Adv', file),
    }))
}

export function labelledBooks(folder: string): LabelledBook[] {
  return parseCsv(readFileSync(join(folder, 'labels/books-labels.dev.csv'), 'utf8')).map((row) => ({
    file: row['file'] ?? '',
    title: row['title'] ?? '',
    language: row['language'] === 'ar' ? 'ar' : 'en',
    shelf: (row['file'] ?? '').split('/')[1] ?? '',
    low: Number(row['expected_min_age_low']),
    high: Number(row['expected_min_age_high']),
    text: clean(readFileSync(join(folder, row['file'] ?? ''), 'utf8')),
  }))
}
