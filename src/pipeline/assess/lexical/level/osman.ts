/** What OSMAN needs: words, sentences, words of more than five letters, syllables, words of more than four syllables, and those of them in formal spelling. */
export type OsmanCounts = {
  words: number
  sentences: number
  hard: number
  syllables: number
  complex: number
  formal: number
}

/**
 * OSMAN reading ease of vocalised Arabic (El-Haj & Rayson 2016), about 0 hard to 100 easy, not clamped. No package
 * has it. NaN without words.
 */
export function osman({ words, sentences, hard, syllables, complex, formal }: OsmanCounts): number {
  if (words === 0 || sentences === 0) return Number.NaN
  return 200.791 - 1.015 * (words / sentences) - 24.181 * ((hard + syllables + complex + formal) / words)
}
