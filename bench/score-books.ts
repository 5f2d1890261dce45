import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evaluation } from '../src/contract/evaluation.ts'
import { firstAge } from '../src/contract/age.ts'
import type { Result } from '../src/contract/result.ts'
import { evaluateFile } from '../src/cli/evaluate-file.ts'
import { createPipeline, type Pipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { DATA } from './data.ts'
import { parseCsv } from './parse-csv.ts'

export type LabelledBook = {
  file: string
  audience: 'child' | 'teen' | 'adult' | 'picture'
  /** Years; undefined where nobody gave an age. */
  ages: { low: number; high: number } | undefined
  /** The highest severity of any category, 0-3; undefined where not labelled. */
  severity: number | undefined
}
export type JudgedBook = LabelledBook & { record: Evaluation; result: Result }

const SEVERITIES = ['gambling_0_3', 'profanity_0_3', 'violence_0_3', 'substances_0_3', 'sex_nudity_0_3']

const readCsv = (...path: string[]): Record<string, string>[] => parseCsv(readFileSync(join(DATA, ...path), 'utf8'))

/** Every whole book and levelled picture book with what a careful reader said of it. */
export function labelledBooks(): LabelledBook[] {
  const books = readCsv('labels', 'books-labels.dev.csv').map((row): LabelledBook => {
    const file = row['file'] ?? ''
    return {
      file,
      audience: file.includes('/adult/') ? 'adult' : file.includes('/teen/') ? 'teen' : 'child',
      ages: { low: Number(row['expected_min_age_low']), high: Number(row['expected_min_age_high']) },
      severity: Math.max(...SEVERITIES.map((name) => Number(row[name] ?? 0))),
    }
  })
  const stories = readCsv('levelled', 'levels.dev.csv').map((row): LabelledBook => ({
    file: row['file'] ?? '',
    audience: 'picture',
    ages: undefined,
    severity: undefined,
  }))
  return [...books, ...stories]
}

/** Judges them all with the default rules and closes the pipeline; throws when one cannot be read. */
export async function judgeBooks(
  books: readonly LabelledBook[],
  pipeline: Pipeline = createPipeline(),
): Promise<JudgedBook[]> {
  const judged: JudgedBook[] = []
  try {
    for (const book of books) {
      const record = await evaluateFile(join(DATA, book.file), {
        pipeline,
        rules: DEFAULT_SCORING_CONFIG,
        language: 'en',
      })
      if (record.result === null || 'error' in record.result)
        throw new Error(`${book.file}: ${record.error ?? 'no result'}`)
      judged.push({ ...book, record, result: record.result })
    }
  } finally {
    await pipeline.close()
  }
  return judged
}

export type Share = { hit: number; of: number }
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): Share => ({
  hit: items.filter(test).length,
  of: items.length,
})

export type BookFigures = {
  withinOneYear: Share
  adultWhitelisted: Share
  severeRejected: Share
  youngRejected: Share
  mildWhitelisted: Share
  picturesWhitelisted: Share
  quotesVerified: Share
  guideRepeats: Share
}

const age = ({ result }: JudgedBook): number => firstAge(result.recommended_age) ?? 0
const misses = ({ ages, ...book }: JudgedBook): number =>
  ages === undefined ? 0 : Math.max(0, ages.low - age({ ages, ...book }), age({ ages, ...book }) - ages.high)

