import { FEWEST_FOR_SHARES, type IfCounted, type Opinion } from '../../contract/opinions.ts'
import type { Verdict } from '../../contract/verdict.ts'
import { countOpinions } from './count-opinions.ts'

/** A judged book as far as opinions could speak to it. */
export type SpokenOf = {
  verdict: Verdict
  /** '8+' */
  age: string
  /** The age of its media band in years; opinions go no lower. */
  bandAge: number
  /** A person has decided: that holds. */
  reviewed: boolean
}

/**
 * What opinions would make of a judgement if they counted. They do not: nothing that judges, fits, lists or exports calls this.
 * Only families are heard whose child had the recommended age, and at least five; more than half of them must say the same.
 * Too early is a year later, too late a year earlier, and what frightened is read together. Nothing is loosened that the
 * institution keeps: no verdict gets freer, no age falls below the media band, and a person's decision stays.
 *
 * @returns null where too few have spoken
 */
export function ifCounted(book: SpokenOf, opinions: readonly Opinion[]): IfCounted | null {
  const { families, timings, frightened } = countOpinions(opinions.filter(({ younger }) => !younger))
  if (families < FEWEST_FOR_SHARES) return null
  const before = { verdict: book.verdict, age: book.age }
  const most = (count: number): boolean => count > families / 2
  const years = Number.parseInt(book.age, 10)
  if (book.reviewed || book.verdict === 'Not Whitelisted') return { before, after: before, changes: [] }
  const later = most(timings.too_early)
  const earlier = most(timings.too_late) && !most(frightened)
  const changed = later ? years + 1 : earlier ? Math.min(years, Math.max(years - 1, book.bandAge)) : years
  const verdict = most(frightened) ? 'Parent Guidance' : book.verdict
  const after = { verdict, age: `${String(changed)}+` }
  const changes = (['verdict', 'age'] as const).filter((part) => before[part] !== after[part])
  return { before, after, changes }
}
