import { readFileSync } from 'node:fs'
import { READ_LABELS } from '../labels.ts'

/** Digits are 0 to 4. */
const STRONGEST = 4

/** What single words can bear on: one line `word 0020001` for each that bears on anything, digits in the order of the labels. */
export function loadBearing(file: URL): ReadonlyMap<string, Float32Array> {
  const bearing = new Map<string, Float32Array>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const space = line.indexOf(' ')
    if (space <= 0) continue
    const digits = line.slice(space + 1)
    bearing.set(
      line.slice(0, space),
      Float32Array.from(READ_LABELS, (_, label) => (digits.charCodeAt(label) - 0x30) / STRONGEST),
    )
  }
  return bearing
}
