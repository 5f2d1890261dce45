import { readFileSync } from 'node:fs'
import type { Reading } from '../../reader/read-windows.ts'

/** What the sense of some windows of a text says, a number an aspect; undefined where nothing was read. */
export type ReadSense = (readings: readonly Reading[]) => number[] | undefined

/**
 * Ridge regressions on the mean of the sentence vectors of windows, of which a file has a line with what a text without windows gives and then a
 * line for each number of the vector, an aspect a column (training/impression.py). The file is read with the first text.
 */
export function loadSense(file: URL): ReadSense {
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
      for (let aspect = 0; aspect < sums.length; aspect += 1) sums[aspect]! += row[aspect]! * value
    }
    return sums
  }
}

const parse = (content: string): number[][] =>
  content
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
