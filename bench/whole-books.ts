import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluateFile } from '../src/cli/evaluate-file.ts'
import { firstAge } from '../src/contract/age.ts'
import type { Result } from '../src/contract/result.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { SEVERITIES, type WholeBook } from './labelled-books.ts'
import type { Share } from './score-books.ts'

export type JudgedWhole = WholeBook & {
  verdict: Result['final_verdict']
  age: number
  quotes: Share
  suspicious: boolean
  milliseconds: number
  words: number
}

/** Judges books as the command line does, two at a time; throws when one cannot be read. */
export async function judgeWholeBooks(
  books: readonly WholeBook[],
  onBook: (book: JudgedWhole) => void = () => {},
): Promise<JudgedWhole[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-books-'))
  const pipeline = createPipeline()
  const waiting = [...books.entries()]
  const judged: JudgedWhole[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, book] = next
      const file = join(folder, `${index}.txt`)
      writeFileSync(file, book.text())
      const started = performance.now()
      const record = await evaluateFile(file, { pipeline, rules: DEFAULT_SCORING_CONFIG, language: 'en' })
      const { result, extractedText } = record
      if (result === null || 'error' in result) throw new Error(`${book.stem}: ${record.error ?? 'no result'}`)
      const references = quotesOf([result, record.nmcAssessment])
      const one: JudgedWhole = {
        ...book,
        verdict: result.final_verdict,
        age: firstAge(result.recommended_age) ?? 0,
        quotes: {
          hit: references.filter(({ quote, start, end }) => (extractedText ?? '').slice(start, end) === quote).length,
          of: references.length,
        },
        suspicious: JSON.stringify(record).includes('suspicious_instructions'),
        milliseconds: performance.now() - started,
        words: (extractedText ?? '').split(/\s+/).length,
      }
      judged.push(one)
      onBook(one)
      rmSync(file)
    }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await pipeline.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return judged
}

type Reference = { quote: string; start: number; end: number }

function quotesOf(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf)
  if (typeof value !== 'object' || value === null) return []
  const own = 'quote' in value && 'start' in value && 'end' in value ? [value as Reference] : []
  return [...own, ...Object.values(value).flatMap(quotesOf)]
}

const MEDIA = ['gambling', 'language', 'violence', 'substances', 'sexual'] as const
export const worst = ({ severities }: WholeBook): number => Math.max(...MEDIA.map((name) => severities[name]))
/** Years outside the expected range. */
export const yearsOff = ({ ages, age }: JudgedWhole): number => Math.max(0, ages.low - age, age - ages.high)
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): Share => ({
  hit: items.filter(test).length,
  of: items.length,
})

/** The figures of whole books, each as how many of how many. */
export function wholeFigures(judged: readonly JudgedWhole[]) {
  const adult = judged.filter(({ audience }) => audience === 'adult')
  const young = judged.filter(({ ages }) => ages.low < 8)
  const gentle = judged.filter((book) => SEVERITIES.every((name) => book.severities[name] <= 1))
  return {
    withinOneYear: share(judged, (book) => yearsOff(book) <= 1),
    meanYearsOff: judged.reduce((sum, book) => sum + yearsOff(book), 0) / Math.max(1, judged.length),
    tooYoung: share(judged, ({ age, ages }) => age < ages.low - 1),
    tooOld: share(judged, ({ age, ages }) => age > ages.high + 1),
    adultWhitelisted: share(adult, ({ verdict }) => verdict === 'Whitelisted'),
    severeRejected: share(
      judged.filter((book) => worst(book) === 3),
      ({ verdict }) => verdict === 'Not Whitelisted',
    ),
    youngRejected: share(young, ({ verdict }) => verdict === 'Not Whitelisted'),
    gentleWhitelisted: share(gentle, ({ verdict }) => verdict === 'Whitelisted'),
    graveWhitelisted: share(
      judged.filter(({ verdict }) => verdict === 'Whitelisted'),
      (book) => worst(book) === 3 || book.severities.sexual >= 2,
    ),
    suspicious: share(judged, ({ suspicious }) => suspicious),
    quotesVerified: judged.reduce<Share>((sum, { quotes }) => ({ hit: sum.hit + quotes.hit, of: sum.of + quotes.of }), {
      hit: 0,
      of: 0,
    }),
  }
}
