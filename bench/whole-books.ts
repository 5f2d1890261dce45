import type { Assessment } from '../src/contract/assessment.ts'
import type { BookText } from '../src/contract/book-text.ts'
import { firstAge } from '../src/contract/age.ts'
import type { Confidence, Result } from '../src/contract/result.ts'
import { createLexicalEngine, type Learned } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { composeNmc } from '../src/pipeline/compose/compose-nmc.ts'
import { composeResult } from '../src/pipeline/compose/compose-result.ts'
import { assessedCriteria } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { score } from '../src/pipeline/score/score.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { learnedWithout } from './fold-readers.ts'
import { SEVERITIES, type WholeBook } from './labelled-books.ts'
import { share, sumOfShares, verifiedIn, type Share } from './shares.ts'

export type JudgedWhole = WholeBook & {
  verdict: Result['final_verdict']
  confidence: Confidence
  age: number
  quotes: Share
  suspicious: boolean
  words: number
}

/** Judges books by the default rules, each read by a reader that has learned from no book of its author. */
export async function judgeWholeBooks(
  books: readonly WholeBook[],
  onBook: (book: JudgedWhole) => void = () => {},
  learnedBy: (fold: number) => Learned = learnedWithout,
): Promise<JudgedWhole[]> {
  let learned: Learned | undefined
  const engine = createLexicalEngine(() => learned!)
  const criteria = assessedCriteria(DEFAULT_SCORING_CONFIG)
  const judged: JudgedWhole[] = []
  for (const whole of books) {
    learned = learnedBy(whole.fold)
    const one = await judgeWhole(whole, (book) => engine.assess(book, criteria))
    judged.push(one)
    onBook(one)
  }
  return judged
}

/** Judges one book by the default rules, as any engine assesses it. */
export async function judgeWhole(
  whole: WholeBook,
  assess: (book: BookText) => Promise<Assessment>,
): Promise<JudgedWhole> {
  const book = plainBook(whole.text())
  const assessment = await assess(book)
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  const result = composeResult({ book, filename: `${whole.stem}.txt`, assessment, judgement })
  return {
    ...whole,
    verdict: result.final_verdict,
    confidence: result.confidence ?? 'high',
    age: firstAge(result.recommended_age) ?? 0,
    quotes: verifiedIn(book.text, [result, composeNmc(assessment, judgement)]),
    suspicious: judgement.reviewReasons.includes('suspicious_instructions'),
    words: assessment.languageMeasures.words,
  }
}

const MEDIA = ['gambling', 'language', 'violence', 'substances', 'sexual'] as const
export const worst = ({ severities }: WholeBook): number => Math.max(...MEDIA.map((name) => severities[name]))
export const isGrave = (book: WholeBook): boolean => worst(book) === 3 || book.severities.sexual >= 2
export const isGentle = ({ severities }: WholeBook): boolean => SEVERITIES.every((name) => severities[name] <= 1)
/** Years outside the expected range. */
export const yearsOff = ({ ages, age }: Pick<JudgedWhole, 'ages' | 'age'>): number =>
  Math.max(0, ages.low - age, age - ages.high)

/** The figures of whole books, each as how many of how many. */
export function wholeFigures(judged: readonly JudgedWhole[]) {
  const adult = judged.filter(({ audience }) => audience === 'adult')
  const gentle = judged.filter(isGentle)
  const isReliedOn = ({ verdict, confidence }: JudgedWhole): boolean =>
    verdict === 'Whitelisted' && confidence === 'high'
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
    milderRejected: share(
      judged.filter((book) => worst(book) < 3),
      ({ verdict }) => verdict === 'Not Whitelisted',
    ),
    youngRejected: share(
      judged.filter(({ ages }) => ages.low < 8),
      ({ verdict }) => verdict === 'Not Whitelisted',
    ),
    gentleWhitelisted: share(gentle, ({ verdict }) => verdict === 'Whitelisted'),
    graveWhitelisted: share(
      judged.filter(({ verdict }) => verdict === 'Whitelisted'),
      isGrave,
    ),
    graveReliedOn: share(judged.filter(isReliedOn), isGrave),
    gentleReliedOn: share(gentle, isReliedOn),
    suspicious: share(judged, ({ suspicious }) => suspicious),
    quotesVerified: sumOfShares(judged.map(({ quotes }) => quotes)),
  }
}