/** The figures of the books, each as how many of how many. */
export function bookFigures(judged: readonly JudgedBook[]): BookFigures {
  const aged = judged.filter(({ ages }) => ages !== undefined)
  const underEights = judged.filter(
    ({ audience, ages }) => audience === 'picture' || (ages !== undefined && ages.low < 8),
  )
  return {
    withinOneYear: share(aged, (book) => misses(book) <= 1),
    adultWhitelisted: share(
      judged.filter(({ audience }) => audience === 'adult'),
      ({ result }) => result.final_verdict === 'Whitelisted',
    ),
    severeRejected: share(
      judged.filter(({ audience, severity }) => audience === 'adult' && severity === 3),
      ({ result }) => result.final_verdict === 'Not Whitelisted',
    ),
    youngRejected: share(underEights, ({ result }) => result.final_verdict === 'Not Whitelisted'),
    mildWhitelisted: share(
      underEights.filter(({ severity }) => severity !== undefined && severity <= 1),
      ({ result }) => result.final_verdict === 'Whitelisted',
    ),
    picturesWhitelisted: share(
      judged.filter(({ audience }) => audience === 'picture'),
      ({ result }) => result.final_verdict === 'Whitelisted',
    ),
    quotesVerified: verifiedQuotes(judged),
    guideRepeats: repeatedSentences(judged),
  }
}

/** Every evidence reference of every result must be the book's own words at its own place. */
function verifiedQuotes(judged: readonly JudgedBook[]): Share {
  return sumOfShares(
    judged.map(({ record, result }) => verifiedIn(record.extractedText ?? '', [result, record.nmcAssessment])),
  )
}

/** How many of the references anywhere in a value are the text's own words at their own place. */
export const verifiedIn = (text: string, value: unknown): Share =>
  share(references(value), ({ quote, start, end }) => text.slice(start, end) === quote)

export const sumOfShares = (shares: readonly Share[]): Share => ({
  hit: shares.reduce((sum, { hit }) => sum + hit, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
})

type Reference = { quote: string; start: number; end: number }

function references(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  if ('quote' in value && 'start' in value && 'end' in value) return [value as Reference]
  return Object.values(value).flatMap(references)
}

/** Guide sentences that stand in another book's guide too, once names, numbers and quotes are masked. */
function repeatedSentences(judged: readonly JudgedBook[]): Share {
  const guides = judged.map(({ result }) => {
    const names = [result.title, result.author, ...result.key_drivers].filter((name) => name.length > 2)
    const { lessons_learned, family_activities, parent_discussion_guide: guide } = result
    const sentences = [
      ...lessons_learned,
      ...family_activities.flatMap(({ description }) => description.split(/(?<=[.!?؟])\s+/)),
      ...guide.before_reading,
      ...guide.after_reading,
    ]
    return [...new Set(sentences.map((sentence) => mask(sentence, names)))]
  })
  const counts = new Map<string, number>()
  for (const sentence of guides.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return share(guides.flat(), (sentence) => (counts.get(sentence) ?? 0) > 1)
}

function mask(sentence: string, names: readonly string[]): string {
  let masked = sentence.replaceAll(/[“«"][^”»"]*[”»"]/g, '¤').replaceAll(/\d+/g, '#')
  for (const name of names) masked = masked.replaceAll(name, '¤')
  return masked
    .replaceAll(/(?<=\s)\p{Lu}[\p{L}’']*/gu, '¤')
    .replaceAll(/¤(\s+¤)+/g, '¤')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trim()
}

/** One line a book: for reading by eye. */
export function bookTable(judged: readonly JudgedBook[]): string {
  return judged
    .filter(({ audience }) => audience !== 'picture')
    .map((book) => {
      const { result, record, ages, severity } = book
      const expected = ages === undefined ? '' : `${ages.low}-${ages.high}`
      const flag = misses(book) > 1 ? '<>' : '  '
      return `${flag} ${book.file.slice(6).padEnd(52)} expected ${expected.padEnd(6)} got ${result.recommended_age.padEnd(4)} severity ${severity} ${result.final_verdict.padEnd(16)} ${result.whitelist_score} ${record.nmcAssessment?.finalAgeBand} [s1 ${result.system1_uae_values.score} s2 ${result.system2_child_safety.score}] theme ${result.system3_theme_complexity.min_age} lang ${result.system4_language_complexity.min_age}`
    })
    .join('\n')
}
