import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Reading } from '../../reader/read-windows.ts'
import type { Diction } from '../diction/diction.ts'
import { loadSense } from './sense.ts'

const WEIGHTS = new URL('weights/', import.meta.url)

/** What the sense of a text as a whole says of it, taken for a short one and for a book; undefined where nothing was read. */
export type Impressions = Record<'short' | 'book', Diction | undefined>

export type ReadImpressions = (readings: readonly Reading[]) => Impressions

const SEVERITIES = 2

/**
 * What is told without a telling word still has a sense, and of a whole text that sense is steady (training/fit_shorts.py,
 * training/fit_books.py); the same on every machine.
 * @param folder holds shorts.txt and books.txt
 */
export function loadImpressions(folder: URL = WEIGHTS): ReadImpressions {
  const [short, book] = ['shorts.txt', 'books.txt'].map((name) => loadSense(new URL(name, folder)))
  return (readings) => ({ short: impressionOf(short!(readings)), book: impressionOf(book!(readings)) })
}

function impressionOf(said: readonly number[] | undefined): Diction | undefined {
  if (said === undefined) return undefined
  const [age = 0, adult = 0] = said
  return { age, adult, severities: severities((_, index) => said[SEVERITIES + index]!) }
}

/** How far the sense of a text is believed beside its words; as in training/impression.py. */
const SHARE = { short: 0.5, book: 0.3 } as const

/** What the words of a text and its sense say of it together, taken for a short one and for a book. */
export const saidTogether = (diction: Diction, impressions: Impressions): Record<'short' | 'book', Diction> => ({
  short: between(diction, impressions.short, SHARE.short),
  book: between(diction, impressions.book, SHARE.book),
})

function between(diction: Diction, impression: Diction | undefined, share: number): Diction {
  if (impression === undefined) return diction
  const mean = (byWords: number, bySense: number): number => (1 - share) * byWords + share * bySense
  return {
    age: mean(diction.age, impression.age),
    adult: mean(diction.adult, impression.adult),
    severities: severities((label) => mean(diction.severities[label], impression.severities[label])),
  }
}

let ofTheProduct: ReadImpressions | undefined

/** The one of this process. */
export const sharedImpressions = (): ReadImpressions => (ofTheProduct ??= loadImpressions())

const severities = (of: (label: ReadLabel, index: number) => number): Record<ReadLabel, number> =>
  Object.fromEntries(READ_LABELS.map((label, index) => [label, of(label, index)])) as Record<ReadLabel, number>
