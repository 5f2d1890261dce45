import { readFileSync } from 'node:fs'
import { READ_LABELS, type ReadLabel } from '../../reader/labels.ts'
import type { Reading } from '../../reader/read-windows.ts'
import type { Diction } from '../diction/diction.ts'

const WEIGHTS = new URL('weights.txt', import.meta.url)

/** Tells what the sense of a short text as a whole says of it; undefined where nothing was read. */
export type ReadImpression = (readings: readonly Reading[]) => Diction | undefined

const SEVERITIES = 2
const ASPECTS = SEVERITIES + READ_LABELS.length

/**
 * Ridge regressions on the mean of the sentence vectors of a text's windows (training/fit_shorts.py): what is told without a telling
 * word still has a sense, and of a whole text that sense is steady. Read with the first short text; the same on every machine.
 */
export function loadImpression(file: URL = WEIGHTS): ReadImpression {
  let weights: readonly (readonly number[])[] | undefined
  return (readings) => {
    const vectors = readings.flatMap(({ sentence }) => sentence ?? [])
    if (vectors.length === 0) return undefined
    const [start, ...rows] = (weights ??= parse(readFileSync(file, 'utf8')))
    const sums = start!.slice()
    for (const [at, row] of rows.entries()) {
      let sum = 0
      for (const vector of vectors) sum += vector[at]!
      const value = sum / vectors.length
      for (let aspect = 0; aspect < ASPECTS; aspect += 1) sums[aspect]! += row[aspect]! * value
    }
    const [age = 0, adult = 0] = sums
    return { age, adult, severities: severities((_, index) => sums[SEVERITIES + index]!) }
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

const parse = (content: string): number[][] =>
  content
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
