import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Reading } from '../../reader/read-windows.ts'
import type { Diction } from '../diction/diction.ts'
import { loadSense } from './sense.ts'

const WEIGHTS = new URL('weights.txt', import.meta.url)

/** Tells what the sense of a short text as a whole says of it; undefined where nothing was read. */
export type ReadImpression = (readings: readonly Reading[]) => Diction | undefined

const SEVERITIES = 2

/** What is told without a telling word still has a sense, and of a whole text that sense is steady (training/fit_shorts.py); the same on every machine. */
export function loadImpression(file: URL = WEIGHTS): ReadImpression {
  const sense = loadSense(file)
  return (readings) => {
    const said = sense(readings)
    if (said === undefined) return undefined
    const [age = 0, adult = 0] = said
    return { age, adult, severities: severities((_, index) => said[SEVERITIES + index]!) }
  }
}

/** The mean of what the words of a text say and what its sense says. */
export function together(diction: Diction, impression: Diction | undefined): Diction {
  if (impression === undefined) return diction
  return {
    age: (diction.age + impression.age) / 2,
    adult: (diction.adult + impression.adult) / 2,
    severities: severities((label) => (diction.severities[label] + impression.severities[label]) / 2),
  }
}

let ofTheProduct: ReadImpression | undefined

/** The one of this process. */
export const sharedImpression = (): ReadImpression => (ofTheProduct ??= loadImpression())

const severities = (of: (label: ReadLabel, index: number) => number): Record<ReadLabel, number> =>
  Object.fromEntries(READ_LABELS.map((label, index) => [label, of(label, index)])) as Record<ReadLabel, number>
