import { readFileSync } from 'node:fs'
import { WIDTH } from '../../reader/network/shape.ts'
import type { Reading } from '../../reader/read-windows.ts'

/** What the sense of some windows of a text and their manner say, a number an aspect; undefined where nothing was read. */
export type ReadSense = (readings: readonly Reading[]) => number[] | undefined

/**
 * Ridge regressions on the means of the vectors of windows, of what they say and behind it of how they are written, of which a file has a line with
 * what a text without windows gives and then a line for each number of the two, an aspect a column (training/impression.py). The file is read with the first text.
 */
export function loadSense(file: URL): ReadSense {
  let weights: readonly (readonly number[])[] | undefined
  return (readings) => {
    const means = meansOf(readings)
    if (means === undefined) return undefined
    const [start, ...rows] = (weights ??= parse(readFileSync(file, 'utf8')))
    const sums = start!.slice()
    for (const [at, row] of rows.entries()) {
      for (let aspect = 0; aspect < sums.length; aspect += 1) sums[aspect]! += row[aspect]! * means[at]!
    }
    return sums
  }
}

/** The mean of what some windows say, and behind it of how they are written: twice WIDTH numbers; undefined where nothing was read. */
export function meansOf(readings: readonly Reading[]): Float64Array | undefined {
  const read = readings.flatMap(({ sentence, manner }) => (sentence && manner ? [{ sentence, manner }] : []))
  if (read.length === 0) return undefined
  const means = new Float64Array(2 * WIDTH)
  for (const { sentence, manner } of read) {
    for (let d = 0; d < WIDTH; d += 1) {
      means[d]! += sentence[d]! / read.length
      means[WIDTH + d]! += manner[d]! / read.length
    }
  }
  return means
}

const parse = (content: string): number[][] =>
  content
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
