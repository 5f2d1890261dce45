import { readFileSync } from 'node:fs'

/** Of a stem that stands in no list. */
const RARE = 20
let rates: ReadonlyMap<string, number> | undefined

/**
 * How often Arabic books use a stem, in a million words: counted in 526 books by training/stem-rates.ts.
 *
 * @param stem as `stemArabic` gives it
 */
export function stemsPerMillion(stem: string): number {
  rates ??= new Map(
    readFileSync(new URL('arabic-stem-rates.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string])
      .map(([known, rate]) => [known, Number(rate)]),
  )
  return rates.get(stem) ?? RARE
}
